/** The wire's types with a game put in: what the protocol leaves unknown is the game's own. */

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

/** One step as it was told: its events, and the version in which they became known. */
export interface Told<G extends Game> {
  version: number;
  events: G['event'][];
}

export type Explained = Pick<protocol.Explained, 'legal' | 'sentence' | 'reason' | 'fields'>;

export interface Legal<G extends Game> {
  moves: G['move'][];
  /** How many there are; more than `moves`, if they were too many to send. */
  total: number;
  /** What each would change in our score, where that was asked. */
  gains: number[] | null;
}

/** Some points, what they are for, and the cells that earn them. */
export type ScoreLine<G extends Game = Game> = Omit<protocol.ScoreLine, 'what'> & {
  what: G['source'];
};

export interface Scored<G extends Game = Game> {
  card: { lines: ScoreLine<G>[] };
  total: number;
}

/** Fields that a wanted move must have, such as `{ type: 'place', tile: 'L03' }`. */
export type Like<G extends Game> = { [field: string]: unknown } & Partial<
  G['move'] extends object ? G['move'] : object
>;

/** What could be, instead of what is: a question may be about that. */
export interface AsIf<G extends Game> {
  /** As if these moves of ours had been made. */
  after?: (G['move'] | string)[];
  /** As if we were to place these pieces on our own board now, wherever they are. */
  scratch?: string[];
}

/** How a game ended. */
export type Ending = Pick<protocol.Ended, 'scores' | 'winners' | 'standings'>;

/** A table's read side: the same for a running table and for a replay, so that boards show both. */
export interface Following<G extends Game> {
  /** One a seat; "" for one that is free. */
  readonly names: readonly string[];
  /** Whose eyes these are; null: a spectator's. */
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
