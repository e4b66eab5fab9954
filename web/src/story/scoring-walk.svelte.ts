/** The requested step-by-step scoring: any component can request one. */

import type { Scoring } from '../game-ui/story';

/** The progress through a table's scorings, shared between places that show them. */
export interface Walked {
  /** The version of the last scoring seen, or null. */
  known: number | null;
  open: Scoring | null;
}

const walked = new WeakMap<object, Walked>();

export function walkedOf(table: object): Walked {
  const found = walked.get(table) ?? { known: null, open: null };
  walked.set(table, found);
  return found;
}

let wanted = $state.raw<{ round: number } | null>(null);

export const wantedWalk = (): { round: number } | null => wanted;

/** Request the scoring of a round. */
export function openWalk(round: number): void {
  wanted = { round };
}

/** The request is done or cancelled. */
export function walkTaken(): void {
  wanted = null;
}

interface Walking {
  /** the round that it scores */
  round: number;
  /** its heading, such as the name of that round */
  title: string;
  /** the points of each seat that it has told so far */
  points: ReadonlyMap<number, number>;
}
let walking = $state.raw<Walking | null>(null);

/** Whether a scoring is shown, which covers other controls. */
export const isWalking = (): boolean => walking !== null;

/** The round of the shown scoring; undefined if none is shown. */
export const walkedRound = (): number | undefined => walking?.round;

/** The heading of the shown scoring; undefined if none is shown. */
export const walkedTitle = (): string | undefined => walking?.title;

/** The points of a seat that the shown scoring has told so far; undefined if none is shown. */
export const walkedPoints = (seat: number): number | undefined => walking?.points.get(seat);

export function setWalking(shown: Walking | null): void {
  walking = shown;
}
