/** Which scoring is to be walked through: anybody may ask for one, the walk shows it. */

import type { Scoring } from '../game-ui/story';

/** How far a table's scorings have been walked through: a walk that is shown elsewhere goes on there. */
export interface Walked {
  /** The version of the last scoring that was seen; null: nobody has looked yet. */
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

/** Walk through the scoring of a round. */
export function openWalk(round: number): void {
  wanted = { round };
}

/** It was shown, or nobody wants it any more. */
export function walkTaken(): void {
  wanted = null;
}

let walking = $state(false);

/** Is a walk shown? What it covers is out of reach then. */
export const isWalking = (): boolean => walking;

export function setWalking(on: boolean): void {
  walking = on;
}
