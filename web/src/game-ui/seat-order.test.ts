import { expect, it } from 'vitest';
import { columnSeats } from './seat-order';

it('puts your own column first, then clockwise, an automatic opponent last', () => {
  expect(columnSeats(4, 2, false)).toEqual([2, 3, 0, 1]);
  expect(columnSeats(3, null, false)).toEqual([0, 1, 2]);
  expect(columnSeats(1, 0, true)).toEqual([0, -1]);
});
