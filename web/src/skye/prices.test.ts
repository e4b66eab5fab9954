import { expect, it } from 'vitest';
import { PriceDraft } from './prices.svelte';

const draft = (): PriceDraft => new PriceDraft(['L01', 'L02', 'L03'], 7);

it('lays coins as far as the purse reaches', () => {
  const d = draft();
  d.add('L01', 5);
  d.add('L02', 5);
  expect([d.price('L01'), d.price('L02'), d.left]).toEqual([5, 2, 0]);
  d.add('L01', -9);
  expect([d.price('L01'), d.left]).toEqual([0, 5]);
});

it('the axe takes the place of coins, which go to the tile that had it', () => {
  const d = draft();
  d.chop('L01');
  d.set('L02', 3);
  d.chop('L02');
  expect([d.axe, d.price('L01'), d.price('L02')]).toEqual(['L02', 3, 0]);
  d.set('L02', 1);
  expect(d.axe).toBeNull();
});

it('is a move as soon as nothing is missing', () => {
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

it('carries coins from tile to tile, and onto the axed one', () => {
  const d = draft();
  d.chop('L01');
  d.set('L02', 3);
  d.carry('L02', 'L01');
  expect([d.axe, d.price('L01'), d.price('L02')]).toEqual(['L02', 3, 0]);
});

it('undoes and redoes; a new step ends what could be redone', () => {
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
