import { expect, it } from 'vitest';
import { soundOf } from '../../sound/event-sounds';
import { SOUNDS, lengthOf } from '../../sound/synth';
import { sounds } from './sounds';

const heard = (...types: string[]) =>
  soundOf(
    types.map((type) => ({ type })),
    sounds,
  );

it('a treasure is heard above the cat that found it', () => {
  expect(heard('rescue', 'map')).toBe(heard('treasure'));
  expect(heard('lay', 'lay', 'order')).toBe(SOUNDS.reveal);
  expect(heard('score')).toBeNull();
});

it('sounds are short', () => {
  for (const [event] of sounds) expect(lengthOf(heard(event) ?? []), event).toBeLessThan(1.5);
});
