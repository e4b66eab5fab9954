/** What flies in Isle of Skye: bought tiles, the gold for them, tiles that are built, and income. */
import type { Flight } from '../../../game-ui/story';
import type { Event } from '../types';

const plate = (seat: number): string => `[data-seat="${seat}"] .emblem`;

/** Where the castle of a seat is drawn: on its plate, or on the board if it is our own. */
const castle = (seat: number, isOwn: boolean): string =>
  `${isOwn ? '.board' : `[data-seat="${seat}"]`} [data-laid^="C-"]`;

export function flights(event: Event, seat: number | null): Flight[] {
  switch (event.type) {
    case 'income':
      return [
        {
          what: event.castle + event.whisky + event.behind,
          from: [castle(event.seat, event.seat === seat), '[data-ticker]'],
          to: [`[data-seat="${event.seat}"] [data-purse]`, plate(event.seat)],
        },
      ];
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
