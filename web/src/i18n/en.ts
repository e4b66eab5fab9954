/** English: the words themselves, and the shape that every other language must have. */
import { type Credit, credits } from './credits';
import { pluralIn } from './plural';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

export const en = {
  common: {
    skerry: 'Skerry',
    close: 'Close',
    cancel: 'Cancel',
    less: 'Less',
    more: 'More',
    on: 'On',
    off: 'Off',
    loading: 'One moment ...',
    tiles: (n: number) => plural(n, { one: `${n} tile`, other: `${n} tiles` }),
  },
  /** Bots that every server knows, by their names. */
  bots: {
    beginner: 'Beginner',
    easy: 'Easy',
    normal: 'Normal',
    hard: 'Hard',
    expert: 'Expert',
    random: 'Random',
    greedy: 'Greedy',
  },
  nav: {
    skip: 'Go to the content',
    main: 'Pages',
    games: 'Games',
    play: 'Play',
    learn: 'Learn',
    replays: 'Replays',
    gallery: 'Gallery',
    settings: 'Settings',
    about: 'About',
    toDay: 'Switch to day',
    toNight: 'Switch to night',
    language: 'Language',
  },
  lost: {
    title: 'Off the chart',
    text: (path: string) => `There is nothing at ${path}. The sea is wide.`,
    home: 'Back to the harbour',
  },
  failed: {
    title: 'This page did not come through',
    text: 'Check the connection, then try again. Nothing is lost.',
    again: 'Try again',
  },
  update: {
    text: 'A new version of the page is here.',
    load: 'Load it',
  },
  settings: {
    title: 'Settings',
    kept: 'Kept in this browser.',
    look: 'Look',
    theme: 'Theme',
    themes: { system: 'As the system', day: 'Day', night: 'Night' },
    language: 'Language',
    languageSystem: (name: string) => `As the browser (${name})`,
    scale: 'Size of text',
    scales: { 90: 'Small', 100: 'Normal', 115: 'Large', 130: 'Very large' },
    aids: 'Colour aids',
    aidsHint: 'Pale pasture, dark water and stronger textures, for eyes that mix up colours',
    preview: 'How it looks',
    play: 'Play',
    motion: 'Motion',
    motions: { system: 'As the system', full: 'Full', none: 'None' },
    motionHint: 'Tiles that fly and scores that count up',
    sounds: 'Sounds',
    soundsHint: 'Short ones, when it is your move and when something is bought',
    confirm: 'Confirm moves',
    confirmHint: 'Ask once more before a move is sent',
    reader: 'Screen-reader mode',
    readerHint: 'Tables in words: named cells, every event told, moves typed with /',
    reset: 'Back to the defaults',
    resetDone: 'The defaults hold again.',
  },
  about: {
    title: 'About Skerry',
    why: 'It runs on your own machine or on a server of your own, keeps a record of every game, and shows how each point was earned.',
    noticeTitle: 'An independent project',
    notice:
      'Skerry is not affiliated with, sponsored by or endorsed by the publishers or the authors of the games that it can play.',
    art: 'All pictures are drawn by our own code, and the rules are told in our own words. There is no art and no text of the publishers.',
    licences: 'Licences',
    code: 'The program is free software under the MIT licence.',
    fonts:
      'The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.',
    fontsLicence: 'Text of the font licence',
    privacy: 'Privacy',
    privacyText:
      'No advertising, no trackers, nothing from other servers. Settings stay in this browser; the server keeps your name and the games you play.',
    gallery: 'See all pieces',
    lead: (games: readonly string[]) =>
      `Skerry brings modern board games to the browser, for people and bots${games.length ? `: ${list.format(games)}` : ''}.`,
    authors: (games: readonly Credit[]) =>
      `${credits(games, ', ', ([title, authors], i) => `${title} ${i ? 'one by' : 'is a game by'} ${list.format(authors)}`)}If you like a game, buy it: a table with friends around it is hard to beat.`,
  },
  gallery: {
    lead: 'Every piece is drawn by code from the same data that the rules read.',
    which: 'Game',
  },
  seat: {
    you: (name: string) => `${name} (you)`,
  },
  clans: {
    blue: 'Blue, wave',
    white: 'White, gull',
    yellow: 'Yellow, sun',
    red: 'Red, stag',
    green: 'Green, thistle',
  },
};
