/** What a step of a game sounds like. */
import type { Sound } from './synth';

/** The sounds of events, the weightiest first: a step has one. */
const HEARD: readonly (readonly [event: string, sound: Sound])[] = [
  ['end', 'end'],
  ['price', 'reveal'],
  ['buy', 'coin'],
  ['place', 'place'],
  ['sealed', 'seal'],
];

/** One sound for all events that became known together; null: silence. */
export function soundOf(events: readonly { type: string }[]): Sound | null {
  return HEARD.find(([type]) => events.some((event) => event.type === type))?.[1] ?? null;
}
