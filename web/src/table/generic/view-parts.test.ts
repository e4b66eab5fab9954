import { expect, it } from 'vitest';
import { hasParts, inOneLine, partsOf } from './view-parts';

it('tells small things in one line', () => {
  expect(inOneLine(null)).toBe('–');
  expect(inOneLine([])).toBe('–');
  expect(inOneLine(true)).toBe('true');
  expect(inOneLine(['heads', 'tails'])).toBe('heads, tails');
  expect(inOneLine({ x: 1, y: 2 })).toBe('x 1, y 2');
});

it('unfolds what holds other things, or is long', () => {
  expect(hasParts({ x: 1, y: 2 })).toBe(false);
  expect(hasParts([{ coin: 'heads' }])).toBe(true);
  const many = Array.from({ length: 40 }, (_, at) => at);
  expect(hasParts(many)).toBe(true);
  expect(inOneLine(many)).toMatch(/^0, 1, 2.* …$/);
});

it('names the parts, and counts those of a list', () => {
  expect(partsOf({ coin: 'heads' })).toEqual([['coin', 'heads']]);
  expect(partsOf(['heads', 'tails'])).toEqual([
    ['1', 'heads'],
    ['2', 'tails'],
  ]);
});
