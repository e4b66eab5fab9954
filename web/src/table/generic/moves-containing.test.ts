import { expect, it } from 'vitest';
import { containing } from './moves-containing';

const MOVES = ['put tower 1,2', 'put wall 1,2', 'put tower 3,4', 'pass'];

it('finds moves by their parts', () => {
  expect(containing(MOVES, '')).toEqual(MOVES);
  expect(containing(MOVES, ' Tower')).toEqual(['put tower 1,2', 'put tower 3,4']);
  expect(containing(MOVES, '1,2 tow')).toEqual(['put tower 1,2']);
  expect(containing(MOVES, 'castle')).toEqual([]);
});
