/** What a step of a game sounds like. */
import { type Sound, SOUNDS, type Tone } from './synth';

/** Events of a game with their sounds, the weightiest first: a step has one. */
export type EventSounds = readonly (readonly [event: string, sound: Sound | readonly Tone[]])[];

/** One sound for all events that became known together; null: silence. */
export function soundOf(
  events: readonly { type: string }[],
  sounds: EventSounds,
): readonly Tone[] | null {
  const heard = sounds.find(([type]) => events.some((event) => event.type === type))?.[1];
  if (heard === undefined) return null;
  return typeof heard === 'string' ? SOUNDS[heard] : heard;
}
