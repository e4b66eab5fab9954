/** The phases and steps of a view by name; the view has numbers. */
import { DOINGS, PHASES, type View } from '../types';

export type Phase = (typeof PHASES)[number];
export type Doing = (typeof DOINGS)[number];

export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

/** A step that has begun and cannot be interrupted. */
export const doingOf = (view: View): Doing => DOINGS[view.doing.doing] ?? 'nothing';

/** Steps that happen on a boat. */
const ON_BOAT: readonly Doing[] = [
  'place_tile',
  'place_oshax',
  'colour_oshax',
  'map_treasure',
  'treasures',
];

/** Whether something is being placed on this seat's boat now. */
export function isLaying(view: View, seat: number | null): boolean {
  return seat !== null && view.doing.doer === seat && ON_BOAT.includes(doingOf(view));
}

/**
 * Whether the seat's current task is on its boat: placing, or rescuing cats.
 * In a pause, and while it pays for drawn cards or chooses fields, it is about cards.
 */
export function boatHasDock(view: View, seat: number | null): boolean {
  if (isLaying(view, seat)) return true;
  if (phaseOf(view) !== 'rescue' || view.watcher === seat) return false;
  return doingOf(view) === 'nothing' || view.doing.doer !== seat;
}

/** Whether the table is still being set up, before the first question. */
export const isSettingUp = (view: View): boolean =>
  view.ship === 0 && phaseOf(view) !== 'family_keep';
