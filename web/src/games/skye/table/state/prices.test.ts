// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { View } from '../../types';
import { PriceDraft, draftOf } from './prices.svelte';
import { shelfFor } from './saved-prices';

const draft = (): PriceDraft => new PriceDraft(['L01', 'L02', 'L03'], 7);

it('places coins up to the contents of the purse', () => {
  const d = draft();
  d.add('L01', 5);
  d.add('L02', 5);
  expect([d.price('L01'), d.price('L02'), d.left]).toEqual([5, 2, 0]);
  d.add('L01', -9);
  expect([d.price('L01'), d.left]).toEqual([0, 5]);
});

it('the axe replaces coins, which move to the tile that had it', () => {
  const d = draft();
  d.chop('L01');
  d.set('L02', 3);
  d.chop('L02');
  expect([d.axe, d.price('L01'), d.price('L02')]).toEqual(['L02', 3, 0]);
  d.set('L02', 1);
  expect(d.axe).toBeNull();
});

it('is a move once complete', () => {
  const d = draft();
  expect([d.isMissingAxe, d.missingPrices, d.move(2)]).toEqual([true, 2, null]);
  d.chop('L02');
  d.set('L03', 2);
  expect([d.missingPrices, d.move(2)]).toEqual([1, null]);
  d.set('L01', 4);
  expect(d.move(2)).toEqual({
    type: 'price',
    seat: 2,
    axe: 'L02',
    prices: [
      ['L01', 4],
      ['L03', 2],
    ],
  });
});

it('moves coins between tiles, even onto the axed one', () => {
  const d = draft();
  d.chop('L01');
  d.set('L02', 3);
  d.carry('L02', 'L01');
  expect([d.axe, d.price('L01'), d.price('L02')]).toEqual(['L02', 3, 0]);
});

it('undoes and redoes; a new step clears the redo history', () => {
  const d = draft();
  d.set('L01', 2);
  d.set('L01', 3);
  d.undo();
  expect([d.price('L01'), d.canRedo]).toEqual([2, true]);
  d.redo();
  expect(d.price('L01')).toBe(3);
  d.undo();
  d.undo();
  d.chop('L01');
  expect([d.canUndo, d.canRedo, d.spent]).toEqual([true, false, 0]);
});

/** Our clan with three tiles in its stall. */
function priced(gold: number, sealed: boolean, prices: (number | null)[], axe: number): View {
  const stall = ['L01', 'L02', 'L03'].map((tile, at) => ({
    tile,
    price: prices[at],
    axed: at === axe,
  }));
  return { clans: [{ stall, gold, sealed }] } as unknown as View;
}
const open = (gold = 7): View => priced(gold, false, [null, null, null], -1);

beforeEach(() => sessionStorage.clear());

it('survives a reload in the same round', () => {
  const first = draftOf(open(), 0, shelfFor('t', 'tiles of round 1'));
  first.chop('L02');
  first.set('L01', 3);
  const again = draftOf(open(), 0, shelfFor('t', 'tiles of round 1'));
  expect([again.axe, again.price('L01'), again.left, again.canUndo]).toEqual(['L02', 3, 4, false]);
  expect(draftOf(open(), 0, shelfFor('t', 'others')).axe).toBeNull();
  expect(draftOf(open(), 0, shelfFor('elsewhere', 'tiles of round 1')).axe).toBeNull();
  expect(draftOf(open(2), 0, shelfFor('t', 'tiles of round 1')).spent).toBe(0);
});

it('ignores other stored data', () => {
  sessionStorage.setItem('skerry.prices.t', '{"tiles":"x","laid":{"axe":7}}');
  expect(draftOf(open(), 0, shelfFor('t', 'x')).axe).toBeNull();
  sessionStorage.setItem('skerry.prices.t', 'what');
  expect(draftOf(open(), 0, shelfFor('t', 'x')).axe).toBeNull();
});

it('is the sealed prices after unsealing', () => {
  const d = draftOf(priced(2, true, [4, null, 1], 1), 0, shelfFor('t', 'x'));
  expect([d.axe, d.price('L01'), d.price('L03'), d.left]).toEqual(['L02', 4, 1, 2]);
});

it('knows whether the player has begun, so that a hint can give their prices back', () => {
  const d = new PriceDraft(['L01', 'L02', 'L03'], 10);
  expect(d.isBegun).toBe(false);
  d.set('L01', 4);
  expect(d.isBegun).toBe(true);
  d.take('L01', [
    ['L02', 2],
    ['L03', 3],
  ]);
  d.undo();
  expect([d.axe, d.price('L01'), d.price('L02')]).toEqual([null, 4, 0]);
});
