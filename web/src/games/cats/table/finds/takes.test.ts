import { expect, it } from 'vitest';
import { RARE } from '../../pieces/pieces';
import { takes } from './takes';

const [{ id: rare }] = RARE;
const SUPPLY = ['o1', rare, 'c1', 'c2', 'c3l', 'c3i'];
const taken = (card: string, paid = 0): string[] =>
  SUPPLY.filter((tile) => takes(card, paid, tile));

it('an oshax card takes an oshax', () => {
  expect(taken('d001')).toEqual(['o1']);
});

it('a chest takes rare and common treasures', () => {
  expect(taken('d098')).toEqual([rare, 'c1', 'c2', 'c3l', 'c3i']);
});

it('a pouch takes small treasures, and for a fish all common ones', () => {
  expect(taken('d107')).toEqual(['c1', 'c2']);
  expect(taken('d107', 1)).toEqual(['c1', 'c2', 'c3l', 'c3i']);
});
