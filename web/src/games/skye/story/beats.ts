/** What the others do, one thing after the other: prices seat by seat, purchases, placed tiles. */
import type { Event } from '../types';

/** Events that are shown together if they follow each other. */
const TOGETHER: readonly Event['type'][] = ['keep'];
const SHOWN: readonly Event['type'][] = ['price', 'buy', 'pass', 'place', ...TOGETHER];

/** The events of a step as beats, without what our own seat did. */
export function beats(events: readonly Event[], seat: number | null): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    if (!SHOWN.includes(event.type) || !('seat' in event) || event.seat === seat) continue;
    const last = found.at(-1);
    if (last?.[0]?.type === event.type && TOGETHER.includes(event.type)) last.push(event);
    else found.push([event]);
  }
  return found;
}
