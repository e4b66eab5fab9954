/** What the others do, one thing after the other: rescued cats, finds, cards, the sister's acts, new cats. */
import type { Event } from '../types';

const SHOWN: readonly Event['type'][] = [
  'fields',
  'public_lesson',
  'rescue',
  'sister',
  'map',
  'pass',
  'oshax',
  'treasure',
  'anytime',
];
/** A cat that covers a map lands together with its treasure. */
const TOGETHER: readonly Event['type'][] = ['map'];

/** The events of a step as beats, without what our own seat did. */
export function beats(events: readonly Event[], seat: number | null): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    if (!SHOWN.includes(event.type) || ('seat' in event && event.seat === seat)) continue;
    const last = found.at(-1);
    if (last && TOGETHER.includes(event.type)) last.push(event);
    else found.push([event]);
  }
  return found;
}
