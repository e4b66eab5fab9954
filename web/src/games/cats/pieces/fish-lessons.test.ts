import { expect, it } from 'vitest';
import { lessonOf } from '../board/test-game';
import { countsFish, isForTheEnd } from './fish-lessons';

it('lessons that count fish wait for the last day', () => {
  expect(countsFish('d142')).toBe(true);
  expect(countsFish('d127')).toBe(false);
  expect(isForTheEnd(lessonOf('d142', 9), { ship: 2 })).toBe(true);
  expect(isForTheEnd(lessonOf('d142', 9), { ship: 1 })).toBe(false);
  expect(isForTheEnd(lessonOf('d127', 9), { ship: 5 })).toBe(false);
});
