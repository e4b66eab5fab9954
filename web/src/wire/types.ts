/** The protocol's types for a game: it fills in what the protocol leaves open. */

import type * as protocol from './protocol';

/** The types of a game, as its generated module exports them under the game's name. */
export interface Game {
  view: unknown;
  move: unknown;
  event: unknown;
  options: unknown;
  change: unknown;
  /** What points are for; every game has types of its own. */
  source: protocol.ScoreSource;
}

export type Seat = number;

export type Now<G extends Game> = Omit<protocol.Now, 'view'> & { view: G['view'] };

export type Info<G extends Game> = Omit<protocol.TableInfo, 'options'> & { options: G['options'] };

/** A received step: its events and its version. */
export interface Told<G extends Game> {
  version: number;
  events: G['event'][];
}

export type Explained = Pick<protocol.Explained, 'legal' | 'sentence' | 'reason' | 'fields'>;

export interface Legal<G extends Game> {
  moves: G['move'][];
  /** Their number; more than `moves` if there were too many to send. */
  total: number;
  /** The score change of each, if requested. */
  gains: number[] | null;
}

/** Some points, what they are for, and the cells that earn them. */
export type ScoreLine<G extends Game = Game> = Omit<protocol.ScoreLine, 'what'> & {
  what: G['source'];
};

export interface Scored<G extends Game = Game> {
  card: { lines: ScoreLine<G>[]; prospects?: ScoreLine<G>[] };
  total: number;
}

/** Fields that a move must have, such as `{ type: 'place', tile: 'L03' }`. */
export type Like<G extends Game> = { [field: string]: unknown } & Partial<
  G['move'] extends object ? G['move'] : object
>;

/** A hypothetical state for a question. */
export interface AsIf<G extends Game> {
  /** Assume that we made these moves. */
  after?: (G['move'] | string)[];
  /** Assume that we must place these pieces now, wherever they are. */
  scratch?: string[];
}

/** The result of a game. */
export type Ending = Pick<protocol.Ended, 'scores' | 'winners' | 'standings'>;

/** The read side of a table, shared by running tables and replays. */
export interface Following<G extends Game> {
  /** One per seat; "" for a free one. */
  readonly names: readonly string[];
  /** The seat of this view; null for a spectator. */
  readonly seat: Seat | null;
  readonly version: number | null;
  readonly view: G['view'] | null;
  readonly awaits: readonly Seat[];
  readonly isMine: boolean;
  readonly steps: readonly Told<G>[];
  readonly ended: Ending | null;
}

export type ReplayStep<G extends Game> = Omit<protocol.ReplayStep, 'move' | 'events' | 'view'> & {
  move: G['move'] | null;
  events: G['event'][];
  view: G['view'];
};

/** A finished game, step by step, with nothing hidden. */
export type Replay<G extends Game> = Omit<protocol.Replay, 'options' | 'steps'> & {
  options: G['options'];
  steps: ReplayStep<G>[];
};

/** A bot's move in our place, and its reasons, the most important one first. */
export interface Hinted<G extends Game> {
  move: G['move'];
  /** The same in the game's notation. */
  text: string;
  why: readonly protocol.Why[];
}
