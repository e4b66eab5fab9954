import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Hinted } from '../../../../wire/types';
import type { Price, Skye } from '../../types';
import { closeWhenChanged } from '../../../../table/hints/close-when-changed.svelte';
import { PriceDraft } from './prices.svelte';

const MOVE: Price = {
  type: 'price',
  seat: 0,
  axe: 'L03',
  prices: [
    ['L01', 4],
    ['L02', 3],
  ],
};

class FakeHints {
  shown = $state.raw<Hinted<Skye> | null>(null);
  close = (): void => {
    this.shown = null;
  };
}
let hints: FakeHints;
let draft: PriceDraft;
let end: () => void;
beforeEach(() => {
  hints = new FakeHints();
  draft = new PriceDraft(['L01', 'L02', 'L03'], 10);
  end = $effect.root(() =>
    closeWhenChanged(hints, (move) => move.type === 'price' && draft.isAs(move.axe, move.prices)),
  );
  hints.shown = { move: MOVE, text: '', why: [] };
  flushSync();
  draft.take(MOVE.axe, MOVE.prices);
  flushSync();
});
afterEach(() => end());

it('stays while the prices are as shown', () => {
  expect(hints.shown).not.toBeNull();
});

it('closes when the prices are undone', () => {
  draft.undo();
  flushSync();
  expect(hints.shown).toBeNull();
});

it('closes when a price or the axe is changed, and stays closed', () => {
  draft.add('L01', 1);
  flushSync();
  expect(hints.shown).toBeNull();
  draft.undo();
  flushSync();
  expect(hints.shown).toBeNull();
});
