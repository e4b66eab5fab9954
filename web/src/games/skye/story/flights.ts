/** What flies in Isle of Skye: bought tiles, the gold for them, and tiles that are built. */
import type { Flight } from '../../../game-ui/story';
import type { Event } from '../types';

const plate = (seat: number): string => `[data-seat="${seat}"] .emblem`;

export function flights(event: Event, seat: number | null): Flight[] {
  switch (event.type) {
    case 'buy':
      return [
        { what: event.tile, from: [`[data-ware="${event.tile}"]`], to: [plate(event.seat)] },
        { what: event.price, from: [plate(event.seat)], to: [plate(event.from)] },
      ];
    case 'place':
      if (event.seat === seat) return [];
      return [
        {
          what: event.tile,
          from: [`[data-ware="${event.tile}"]`, plate(event.seat)],
          to: [`[data-laid="${event.tile}"]`, plate(event.seat)],
        },
      ];
    default:
      return [];
  }
}
