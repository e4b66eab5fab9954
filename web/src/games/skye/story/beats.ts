/** What happens, one thing after the other: prices seat by seat, purchases, placed tiles, income. */
import type { Event } from '../types';

/** Events that are shown together if they follow each other. */
const TOGETHER: readonly Event['type'][] = ['score', 'income'];
/** Events of our own seat that are shown too, because they come without a move of ours. */
const OURS: readonly Event['type'][] = ['keep', 'score', 'income'];
const SHOWN: readonly Event['type'][] = ['price', 'buy', 'pass', 'place', 'keep', ...TOGETHER];

/** The events of a step as beats, without what our own seat chose to do. */
export function beats(events: readonly Event[], seat: number | null): Event[][] {
  const found: Event[][] = [];
  // The walk through a scoring opens with its beat and stays; at the end of the game nothing follows it.
  const isFollowed = events.some(({ type }) => type === 'income');
  for (const event of events) {
    if (!SHOWN.includes(event.type) || !('seat' in event)) continue;
    if (event.type === 'score' ? !isFollowed : event.seat === seat && !OURS.includes(event.type))
      continue;
    const last = found.at(-1);
    const [first] = last ?? [];
    if (last && first?.type === event.type && TOGETHER.includes(event.type)) last.push(event);
    else found.push([event]);
  }
  return found;
}
