/** The views of the account dialog. */
export type Matter = 'home' | 'claim' | 'sign-in' | 'code' | 'recover' | 'sign-out' | 'forget';
