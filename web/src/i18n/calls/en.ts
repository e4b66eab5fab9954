/** How people are called who do not look at the page. */
export const words = {
  title: 'Notifications',
  browser: 'Notify me in this browser',
  browserHint:
    'When it is your move, your time is running out, somebody joins your table or a game ends. Also when the page is closed.',
  openHint: 'When it is your move or a game ends, as long as the page is open in another tab.',
  blocked:
    'The browser blocks notifications from this page. Allow them in its settings for this site.',
  unsupported:
    'This browser cannot show notifications here. They need https, and on an iPhone the page must be on the home screen.',
  failed: 'That did not work. Check the connection, then try again.',
  email: 'E-mail',
  emailHint: 'A first mail asks you to confirm the address.',
  emailWaits: (address: string) => `Open the link in the mail to ${address}.`,
  emailOn: (address: string) => `Skerry writes to ${address}.`,
  emailBad: 'This is not an e-mail address.',
  webhook: 'Webhook',
  webhookHint: 'An https address that receives the messages, such as a chat room.',
  webhookOn: 'Messages go to your webhook.',
  webhookBad: 'This must be a public https address.',
  save: 'Save',
  remove: 'Remove',
  tooOften: 'Too many attempts. Try again in a few minutes.',
  removed: 'Removed.',
  offer: 'Shall we notify you when it is your move?',
  yes: 'Notify me',
  no: 'Not now',
  on: 'We will notify you.',
  turn: 'It is your move',
  ended: 'The game is over',
  joined: 'Somebody has joined your table',
};
