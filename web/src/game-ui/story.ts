/** What log, result and replay need from each game: its words and its pictures. */
import type { Component } from 'svelte';
import type { Who } from '../i18n/who';
import type { Clan } from '../art/emblems';
import type { SeatColours } from './seat-colours';
import type { TableStore } from '../wire/table.svelte';
import type { Following, Game, ReplayStep, ScoreLine, Seat } from '../wire/types';
import type { Group } from '../board/cells';

/** A line of the log; several events may share one. */
export interface LogLine {
  /** Its pieces are marked: `⟦L48⟧`. */
  text: string;
  /** The seat that did it; null for everybody. */
  seat: Seat | null;
  /** A seat that it concerns though it did not act, such as the seller of a tile. */
  concerns?: Seat;
  /** The cells on that seat's board. */
  cells: Group['cells'];
  /** A minor line. */
  minor: boolean;
  /** A new round starts with it, which is news until somebody acts. */
  begins?: boolean;
}

/** A scored topic for all seats: a step of the scoring and a row of the table. */
export interface ScoredThing {
  /** The result of `row` for its score lines. */
  topic: string;
  slot: string | null;
  /** The points of each seat; null if it does not apply. An automatic opponent (-1) is last. */
  points: readonly (number | null)[];
}

/** A scoring: of a round, or of the last round with the end of the game. */
export interface Scoring {
  round: number;
  /** The version in which it appeared. */
  version: number;
  things: readonly ScoredThing[];
  /** The total of each seat afterwards; an automatic opponent (-1) is last. */
  totals: readonly number[];
  isFinal: boolean;
  /** What breaks a tie for the victory, in a sentence. */
  tie?: string;
}

export interface BoardProps<G extends Game = Game> {
  view: G['view'];
  seat: Seat;
  groups?: readonly Group[];
  /** Cells with a frame, without dimming the rest. */
  framed?: Group['cells'];
  /** Show it when this round was scored; by default as it is now. */
  round?: number;
  label: string;
}

/** A thing that moves while an event is shown. Its places are CSS selectors, the best one first. */
export interface Flight {
  /** A piece, or an amount of what seats pay with. */
  what: string | number;
  /** Where it is before the event. */
  from: readonly string[];
  /** Where it is afterwards; a picture of the piece there appears when it lands. */
  to: readonly string[];
}

/** A finished table. */
export type Ended<G extends Game> = Pick<TableStore<G>, 'id' | 'info' | 'seat' | 'ended' | 'view'>;

/** The terms of a game in the current language. */
export interface Terms {
  /** A round, or a day. */
  round: (n: number) => string;
  beforeRounds: string;
  /** The label that opens the scoring of a round. */
  scoring: (round: number) => string;
  scored: (round: number) => string;
  onward: (round: number) => string;
  board: (name: string) => string;
  boardWith: (name: string, points: number) => string;
  /** The choice to see a board with nothing below it. */
  oneBoard: string;
  boards: (seats: number) => string;
  whose: string;
  /** The keys of a replay. */
  keys: string;
  /** The automatic opponent has won. */
  automaWins?: (points: number) => string;
}

