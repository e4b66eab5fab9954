/** English: the tutorial, typed moves and the mode for screen readers; the shape of all other languages. */
import { pluralIn } from '../plural';

const plural = pluralIn('en');

export const words = {
  page: {
    start: 'Start the first game',
    goOn: 'Go on with it',
    again: 'Start anew',
    preparing: 'The table is being set ...',
    learnt: 'You have done this lesson. Once more does no harm.',
    look: 'To look things up',
    rules: 'Rules at a glance',
    gallery: 'All pieces',
    keys: 'Keys and typed moves',
    keysText: 'Everything can be done with the keyboard. With / a move can be typed.',
  },

  coach: {
    name: 'Guide',
    next: 'Next',
    fold: 'Fold the guide',
    unfold: 'Show the guide',
    playOn: 'Play on',
    finish: 'End the lesson',
    mine: 'My choice is marked. Yours may be another one.',

    ended: 'The lesson is over. Have a good journey.',
  },

  move: {
    title: 'Type a move',
    label: 'Your move',
    send: 'Play it',
    notYou: 'Nothing is asked of you now.',
    legal: 'List the legal moves',
    hide: 'Hide the list',
    none: 'There is no legal move.',
    count: (n: number, all: number) =>
      n < all
        ? `${n} of ${all} legal moves`
        : plural(n, { one: '1 legal move', other: `${n} legal moves` }),
    gain: (by: string) => `${by} points`,
    use: (text: string) => `Take ${text}`,
    done: (text: string) => `Played: ${text}`,
    unreadable: 'This cannot be read as a move.',
    undo: 'Take the last move back',
    undone: 'Taken back.',
  },

  reader: {
    title: 'The table in words',
    things: 'What lies on the table',
    log: 'What happened',
    show: 'How the board is shown',
    words: 'Words',
    picture: 'Picture',
  },
};
