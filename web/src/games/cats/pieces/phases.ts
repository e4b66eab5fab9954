/** What a view asks: its phase, and what a seat has begun on top of it. */
import type { View } from '../types';

export type Question = NonNullable<View['question']>;

/** Questions that are answered on a boat. */
const ON_BOAT: readonly Question['type'][] = [
  'place_tile',
  'place_oshax',
  'choose_colour',
  'place_map_treasure',
  'place_treasures',
];

/** What this seat itself has begun; null: nothing. */
export const begunBy = ({ question }: View, seat: number | null): Question | null =>
  question?.seat === seat ? question : null;

/** Is something being laid on this seat's boat now? */
export function isLaying(view: View, seat: number | null): boolean {
  const begun = begunBy(view, seat);
  return begun !== null && ON_BOAT.includes(begun.type);
}

/**
 * Does the boat itself ask or show what is asked of a seat now: placing, or the rescue of cats?
 * At a pause for the seat, and while it pays for drawn cards or names fields, cards do.
 */
export function boatHasDock(view: View, seat: number | null): boolean {
  if (isLaying(view, seat)) return true;
  if (view.phase !== 'rescue' || (seat !== null && view.watcher === seat)) return false;
  return begunBy(view, seat) === null;
}

/** Is the table still being set, before anybody is asked? */
export const isSettingUp = (view: View): boolean => view.ship === 0 && view.phase !== 'family_keep';
