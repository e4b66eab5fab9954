/** A seat's emblem, known cards and place in turn order. */
import { type Kind, cardOf } from './deck';
import type { Pile, View } from '../types';
import type { Seat } from '../../../wire/types';

export const known = (pile: Pile | undefined): readonly string[] => pile?.cards ?? [];

/** How many lessons of a seat are hidden from us; its points do not count them. */
export const hiddenLessons = ({ crews }: View, seat: Seat): number =>
  crews[seat].lessons.count - known(crews[seat].lessons).length;

/** The cards of some kinds, in their order. */
export const ofKind = (cards: readonly string[], ...kinds: Kind[]): string[] =>
  cards.filter((card) => kinds.includes(cardOf(card).kind));

/** The place of a seat in turn order from 1, counting the sister. */
export function placeOf(view: View, seat: Seat): number | null {
  const place = view.order.indexOf(seat);
  return place < 0 ? null : place + 1;
}

/** The seats after the current one, once around, without the sister. */
export function seatsAfter(view: View, now: Seat | null): Seat[] {
  const at = view.order.indexOf(now);
  if (at < 0) return [];
  return [...view.order.slice(at + 1), ...view.order.slice(0, at)].filter((seat) => seat !== null);
}
