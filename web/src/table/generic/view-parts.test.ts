import { expect, it } from 'vitest';
import { hasParts, inOneLine, partsOf } from './view-parts';

it('tells small things in one line', () => {
  expect(inOneLine(null)).toBe('–');
  expect(inOneLine([])).toBe('–');
  expect(inOneLine({})).toBe('–');
  expect(inOneLine(true)).toBe('true');
  expect(inOneLine(['heads', 'tails'])).toBe('heads, tails');
  expect(inOneLine({ x: 1, y: 2 })).toBe('x 1, y 2');
});

it('unfolds what holds other things', () => {
  expect(hasParts({ x: 1, y: 2 })).toBe(false);
  expect(hasParts(['heads', 'tails'])).toBe(false);
  const tosses = Array.from({ length: 20 }, (_, toss) => ({ toss, coin: 'heads' }));
  expect(hasParts(tosses)).toBe(true);
  expect(inOneLine(tosses)).toMatch(/^toss 0, coin heads, toss 1.{30,40} …$/);
});

it('names the parts, and counts those of a list', () => {
  expect(partsOf({ coin: 'heads' })).toEqual([['coin', 'heads']]);
  expect(partsOf(['heads', 'tails'])).toEqual([
    ['1', 'heads'],
    ['2', 'tails'],
  ]);
});
