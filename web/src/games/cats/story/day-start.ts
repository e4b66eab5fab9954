/** The start of a day: what comes with it. */
import { dayOf } from '../pieces/board-numbers';
import type { Event } from '../types';
import { newCats } from './new-cats';

export interface DayStart {
  day: number;
  /** The fish that everyone catches; 0 without fishing. */
  fish: number;
  /** The cats that come to the fields. */
  cats: number;
}

/** The events that belong to the start of a day. */
const PARTS: readonly Event['type'][] = ['day', 'sister_colour', 'fields', 'fish'];

export const isDayStart = (events: readonly Event[]): boolean =>
  events.some(({ type }) => PARTS.includes(type));

/** The day that starts with the first of these events; null if none does. */
export function dayStart(events: readonly Event[]): DayStart | null {
  const [first] = events;
  if (first?.type !== 'day') return null;
  const caught = events.find((event) => event.type === 'fish');
  return {
    day: dayOf(first),
    fish: caught?.gain ?? 0,
    cats: newCats(events.filter(({ type }) => type === 'fields')).length,
  };
}
