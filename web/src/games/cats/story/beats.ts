/** What the others do, one thing after the other: rescued cats, finds, cards, the sister's acts, new days. */
import type { CardsDealt, Event } from '../types';

const SHOWN: readonly Event['type'][] = [
  'day',
  'sister_colour',
  'fields',
  'fish',
  'public_lesson',
  'rescue',
  'sister',
  'map',
  'pass',
  'oshax',
  'treasure',
  'anytime',
];
/** A cat that covers a map lands together with its treasure; fish are caught while cats arrive. */
const TOGETHER: readonly Event['type'][] = ['map', 'fish'];
/** A new day comes with the same for everyone, ourselves included. */
const FOR_ALL: readonly Event['type'][] = ['fish'];

/** One card alone. */
export type Dealt = CardsDealt & { cards: [string] };

/** Whether it is the seventh card of a solo draft, which comes alone and at random. */
export const isSeventh = (event: Event): event is Dealt =>
  event.type === 'deal' && event.cards?.length === 1;

/** The events of a step as beats, without what our own seat did. */
export function beats(events: readonly Event[], seat: number | null): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const isForAll = FOR_ALL.includes(event.type) || isSeventh(event);
    if (!SHOWN.includes(event.type) && !isSeventh(event)) continue;
    if ('seat' in event && event.seat === seat && !isForAll) continue;
    const last = found.at(-1);
    if (last && TOGETHER.includes(event.type)) last.push(event);
    // A day is announced for twice as long: there is more to read.
    else found.push(...(event.type === 'day' ? [[event], [event]] : [[event]]));
  }
  return found;
}
