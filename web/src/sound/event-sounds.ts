/** The sounds of steps. */
import type { Sound } from './synth';

/** The sounds of events of all games, most important first; a step has one sound. */
const HEARD: readonly (readonly [event: string, sound: Sound])[] = [
  ['end', 'end'],
  // Isle of Skye
  ['price', 'reveal'],
  ['buy', 'coin'],
  ['place', 'place'],
  // The Isle of Cats
  ['map', 'treasure'],
  ['treasure', 'treasure'],
  ['oshax', 'oshax'],
  ['rescue', 'cat'],
  ['order', 'reveal'],
  ['sister', 'sister'],
  ['anytime', 'chime'],
  ['public_lesson', 'chime'],
  ['day', 'day'],
  ['pay', 'coin'],
  ['sealed', 'seal'],
];

/** One sound for all events of a step, or null. */
export function soundOf(events: readonly { type: string }[]): Sound | null {
  return HEARD.find(([type]) => events.some((event) => event.type === type))?.[1] ?? null;
}
