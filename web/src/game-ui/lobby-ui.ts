/** What the lobby must know of a game: what to say of it, and which of its options go together. */
import type { Game } from '../wire/types';
import type { Lazy } from './lazy';

/** Options of a table as they are sent; one that is left out has its default. */
export type Options = Readonly<Record<string, unknown>>;

export type SeatRange = readonly [fewest: number, most: number];

/** The words of an option; the server's schema says what it can be. */
export interface OptionWords {
  label: string;
  hint?: string;
  /** The values in words, in the order in which they are offered. */
  values?: Readonly<Record<string, string>>;
  /** What each value means. */
  hints?: Readonly<Record<string, string>>;
  /** A value with what it means, where one chooses among many. */
  long?: (value: string) => string;
  /** One place of several that are filled, by its letter. */
  slot?: (slot: string) => string;
  /** What is said of a table where these places were filled. */
  chosen?: string;
}

/** A running game in a list of tables. */
export interface Standing {
  /** Such as `Round 5`. */
  stage: string;
  /** What the phase asks of people; null: nothing. */
  asks: string | null;
  /** One a seat; null: the game does not count in public. */
  points: readonly number[] | null;
}

/** A game on one's own: its levels are the values of an option. */
export interface Solo {
  label: () => string;
  /** In words, from the easiest to the hardest. */
  levels: () => Readonly<Record<string, string>>;
  options: (level: string) => Options;
  /** What a level means, in a sentence. */
  text: (level: string) => string;
  /** Whom one plays against, if these are the options of a game on one's own. */
  against: (options: Options) => string | null;
  /** The automatic opponent, as it is called to those who play against it. */
  opponent: () => string;
  /** Its name in a list. */
  name: () => string;
}

/** Another quick way to a game, with a button of its own on the card. */
export interface Preset {
  title: () => string;
  text: () => string;
  options: Options;
  /** The fewest seats that it needs. */
  fewest: number;
}

/** The same draws for everybody, once a day. */
export interface Daily {
  title: () => string;
  text: () => string;
  /** We, and bots in the other seats. */
  seats: number;
}

export interface LobbyUi<G extends Game> {
  /** The game in a sentence. */
  pitch?: () => string;
  /** About how long a game takes, in minutes. */
  minutes?: (seats: number, options: Options) => number;
  optionWords?: () => Readonly<Record<string, OptionWords>>;
  /** A small square picture of a value of an option with several places. */
  optionPicture?: Lazy<{ value: string }>;
  /** What comes with the colour of a seat. */
  colourHint?: () => string;
  /** Options that say what kind of game it is; they stand first. */
  modes?: readonly string[];
  /** Whether an option has a meaning beside the others; left out: always. */
  applies?: (option: string, options: Options) => boolean;
  /** How many seats go with the options; left out: as many as the game has. */
  seats?: (options: Options, all: SeatRange) => SeatRange;
  solo?: Solo;
  presets?: readonly Preset[];
  daily?: Daily;
  /** The rounds that a bot played for a person, such as `a bot played rounds 2 to 6`. */
  botPlayed?: (rounds: readonly number[]) => string;
  standing?: (view: G['view']) => Standing;
}
