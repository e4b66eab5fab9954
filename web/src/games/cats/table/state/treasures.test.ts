import { expect, it } from 'vitest';
import { UPRIGHT } from '../../board/held-tile';
import type { Laid } from '../../board/staged-tiles';
import { RARE } from '../../pieces/pieces';
import { nextPieces, staying } from './treasures';

const laid = (...pieces: string[]): Laid[] =>
  pieces.map((piece) => ({ piece, cells: [], pose: UPRIGHT, colour: null }));
const names = (all: readonly Laid[]): string[] => all.map(({ piece }) => piece);
const [{ id: rare }] = RARE;

it('common treasures stay beside each other, up to their number', () => {
  expect(names(staying(laid('c1'), 'c2', 2))).toEqual(['c1']);
  expect(names(staying(laid('c1', 'c2'), 'c3i', 2))).toEqual(['c1']);
  expect(names(staying(laid('c1', 'c2'), 'c1', 2))).toEqual(['c2']);
  expect(staying(laid('c1'), 'c2', 1)).toEqual([]);
});

it('a rare treasure comes alone', () => {
  expect(staying(laid('c1', 'c2'), rare, 2)).toEqual([]);
  expect(staying(laid(rare), 'c1', 2)).toEqual([]);
});

it('the second of a shape is another piece, as long as there is room for it', () => {
  expect(nextPieces(['c1', 'c2', rare], laid('c1'), 2)).toEqual(['c1*2', 'c2', rare]);
  expect(nextPieces(['c1', 'c2'], laid('c1', 'c1*2'), 2)).toEqual(['c1*2', 'c2']);
  expect(nextPieces(['c1', rare], laid(rare), 2)).toEqual(['c1', rare]);
});
