/** What log, result and replay need from each game: its words and its pictures. */
import type { Component } from 'svelte';
import type { Clan } from '../art/emblems';
import type { ScoreLine, ScoreSource } from '../wire/protocol';
import type { TableStore } from '../wire/table.svelte';
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
  /** As `row` tells it of its score lines. */
  topic: string;
  slot: string | null;
  /** What each seat got; null: it is nothing for this seat. An automatic opponent (-1) stands last. */
  points: readonly (number | null)[];
}

/** A scoring: of a round, or of the last round with the end of the game. */
export interface Scoring {
  round: number;
  /** The version in which it became known. */
  version: number;
  things: readonly ScoredThing[];
  /** All points of each seat, when it was over; an automatic opponent (-1) stands last. */
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

/** A finished table. */
export type Ended<G extends Game> = Pick<TableStore<G>, 'id' | 'info' | 'seat' | 'ended' | 'view'>;

/** What a game calls its things, in the spoken language. */
export interface Terms {
  /** A round, or a day. */
  round: (n: number) => string;
  beforeRounds: string;
  /** To walk through the scoring of a round. */
  scoring: (round: number) => string;
  scored: (round: number) => string;
  onward: (round: number) => string;
  board: (name: string) => string;
  boardWith: (name: string, points: number) => string;
  boards: string;
  whose: string;
  /** The keys of a replay. */
  keys: string;
  /** The automatic opponent has won. */
  automaWins?: (points: number) => string;
}

/** A game's own part of the panels. */
export interface Story<G extends Game> {
  terms(): Terms;
  /** Topics in the order of a table of sources; left out: as they were counted. */
  order?: readonly string[];
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
  /** The points that a seat has; null: this game counts at its end. */
  points(view: G['view'], seat: Seat): number | null;
  /** What the automatic opponent of a game is called, which is seat -1; null: it has none. */
  automa(view: G['view'] | null): string | null;
  /** All scorings so far, oldest first. */
  scorings(table: Pick<Following<G>, 'steps' | 'view' | 'names'>): Scoring[];
  isScoring(event: G['event']): boolean;
  /** A topic in a word or two. */
  topic(topic: string): string;
  /** What a line gives its points for. */
  because(line: ScoreLine): string;
  /** The same with its points, where the lines of one row differ; left out: `because`. */
  worth?(line: ScoreLine): string;
  /** What has a row of its own below that of its topic, such as a card; null: the topic says it all. */
  part?(line: ScoreLine): string | null;
  /** The rule by which a line is counted, where its words do not say it. */
  rule?(line: ScoreLine): string | null;
  /** The piece that a move is about. */
  piece(event: G['event']): string | null;
  /** What is counted in every game, for seats (0) or an automatic opponent (-1), even if it is nothing. */
  always?(view: G['view']): readonly { topic: string; seat: Seat }[];
  /** The row of a table to which a score line belongs. */
  row(what: ScoreSource): Pick<ScoredThing, 'topic' | 'slot'>;
  /** A board that fills its positioned box. */
  Board: Component<BoardProps<G>>;
  /** The same as a small picture. */
  Thumb: Component<Pick<BoardProps<G>, 'view' | 'seat'>>;
  /** A small square picture of a topic. */
  Picture: Component<{ topic: string }>;
  /** A small square picture of a piece. */
  Piece: Component<{ piece: string }>;
  /** The face of the automatic opponent, where a game has one. */
  Automa?: Component<{ size: number }>;
  /** More about the end of a game, such as those before it; for the page of its result. */
  Ending?: Component<{ table: Ended<G> }>;
  /** What else lies on the table of a replay, beside the board. */
  Around?: Component<Pick<BoardProps<G>, 'view' | 'seat'>>;
}

/** Does a line belong to this row of a table? */
export function isOf(
  story: Pick<Story<Game>, 'row'>,
  line: ScoreLine,
  { topic, slot }: Pick<ScoredThing, 'topic' | 'slot'>,
): boolean {
  const row = story.row(line.what);
  return row.topic === topic && row.slot === slot;
}