/** What a game provides for the shared panels. */
export interface Story<G extends Game> {
  terms(): Terms;
  /** Topics in table order; by default in scoring order. */
  order?: readonly string[];
  /** An event in a sentence, with marked pieces. */
  tell(event: G['event'], names: readonly Who[], goals?: readonly string[]): string;
  /** A step of a replay in a sentence: its move, or the start. */
  headline(step: ReplayStep<G>, names: readonly Who[]): string;
  /** Log lines of events; related events share a line. */
  digest(events: readonly G['event'][], names: readonly Who[], view: G['view'] | null): LogLine[];
  /** The events of a step that are shown one after the other, without those of our own seat. */
  beats(events: readonly G['event'][], seat: Seat | null): G['event'][][];
  /** What moves while an event is shown. `seat`: our own one, which has moved its pieces itself. */
  flights?(event: G['event'], seat: Seat | null): Flight[];
  /** The round that begins with an event, or null. */
  begins(event: G['event']): number | null;
  /** The round of a view; 0 before the first one. */
  round(view: G['view']): number;
  phase(view: G['view']): string;
  /** The colour of a seat; `colours` are those that the table knows. */
  clan(view: G['view'] | null, seat: Seat, colours: SeatColours): Clan;
  /** The points of a seat; null if the game scores only at the end. */
  points(view: G['view'], seat: Seat): number | null;
  /** The name of the automatic opponent (seat -1), or null. */
  automa(view: G['view'] | null): string | null;
  /** In a few words beside its points in a replay: what they count although it was secret then; null: nothing. */
  automaNote?(view: G['view']): string | null;
  /** What a replay counts although it was secret in the game; null: nothing. */
  secrets?(view: G['view']): string | null;
  /** What seats pay with, such as gold; null where it is not used. */
  purse?: {
    name(): string;
    of(view: G['view'], seat: Seat): number | null;
    Picture: Component<{ size?: number; price?: number }>;
  };
  /** All scorings so far, oldest first. */
  scorings(table: Pick<Following<G>, 'steps' | 'view' | 'names'>): Scoring[];
  isScoring(event: G['event']): boolean;
  /** Whether a step of a replay belongs to the same turn as the step before it. */
  continuesTurn?(step: ReplayStep<G>): boolean;
  /**
   * What a move of a replay gave to each seat; null: it only prepares what counts later. By
   * default the difference of the scores.
   */
  gains?(step: ReplayStep<G>, before: ReplayStep<G>): number[] | null;
  /** What statistics count by itself, such as goals or cards. */
  counted?: {
    /** A heading, such as `By goal`. */
    title(): string;
    /** The name of a topic of scorecards; null if it is not counted. */
    name(topic: string): string | null;
    /** Whether its picture is that of a piece. */
    isPiece?: boolean;
  };
  /** A short name of a topic. */
  topic(topic: string): string;
  /** What a line gives its points for; the lines of all seats tell whether others have the same. */
  because(line: ScoreLine<G>, all?: readonly ScoreLine<G>[]): string;
  /** The same with points, if the lines of a row differ; by default `because`. */
  worth?(
    line: ScoreLine<G>,
    all?: readonly ScoreLine<G>[],
    ownerOf?: (line: ScoreLine<G>) => string | undefined,
  ): string;
  /** The score lines of a seat, completed by what only the log of the game tells. */
  completed?(
    lines: readonly ScoreLine<G>[],
    seat: Seat,
    steps: Following<G>['steps'],
  ): ScoreLine<G>[];
  /** A sub-row below the topic, such as a card; null if there is none. */
  part?(line: ScoreLine<G>): string | null;
  /** The rule of a line, if its text does not explain it. */
  rule?(line: ScoreLine<G>, view: G['view'] | null): string | null;
  /** The piece that a move is about. */
  piece(event: G['event']): string | null;
  /** A piece in words; null if there is no such piece. */
  pieceName(piece: string): string | null;
  /** The topics that always have a row, for seats (0) or an automatic opponent (-1). */
  always?(view: G['view']): readonly { topic: string; seat: Seat }[];
  /** The row of a table to which a score line belongs. */
  row(what: G['source']): Pick<ScoredThing, 'topic' | 'slot'>;
  /** A board that fills its positioned box. */
  Board: Component<BoardProps<G>>;
  /** The same as a small picture. */
  Thumb: Component<Pick<BoardProps<G>, 'view' | 'seat' | 'framed'>>;
  /** A small square picture of a topic. */
  Picture: Component<{ topic: string }>;
  /** A small square picture of a piece; a large one can have its text. */
  Piece: Component<{ piece: string; large?: boolean }>;
  /** The face of the automatic opponent, if there is one. */
  Automa?: Component<{ size: number }>;
  /** More for the result page, such as earlier games. */
  Ending?: Component<{ table: Ended<G> }>;
  /** Other things on the table in a replay, below the board. */
  Around?: Component<Pick<BoardProps<G>, 'view' | 'seat'>>;
}

/** Whether a line belongs to this row of a table. */
export function isOf(
  story: Pick<Story<Game>, 'row'>,
  line: ScoreLine,
  { topic, slot }: Pick<ScoredThing, 'topic' | 'slot'>,
): boolean {
  const row = story.row(line.what);
  return row.topic === topic && row.slot === slot;
}
