/** Numbers printed on the board of The Isle of Cats. */
import data from '$data/cats/cats.json';
import type { Field, View } from '../types';
import type { Seat } from '../../../wire/types';

const { numbers } = data;

export const DAYS = numbers.days;

export const ROOMS = data.boat_grid.rooms.length;
/** What a room that is not full costs, below zero. */
export const UNFILLED_ROOM = numbers.unfilled_room;

/** The price of a cat in a field, in fish. */
export const PRICES: Readonly<Record<Field, number>> = {
  left: numbers.cost_left_field,
  right: numbers.cost_right_field,
};

/** The day from 1, or 0 before the first one; the ship counts down. */
export const dayOf = ({ ship }: Pick<View, 'ship'>): number => (ship === 0 ? 0 : DAYS + 1 - ship);

/** The direction in which packs are passed today. */
export function directionOf({ ship }: Pick<View, 'ship'>): 'left' | 'right' {
  const printed: Readonly<Record<string, string>> = numbers.draft_direction_by_ship_cell;
  return printed[ship] === 'right' ? 'right' : 'left';
}

/** The seat that gets the pack; the next seat sits to the left. */
export function passesTo(view: Pick<View, 'ship' | 'crews'>, seat: Seat): Seat {
  const { length } = view.crews;
  return (seat + (directionOf(view) === 'left' ? 1 : length - 1)) % length;
}

/** The points for a family of this many cats. */
export function familyPoints(size: number): number {
  const printed: Readonly<Record<string, number>> = numbers.family_points;
  const largest = Math.max(
    ...Object.keys(printed)
      .map(Number)
      .filter((n) => !Number.isNaN(n)),
  );
  return size <= largest
    ? (printed[size] ?? 0)
    : printed[largest] + (size - largest) * numbers.family_points.each_more;
}

/** The points with one more cat. */
export const nextPoints = (size: number): number => familyPoints(size + 1);
