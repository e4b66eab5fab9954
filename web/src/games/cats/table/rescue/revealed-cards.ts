/** The last reveal of rescue cards: who laid what, and the turn order. */
import type { Cats } from '../../types';
import type { Seat, Told } from '../../../../wire/types';

export interface Reveal {
  version: number;
  /** Fastest first; the sister is -1. */
  rows: readonly { seat: Seat; speed: number; cards: readonly string[] }[];
}

/** The last reveal, or null. */
export function lastReveal(steps: readonly Told<Cats>[]): Reveal | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { version, events } = steps[i];
    const set = events.find((event) => event.type === 'order');
    if (!set) continue;
    const { speeds, order } = set;
    // Cards are laid and revealed in the same step; in solo the sister's row follows.
    const laid = new Map<Seat, readonly string[]>();
    for (const step of steps.slice(Math.max(0, i - 1), i + 1))
      for (const event of step.events) if (event.type === 'lay') laid.set(event.seat, event.cards);
    return {
      version,
      // The sister's speed is last.
      rows: order.map((seat) => ({
        seat,
        speed: speeds.at(seat) ?? 0,
        cards: laid.get(seat) ?? [],
      })),
    };
  }
  return null;
}
