/** English: the tutorial, typed moves and the mode for screen readers; the shape of all other languages. */
import { pluralIn } from '../plural';

const plural = pluralIn('en');

export const words = {
  page: {
    start: 'Start the first game',
    goOn: 'Continue',
    again: 'Start over',
    preparing: 'Setting up the table ...',
    learnt: 'You have finished this lesson. You can replay it any time.',
    look: 'Look it up',
    rules: 'Rules at a glance',
    gallery: 'All pieces',
    keys: 'Keyboard and typed moves',
    keysText: 'You can play with the keyboard alone. Press / to type a move.',
  },

  coach: {
    name: 'Guide',
    next: 'Next',
    fold: 'Hide the guide',
    unfold: 'Show the guide',
    playNow: 'Play now',
    playOn: 'Play on',
    finish: 'End the lesson',
    mine: 'My choice is marked. You may choose differently.',

    ended: 'The lesson is over. Have fun!',
  },

  move: {
    title: 'Type a move',
    label: 'Your move',
    send: 'Play it',
    notYou: 'It is not your turn.',
    legal: 'List the legal moves',
    hide: 'Hide the list',
    none: 'There is no legal move.',
    count: (n: number, all: number) =>
      n < all
        ? `${n} of ${all} legal moves`
        : plural(n, { one: '1 legal move', other: `${n} legal moves` }),
    gain: (by: string) => `${by} points`,
    use: (text: string) => `Use ${text}`,
    done: (text: string) => `Played: ${text}`,
    unreadable: 'This is not a move.',
    undo: 'Undo the last move',
    undone: 'Undone.',
  },

  reader: {
    title: 'The table as text',
    things: 'What is on the table',
    log: 'What happened',
    show: 'How the board is shown',
    words: 'Text',
    picture: 'Picture',
  },
};
