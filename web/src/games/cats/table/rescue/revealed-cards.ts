/** The last reveal of rescue cards: who laid what, and the turn order. */
import type { Cats } from '../../types';
import type { Seat, Told } from '../../../../wire/types';

export interface Reveal {
  version: number;
  /** Fastest first. */
  rows: readonly { seat: Seat; speed: number; cards: readonly string[] }[];
}

/** The last reveal, or null. */
export function lastReveal(steps: readonly Told<Cats>[]): Reveal | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { version, events } = steps[i];
    const set = events.find((event) => event.type === 'order');
    if (!set) continue;
    const { speeds, order } = set;
    const laid = new Map<Seat, readonly string[]>();
    for (const event of events) if (event.type === 'lay') laid.set(event.seat, event.cards);
    return {
      version,
      rows: order.map((seat) => ({
        seat,
        speed: speeds[seat] ?? 0,
        cards: laid.get(seat) ?? [],
      })),
    };
  }
  return null;
}
