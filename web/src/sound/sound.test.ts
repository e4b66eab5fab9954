import { expect, it } from 'vitest';
import { type EventSounds, soundOf } from './event-sounds';
import { SOUNDS, lengthOf, sound, tone } from './synth';

const flip = [tone(0, 440, 0.1, 0.2)];
const sounds: EventSounds = [
  ['end', 'end'],
  ['reveal', 'reveal'],
  ['toss', flip],
  ['sealed', 'seal'],
];

it('a step has one sound, the weightiest', () => {
  expect(soundOf([{ type: 'toss' }, { type: 'score' }, { type: 'end' }], sounds)).toBe(SOUNDS.end);
  expect(soundOf([{ type: 'sealed' }, { type: 'reveal' }], sounds)).toBe(SOUNDS.reveal);
  expect(soundOf([{ type: 'toss' }], sounds)).toBe(flip);
  expect(soundOf([{ type: 'score' }], sounds)).toBeNull();
});

it('sounds are short', () => {
  for (const [name, tones] of Object.entries(SOUNDS))
    expect(lengthOf(tones), name).toBeLessThan(1.5);
});

it('without an ear nothing happens', () => {
  expect(() => sound(SOUNDS.turn)).not.toThrow();
});
