/** The cats that have come to the fields. */
import type { Event } from '../types';

export function newCats(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'fields') return [...event.left, ...event.right];
    if (event.type !== 'anytime') return [];
    // Only the fields of the card's effect are set.
    const { tiles = [], moves = [] } = event as Partial<typeof event>;
    return [...tiles, ...moves].flatMap(({ tile, to }) => (to ? [tile] : []));
  });
}
