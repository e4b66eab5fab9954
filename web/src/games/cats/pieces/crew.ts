/** What belongs to a seat: its emblem, its cards as far as they are known, and its place in turn order. */
import { CLANS, type Clan } from '../../../art/emblems';
import { type Kind, cardOf } from './deck';
import type { Pile, View } from '../types';
import type { Seat } from '../../../wire/types';

/** Boats have no colours of their own: the emblem goes by the place at the table. */
export const clanAt = (seat: Seat): Clan => CLANS[seat % CLANS.length] as Clan;

export const known = (pile: Pile | undefined): readonly string[] => pile?.cards ?? [];

/** The cards of some kinds, in their order. */
export const ofKind = (cards: readonly string[], ...kinds: Kind[]): string[] =>
  cards.filter((card) => kinds.includes(cardOf(card).kind));

/** The place of a seat in turn order, from 1; the sister stands among the seats. */
export function placeOf(view: View, seat: Seat): number | null {
  const place = view.order.indexOf(seat);
  return place < 0 ? null : place + 1;
}

/** The seats after the current one, once around; the sister is left out. */
export function seatsAfter(view: View, now: Seat | null): Seat[] {
  const at = view.order.indexOf(now);
  if (at < 0) return [];
  return [...view.order.slice(at + 1), ...view.order.slice(0, at)].filter((seat) => seat !== null);
}
