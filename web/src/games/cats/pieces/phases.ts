/** What a view asks: its phase, and the question that a seat must answer before anything else. */
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

/** The question of this seat; null if it has begun nothing. */
export const begunBy = ({ question }: View, seat: number | null): Question | null =>
  question?.seat === seat ? question : null;

/** Whether something is being placed on this seat's boat now. */
export function isLaying(view: View, seat: number | null): boolean {
  const begun = begunBy(view, seat);
  return begun !== null && ON_BOAT.includes(begun.type);
}

/**
 * Whether the seat's current task is on its boat: placing, or rescuing cats.
 * In a pause, and while it pays for drawn cards or chooses fields, it is about cards.
 */
export function boatHasDock(view: View, seat: number | null): boolean {
  if (isLaying(view, seat)) return true;
  if (view.phase !== 'rescue' || (seat !== null && view.watcher === seat)) return false;
  return begunBy(view, seat) === null;
}

const BEFORE_RESCUE: readonly View['phase'][] = ['keep', 'pay', 'pause', 'public', 'lay'];

/** Whether today's rescue is still to come: only then fish, baskets and cards pay for cats of today. */
export const isBeforeRescue = ({ phase }: View): boolean => BEFORE_RESCUE.includes(phase);

/** Whether the table is still being set up, before the first question. */
export const isSettingUp = (view: View): boolean => view.ship === 0 && view.phase !== 'family_keep';
