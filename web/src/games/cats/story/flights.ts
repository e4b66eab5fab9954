/** What flies in The Isle of Cats: cats to the fields, to a boat or away, and finds to a boat. */
import type { Flight } from '../../../game-ui/story';
import type { Event } from '../types';

const plate = (seat: number): string => `[data-seat="${seat}"] .emblem`;
const inField = (tile: string): string => `[data-field] [data-tile="${tile}"]`;
/** The fields where only their number of cats is shown. */
const FIELDS = '[data-fields]';
const BAG = '[data-bag]';
/** Where the bag has no button. */
const STATUS = 'header [role=status]';
const SISTER = '[data-automa]';

/** A tile goes to its place on a boat. */
function aboard(seat: number, tile: string, from: readonly string[]): Flight {
  const laid = `[data-laid="${tile}"]`;
  return {
    what: tile,
    from: [...from, plate(seat)],
    to: [`[data-rival="${seat}"] ${laid}`, `[data-seat="${seat}"] .thumb ${laid}`, plate(seat)],
  };
}

const dealt = (tile: string): Flight => ({
  what: tile,
  from: [BAG, STATUS],
  to: [inField(tile), FIELDS],
});

const taken = (tile: string): Flight => ({ what: tile, from: [inField(tile)], to: [SISTER] });

export function flights(event: Event, seat: number | null): Flight[] {
  if ('seat' in event && event.seat === seat) return [];
  switch (event.type) {
    case 'fields':
      return [...event.left, ...event.right].map(dealt);
    case 'rescue':
      return [aboard(event.seat, event.tile, [inField(event.tile), FIELDS])];
    case 'map':
      return event.treasure === null ? [] : [aboard(event.seat, event.treasure, [])];
    case 'oshax':
      return [aboard(event.seat, event.tile, [])];
    case 'treasure':
      return event.tiles.map(({ tile }) => aboard(event.seat, tile, []));
    case 'sister':
      return event.removed.flatMap((tile) => (typeof tile === 'string' ? [taken(tile)] : []));
    default:
      return [];
  }
}
