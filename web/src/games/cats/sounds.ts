/** What is heard at a table of The Isle of Cats. */
import type { EventSounds } from '../../sound/event-sounds';
import { tone } from '../../sound/synth';

const meow = [
  tone(0, [480, 860], 0.13, 0.13, 'triangle'),
  tone(0.11, [880, 540], 0.26, 0.15, 'triangle'),
  tone(0.3, [170, 80], 0.1, 0.4),
];
const growl = [
  tone(0, [210, 330], 0.18, 0.2, 'triangle'),
  tone(0.16, [340, 150], 0.36, 0.22, 'triangle'),
  tone(0.46, [150, 70], 0.12, 0.45),
];
const jewels = [
  tone(0, 1318, 0.12, 0.1, 'triangle'),
  tone(0.06, 1760, 0.14, 0.1, 'triangle'),
  tone(0.13, 2217, 0.26, 0.1, 'triangle'),
];
const stepAway = [tone(0, [520, 390], 0.16, 0.16), tone(0.14, [390, 260], 0.24, 0.16)];
const waves = [
  tone(0, [130, 210], 0.5, 0.16),
  tone(0.35, [200, 110], 0.7, 0.14),
  tone(0.2, 659, 0.5, 0.07),
];

export const sounds: EventSounds = [
  ['end', 'end'],
  ['map', jewels],
  ['treasure', jewels],
  ['oshax', growl],
  ['rescue', meow],
  ['order', 'reveal'],
  ['sister', stepAway],
  ['anytime', 'chime'],
  ['public_lesson', 'chime'],
  ['day', waves],
  ['pay', 'coin'],
  ['sealed', 'seal'],
];
