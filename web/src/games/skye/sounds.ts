/** What is heard at a table of Isle of Skye. */
import type { EventSounds } from '../../sound/event-sounds';

export const sounds: EventSounds = [
  ['end', 'end'],
  ['price', 'reveal'],
  ['buy', 'coin'],
  ['place', 'place'],
  ['sealed', 'seal'],
];
