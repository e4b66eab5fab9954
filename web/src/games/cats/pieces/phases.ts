/** The phases and steps of a view by their names; the view has them by number. */
import { DOINGS, PHASES, type View } from '../types';

export type Phase = (typeof PHASES)[number];
export type Doing = (typeof DOINGS)[number];

export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

/** What has begun and is not interrupted. */
export const doingOf = (view: View): Doing => DOINGS[view.doing.doing] ?? 'nothing';

/** Steps that happen on a boat. */
const ON_BOAT: readonly Doing[] = [
  'place_tile',
  'place_oshax',
  'colour_oshax',
  'map_treasure',
  'treasures',
];

/** Is something being laid on this seat's boat now? */
export function isLaying(view: View, seat: number | null): boolean {
  return seat !== null && view.doing.doer === seat && ON_BOAT.includes(doingOf(view));
}

/**
 * Does the boat itself ask or show what is asked of a seat now: placing, or the rescue of cats?
 * At a pause for the seat, and while it pays for drawn cards or names fields, cards do.
 */
export function boatHasDock(view: View, seat: number | null): boolean {
  if (isLaying(view, seat)) return true;
  if (phaseOf(view) !== 'rescue' || view.watcher === seat) return false;
  return doingOf(view) === 'nothing' || view.doing.doer !== seat;
}

/** Is the table still being set, before anybody is asked? */
export const isSettingUp = (view: View): boolean =>
  view.ship === 0 && phaseOf(view) !== 'family_keep';
