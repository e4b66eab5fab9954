import { expect, it } from 'vitest';
import { isOver, progressOf, shareOf } from './lesson-progress';

it('a lesson with a number shows the current count', () => {
  expect(progressOf('d127', 4)).toEqual({ now: 4, of: 5, counts: 'things', exact: true });
  expect(shareOf(progressOf('d127', 4))).toBe(0.8);
});

it('exceeding an exact goal gives nothing; exceeding a minimum gives all', () => {
  expect(shareOf(progressOf('d127', 6))).toBe(0);
  expect(shareOf(progressOf('d142', 9))).toBe(1);
});

it('colours and rooms are counted against their total', () => {
  expect(progressOf('d116', 2)).toMatchObject({ of: 5, counts: 'colours' });
  expect(progressOf('d136', 1)).toMatchObject({ of: 2, counts: 'things' });
});

it('what must disappear is counted down and has no share', () => {
  expect(progressOf('d124', 3)).toMatchObject({ of: 0, counts: 'rats' });
  expect(shareOf(progressOf('d124', 3))).toBeNull();
});

it('a lesson that scores for each has no goal', () => {
  expect(shareOf(progressOf('d135', 8))).toBeNull();
});

it('only exact goals can be exceeded', () => {
  expect(isOver(progressOf('d127', 6))).toBe(true);
  expect(isOver(progressOf('d127', 5))).toBe(false);
  expect(isOver(progressOf('d142', 9))).toBe(false);
  expect(isOver(progressOf('d124', 3))).toBe(false);
  expect(progressOf('d119', 2)).toMatchObject({ counts: 'place' });
  expect(isOver(progressOf('d119', 2))).toBe(false);
  expect(shareOf(progressOf('d119', 1))).toBeNull();
});
