/** The order in which seats stand beside each other: the same at the table, in the scoring and in the result. */
import type { Seat } from '../wire/types';

/** An automatic opponent. */
const AUTOMA: Seat = -1;

/** Your own seat first, then clockwise. */
export function fromMine(seats: number, mine: Seat | null): Seat[] {
  return Array.from({ length: seats }, (_, i) => (i + (mine ?? 0)) % seats);
}

/** The columns of a score table: the same seats, and an automatic opponent last. */
export const columnSeats = (seats: number, mine: Seat | null, hasAutoma: boolean): Seat[] => [
  ...fromMine(seats, mine),
  ...(hasAutoma ? [AUTOMA] : []),
];
