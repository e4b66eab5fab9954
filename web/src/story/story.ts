/** How a game is told: what the panels here need from each game to speak and to draw. */
import type { Component } from 'svelte';
import type { Clan } from '../art/emblems';
import type { ScoreLine, What } from '../wire/protocol';
import type { Following, Game, ReplayStep, Seat } from '../wire/types';
import type { Group } from '../board/cells';

/** A line of the log; several events may share one. */
export interface LogLine {
  text: string;
  /** Whose doing it was; null: everybody's. */
  seat: Seat | null;
  /** Where, on that seat's board. */
  cells: Group['cells'];
  /** Of interest to few. */
  minor: boolean;
}

/** One thing that was scored for all seats, a step of a walk and a row of a table. */
export interface ScoredThing {
  /** The topics of its score lines; a prefix with a star stands for several, such as `scroll *`. */
  topic: string;
  slot: string | null;
  /** What each seat got. */
  points: readonly number[];
}

/** A scoring: of a round, or of the last round with the end of the game. */
export interface Scoring {
  round: number;
  /** The version in which it became known. */
  version: number;
  things: readonly ScoredThing[];
  /** All points of each seat, when it was over. */
  totals: readonly number[];
  isFinal: boolean;
}

export interface BoardProps<G extends Game = Game> {
  view: G['view'];
  seat: Seat;
  groups?: readonly Group[];
  /** Cells with a frame; nothing is dimmed. */
  framed?: Group['cells'];
  /** As it was when this round was scored; left out: as it is. */
  round?: number;
  label: string;
}

/** A game's own part of the panels. */
export interface Story<G extends Game> {
  /** An event in a sentence. */
  tell(event: G['event'], names: readonly string[], goals?: readonly string[]): string;
  /** A step of a replay in a sentence: its move, or the start. */
  headline(step: ReplayStep<G>, names: readonly string[]): string;
  /** Events as lines of a log: what belongs together stands in one. */
  digest(
    events: readonly G['event'][],
    names: readonly string[],
    view: G['view'] | null,
  ): LogLine[];
  /** The round that begins with an event; null: none does. */
  begins(event: G['event']): number | null;
  /** The round of a view; 0 before the first one. */
  round(view: G['view']): number;
  phase(view: G['view']): string;
  clan(view: G['view'] | null, seat: Seat): Clan;
  /** The points that a seat has. */
  points(view: G['view'], seat: Seat): number;
  /** All scorings so far, oldest first. */
  scorings(table: Pick<Following<G>, 'steps' | 'view' | 'names'>): Scoring[];
  isScoring(event: G['event']): boolean;
  /** A topic in a word or two. */
  topic(topic: string): string;
  /** What a line gives its points for. */
  because(line: ScoreLine): string;
  /** The piece that a move is about. */
  piece(event: G['event']): string | null;
  /** In what order topics stand in a table; topics of the same row share a name. */
  row(what: What): Pick<ScoredThing, 'topic' | 'slot'>;
  /** A board that fills its positioned box. */
  Board: Component<BoardProps<G>>;
  /** The same as a small picture. */
  Thumb: Component<Pick<BoardProps<G>, 'view' | 'seat'>>;
  /** A small square picture of a topic. */
  Picture: Component<{ topic: string }>;
  /** A small square picture of a piece. */
  Piece: Component<{ piece: string }>;
}

/** Does a line belong to this row of a table? */
export function isOf(
  line: ScoreLine,
  { topic, slot }: Pick<ScoredThing, 'topic' | 'slot'>,
): boolean {
  const fits = topic.endsWith('*')
    ? line.what.topic.startsWith(topic.slice(0, -1))
    : line.what.topic === topic;
  return fits && line.what.slot === slot;
}
