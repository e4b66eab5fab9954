/** What the sheet about oneself can be about. */
export type Matter =
  'home' | 'claim' | 'sign-in' | 'code' | 'recover' | 'sign-out' | 'forget' | 'invite';
