/** The market of a round, including sold tiles, built from events. */
import type { Event, View } from '../../types';
import type { Seat } from '../../../../wire/types';

export interface Ware {
  tile: string;
  seller: Seat;
  price: number;
  /** null if still for sale or kept */
  buyer: Seat | null;
}

export interface Market {
  wares: Ware[];
  /** What each seat has done in the buying phase; those missing have not answered. */
  answered: Map<Seat, { bought: string | null }>;
}

/** The events of the current round. */
function thisRound(steps: readonly { events: readonly Event[] }[]): Event[] {
  let found: Event[] = [];
  for (const { events } of steps)
    for (const event of events) {
      if (event.type === 'round') found = [];
      else found.push(event);
    }
  return found;
}

/** Sellers in the order of seats after `from`; each seller's tiles keep their order. */
export function marketOf(
  view: View,
  steps: readonly { events: readonly Event[] }[],
  from: Seat | null,
): Market {
  const wares = new Map<string, Ware>();
  const answered: Market['answered'] = new Map();
  for (const event of thisRound(steps)) {
    if (event.type === 'price')
      for (const [tile, price] of Object.entries(event.prices))
        wares.set(tile, { tile, seller: event.seat, price, buyer: null });
    else if (event.type === 'buy') {
      wares.set(event.tile, {
        tile: event.tile,
        seller: event.from,
        price: event.price,
        buyer: event.seat,
      });
      answered.set(event.seat, { bought: event.tile });
    } else if (event.type === 'pass') answered.set(event.seat, { bought: null });
  }
  // The current view is correct even before the log has loaded.
  view.clans.forEach(({ stall }, seller) => {
    for (const { tile, price } of stall)
      if (price !== null && !wares.has(tile)) wares.set(tile, { tile, seller, price, buyer: null });
  });
  const seats = view.clans.length;
  const order = (seat: Seat): number => (seat - (from ?? 0) - 1 + 2 * seats) % seats;
  return {
    wares: [...wares.values()].sort((one, other) => order(one.seller) - order(other.seller)),
    answered,
  };
}

/** The seats that still buy after this one, in their order. */
export function buyersAfter(view: View, seat: Seat | null): Seat[] {
  const seats = view.clans.length;
  const order = Array.from({ length: seats }, (_, i) => ((view.first ?? 0) + i) % seats);
  return order.slice(seat === null ? view.after : order.indexOf(seat) + 1);
}

/** Whether a seat can buy something; if not, why. */
export function purchaseOf(
  { wares }: Market,
  seat: Seat,
  gold: number | null,
): 'possible' | 'too dear' | 'sold out' {
  const open = wares.filter(({ buyer, seller }) => buyer === null && seller !== seat);
  if (open.length === 0) return 'sold out';
  return gold === null || open.some(({ price }) => price <= gold) ? 'possible' : 'too dear';
}
