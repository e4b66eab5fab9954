import { expect, it } from 'vitest';
import type { Place, Placed } from '../types';
import { fitsOf, promised, turnsAt } from './fits';

const castle: Placed = { tile: 'C-blue', x: 0, y: 0, turn: 0 };
/** A road with a barrel, crosswise or along. */
const moves = [1, 0, 3, 2].map((turn): Place => ({
  type: 'place',
  seat: 0,
  tile: 'L64',
  x: 0,
  y: -1,
  turn,
}));

it('of rotations with equal points the one with more income comes first', () => {
  const fits = turnsAt(fitsOf([castle], [], { moves, gains: [0, 0, 0, 0], total: 4 }), 0, -1);
  expect(promised(fits, 1, undefined)).toMatchObject({ turn: 2, barrels: 1 });
  expect(promised(fits, 1, 3)).toMatchObject({ turn: 3 });
});

it('points count more than income', () => {
  const fits = turnsAt(fitsOf([castle], [], { moves, gains: [1, 0, 0, 0], total: 4 }), 0, -1);
  expect(promised(fits, 0, undefined)).toMatchObject({ turn: 1, gain: 1 });
});

it('without previews the table does not help with income', () => {
  const fits = turnsAt(fitsOf([castle], [], { moves, gains: null, total: 4 }), 0, -1);
  expect(promised(fits, 1, undefined)).toMatchObject({ turn: 1 });
});
