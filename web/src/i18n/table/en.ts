/** English: the words of every table, and the shape that every other language must have. */
import { pluralIn } from '../plural';

const plural = pluralIn('en');

export const words = {
  you: 'You',
  /** a heading for one's own board and for that of another */
  rules: { title: 'How it is played', learn: 'Learn it by playing' },
  boards: {
    skye: {
      yours: 'Your territory',
      of: (name: string) => `The territory of ${name}`,
      look: (name: string) => `Look at the territory of ${name}`,
      back: 'Back to your territory',
    },
    cats: {
      yours: 'Your boat',
      of: (name: string) => `The boat of ${name}`,
      look: (name: string) => `Look at the boat of ${name}`,
      back: 'Back to your boat',
    },
  },
  opening: 'Going to the table ...',
  page: {
    unknownTitle: 'No such table',
    unknownText: 'It may have been cleared away, or the link is not complete.',
    cannotTitle: 'A game that this page does not know',
    cannotText: 'The table is there, but this version of the page cannot show it.',
    failedTitle: 'The table cannot be reached',
    failedText: 'Check the connection, then try again. Your seat is kept.',
    overTitle: 'The table is closed',
    deleted: 'Its host has cleared it away.',
    protocol: 'The page is older than the server. Load it again.',
    tooFast: 'Too much was asked at once. Wait a moment, then come back.',
    again: 'Try again',
    reload: 'Load the page again',
    home: 'Back to the harbour',
  },
  line: {
    lost: 'Line lost, reconnecting.',
    kept: 'Your seat is kept.',
    seconds: (n: number) => `${n} s`,
    now: 'Now',
    back: 'The line is back.',
  },
  bar: {
    menu: 'Menu',
    log: 'Log',
    chat: 'Chat',
    newLines: (n: number) => plural(n, { one: `${n} new message`, other: `${n} new messages` }),
    rules: 'Rules',
    toDay: 'Switch to day',
    toNight: 'Switch to night',
    yourClock: 'Your clock',
    status: 'What is awaited',
  },
  dock: {
    fold: 'Fold this down to see more of the board',
    unfold: 'Unfold this',
  },
  clock: {
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    paused: 'on vacation',
    of: (name: string) => `Clock of ${name}`,
  },
  seats: {
    title: 'Players',
    points: (n: number) => plural(n, { one: `${n} point`, other: `${n} points` }),
    bot: 'bot',
    botLevel: (level: number) => `bot, level ${level}`,
    sitsIn: 'A bot sits in',
    away: 'not here',
    starts: 'starting player',
    place: (n: number) => `number ${n} in turn order`,
    takeBack: 'Take my seat back',
    tookBack: 'The seat is yours again.',
    standIn: 'A bot plays for you.',
    standInText: 'It plays on until you take your seat back.',
  },
  peek: {
    back: 'Back to mine',
  },
  menu: {
    title: 'Table',
    rules: 'Rules of the game',
    log: 'Log of the game',
    chat: 'Chat',
    settings: 'Settings',
    luck: 'The luck of this table',
    record: 'Download the record',
    replay: 'Replay',
    leave: 'Leave the table',
    leaveHint: 'A bot sits in for you; you can come back.',
    home: 'Back to the harbour',
    homeHint: 'Your seat is kept.',
    watching: (n: number) =>
      plural(n, { one: `${n} person is watching`, other: `${n} people are watching` }),
  },
  leave: {
    title: 'Leave the table?',
    text: 'A bot sits in for you and plays on. As long as the game runs you can come back and take your seat again.',
    stay: 'Stay',
    leave: 'Leave',
  },
  luck: {
    title: 'The luck of this table',
    text: 'All that is drawn comes from one secret number. It was fixed before the first draw; this is its fingerprint.',
    fingerprint: 'Fingerprint (SHA-256)',
    after:
      'At the end the number itself is shown. Whoever likes can check that nothing was changed on the way.',
    seed: 'The number',
    how: 'How to check it',
    fits: 'The number fits the fingerprint.',
    differs: 'The number does not fit the fingerprint.',
    howText:
      'Download the record when the game is over. The program plays it again, with all draws made anew from the number:',
    copy: 'Copy',
    copied: 'Copied.',
  },
  failed: {
    move: 'That did not work. Try again.',
    stale: 'The table has moved on meanwhile.',
    busy: 'The server is busy. Try again in a moment.',
    noUndo: 'That cannot be taken back any more.',
    standIn: 'A bot plays for you now. Take your seat back first.',
  },
};
