/** English words of log, chat, scoring, result and replay. */
import { plain } from '../numbers';
import { pluralIn } from '../plural';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

const points = (n: number) => plural(n, { one: `${plain(n)} point`, other: `${plain(n)} points` });

export const words = {
  /** The names of bots by seat. */
  bots: ['Moss', 'Fern', 'Rowan', 'Heath', 'Briar'],
  you: 'You',
  total: 'Total',
  soFar: 'So far',
  /** Points from earlier rounds. */
  before: 'Before',
  /** A number that highlights its cells. */
  show: (what: string) => `${what}: show where it comes from`,
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet. Every move appears here.',
    loading: 'Loading the log ...',
  },
  chat: {
    title: 'Chat',
    empty: 'No messages yet.',
    label: 'Message to the table',
    placeholder: 'Your message',
    say: 'Send',
    watcher: 'watching',
    readOnly: 'Only players can chat at this table.',
    more: (name: string) => `More about ${name}`,
    mute: (name: string) => `Hide messages from ${name}`,
    unmute: (name: string) => `Show messages from ${name}`,
    muted: (name: string) => `Messages from ${name} are hidden.`,
    unmuted: (name: string) => `Messages from ${name} are shown again.`,
    silence: (name: string) => `Mute ${name} for everyone`,
    unsilence: (name: string) => `Unmute ${name} for everyone`,
    silenced: (name: string) => `${name} can no longer chat here.`,
    unsilenced: (name: string) => `${name} can chat again.`,
    hidden: (n: number) =>
      plural(n, { one: `${n} message is hidden`, other: `${n} messages are hidden` }),
    left: (n: number) => plural(n, { one: `${n} character left`, other: `${n} characters left` }),
    refusals: {
      not_allowed: 'You cannot chat at this table.',
      too_fast: 'Too many messages. Wait a moment.',
      unreadable: 'This message cannot be sent.',
      muted: 'The host has muted you.',
      offline: 'No connection: the message was not sent. Try again when you are back online.',
      other: 'The message was not sent. Try again in a moment.',
    },
    failed: 'That did not work. Try again in a moment.',
  },
  since: {
    title: 'Since your last turn',
    away: 'While you were away',
    more: (n: number) => plural(n, { one: `and ${n} more`, other: `and ${n} more` }),
    play: 'Show me',
    stop: 'Stop',
    close: 'Got it',
  },
  walk: {
    final: 'Final score',
    step: (n: number, of: number) => `step ${n} of ${of}`,
    sum: (topic: string, name: string, n: number) => `${topic}: ${points(n)} for ${name}`,
    sumYou: (topic: string, n: number) => `${topic}: ${points(n)} for you`,
    none: 'No points yet.',
    back: 'One step back',
    pause: 'Pause',
    play: 'Play automatically',
    next: 'Next step',
    toResult: 'See the result',
    close: 'Close the scoring',
  },
  result: {
    botPlayed: 'a bot played part of the game',
    stoodIn: (name: string | null, told: string) =>
      name === null
        ? `In your seat, ${told}; this game does not count.`
        : `In ${name}’s seat, ${told}.`,
    wins: (name: string, n: number) => `${name} wins with ${points(n)}`,
    youWin: (n: number) => `You win with ${points(n)}`,
    share: (names: string[], n: number) =>
      `${list.format(names)} share the victory with ${points(n)}`,
    follows: (parts: string[]) => `Behind: ${list.format(parts)}.`,
    tie: 'Equal points: the rules break the tie.',
    from: 'Points from',
    curve: 'How it went',
    rematch: 'Rematch',
    rematchWaits: 'A rematch is waiting',
    join: 'Join',
    rematchOwn: 'Your rematch is set up',
    continue: 'Continue',
    replay: 'Watch the replay',
    walk: 'Walk through the scoring',
    download: 'Download the record',
    home: 'Home',
    failed: 'That did not work. Try again in a moment.',
  },
  curves: {
    label: (parts: string[]) => `Points over the game. At the end: ${list.format(parts)}.`,
    end: 'end',
    points: 'Points',
    worth: 'If everything scored now',
    kind: 'What the curve shows',
  },
  replay: {
    title: 'Replay',
    of: (game: string) => `Replay: ${game}`,
    loading: 'Loading the game ...',
    missing: 'No finished game found',
    missingText: 'It may still be running, or it was deleted.',
    failed: 'The replay could not be loaded',
    unknownGame: 'This page cannot show this game yet.',
    move: (n: number, of: number) => `${n}/${of}`,
    moveLabel: (n: number, of: number) => `Move ${n} of ${of}`,
    scrubber: 'Position in the game',
    back: 'One move back',
    next: 'One move forward',
    play: 'Play',
    pause: 'Pause',
    tabs: 'What is shown',
    curve: 'Curve',
    swings: 'Swings',
    moves: 'Moves',
    threeSwings: 'Biggest swings',
    swingsHint: 'How much a move changed the points of a player.',
    noSwings: 'No move changed much.',
    link: 'Copy a link to this move',
    copied: 'The link is copied.',
    notCopied: 'Copying did not work. Copy the link from the address bar.',
    download: 'Download the record',
    pickTitle: 'Replays',
    pickLead: 'Step through a finished game, move by move.',
    fromFile: 'Open a record file',
    fileText:
      'A .json or .jsonl file from Skerry, also compressed as .gz. It is checked, not stored.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading and checking ...',
    mine: 'Your finished games',
    many: (n: number) =>
      plural(n, { one: `${n} game in this file`, other: `${n} games in this file` }),
    gameIn: (n: number) => `Game ${n}`,
    empty: 'This file contains no record.',
    broken: 'This record cannot be replayed.',
    largest: 'The file is too large.',
    offline: 'The server cannot be reached.',
    toTable: 'Back to the result',
    another: 'Other replays',
  },
};

export type StoryWords = typeof words;
