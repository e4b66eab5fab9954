/** The two round tracks as printed: the scored goals, and the gold per clan ahead. */
import type { Slot } from '../types';

export interface Lap {
  round: number;
  slots: readonly Slot[];
  /** gold for each clan that is ahead */
  bonus: number;
}

const lap = (letters: string, bonus: number, i: number): Lap => ({
  round: i + 1,
  slots: [...letters] as Slot[],
  bonus,
});

const SIX: readonly Lap[] = ['A', 'B', 'AC', 'BD', 'ACD', 'BCD'].map((slots, i) =>
  lap(slots, [0, 0, 1, 2, 3, 4][i], i),
);
const FIVE: readonly Lap[] = ['AB', 'AC', 'BD', 'ACD', 'BCD'].map((slots, i) =>
  lap(slots, [0, 0, 1, 2, 3][i], i),
);

export const SLOTS: readonly Slot[] = ['A', 'B', 'C', 'D'];

/** The track for this many seats. */
export const trackOf = (seats: number): readonly Lap[] => (seats === 5 ? FIVE : SIX);

/** How often a slot is still scored, this round included. */
export const lapsLeft = (seats: number, round: number, slot: Slot): number[] =>
  trackOf(seats)
    .filter((one) => one.round >= round && one.slots.includes(slot))
    .map((one) => one.round);
