import { expect, it } from 'vitest';
import { soundOf } from './event-sounds';
import { SOUNDS, lengthOf, sound } from './synth';

it('a step has one sound, the most important', () => {
  expect(soundOf([{ type: 'place' }, { type: 'score' }, { type: 'end' }])).toBe('end');
  expect(soundOf([{ type: 'sealed' }, { type: 'price' }, { type: 'price' }])).toBe('reveal');
  expect(soundOf([{ type: 'score' }])).toBeNull();
  expect(soundOf([{ type: 'rescue' }, { type: 'map' }])).toBe('treasure');
  expect(soundOf([{ type: 'lay' }, { type: 'lay' }, { type: 'order' }])).toBe('reveal');
});

it('sounds are short', () => {
  for (const name of SOUNDS) expect(lengthOf(name), name).toBeLessThan(1.5);
});

it('without audio nothing happens', () => {
  expect(() => sound('turn')).not.toThrow();
});
