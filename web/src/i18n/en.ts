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
    loading: 'Loading ...',
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
    skip: 'Skip to content',
    main: 'Main menu',
    games: 'Games',
    play: 'Home',
    learn: 'Learn',
    own: 'My games',
    replays: 'Replays',
    gallery: 'Gallery',
    settings: 'Settings',
    about: 'About',
    toDay: 'Switch to day',
    toNight: 'Switch to night',
    language: 'Language',
  },
  lost: {
    title: 'Page not found',
    text: (path: string) => `There is nothing at ${path}.`,
    home: 'Home',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Check your connection and try again.',
    again: 'Try again',
    soon: 'The page tries again by itself as soon as there is a connection.',
  },
  update: {
    text: 'A new version is available.',
    load: 'Reload',
  },
  settings: {
    title: 'Settings',
    toTable: 'Back to the table',
    kept: 'Saved in this browser.',
    look: 'Appearance',
    theme: 'Theme',
    themes: { system: 'System', day: 'Day', night: 'Night' },
    language: 'Language',
    languageSystem: (name: string) => `Browser default (${name})`,
    scale: 'Text size',
    scales: { 90: 'Small', 100: 'Normal', 115: 'Large', 130: 'Very large' },
    aids: 'Colour aids',
    aidsHint: 'Paler pasture, darker water and stronger textures for colour-blind players',
    preview: 'Preview',
    play: 'Play',
    motion: 'Animations',
    motions: { system: 'System', full: 'On', none: 'Off' },
    motionHint: 'Flying tiles and scores that count up',
    pace: "Speed of the other players' moves",
    paces: { slow: 'Slow', normal: 'Normal', instant: 'Instant' },
    paceHint: 'Moves are shown one after another. Tap or press Space to skip ahead.',
    sounds: 'Sounds',
    soundsHint: 'Short sounds, such as when it is your turn or something is bought',
    confirm: 'Confirm moves',
    confirmHint: 'Ask before a move is sent',
    passes: 'Pass automatically',
    passesHint: 'When you have no possible move, the page passes for you after a moment',
    reader: 'Screen-reader mode',
    readerHint: 'Tables as text: named cells, every event read out, moves typed with /',
    reset: 'Reset to defaults',
    resetDone: 'All settings are back to their defaults.',
  },
  about: {
    title: 'About Skerry',
    why: 'It runs on your own machine or on a server of your own, keeps a record of every game, and shows how each point was earned.',
    noticeTitle: 'An independent project',
    notice:
      'Skerry is not affiliated with, sponsored by or endorsed by the publishers or the authors of the games that it can play.',
    art: 'All pictures are drawn by our own code, and the rules are explained in our own words. No art or text comes from the publishers.',
    licences: 'Licences',
    code: 'The program is free software under the MIT licence.',
    fonts:
      'The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.',
    fontsLicence: 'Read the font licence',
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
    lead: 'Every piece is drawn by code, from the same data that the rules use.',
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
