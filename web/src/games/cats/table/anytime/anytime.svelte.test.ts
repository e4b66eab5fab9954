import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { View } from '../../types';
import { AnytimeCards, Wishes, momentOf, momentsOf } from './anytime.svelte';
import { crewOf, viewOf } from '../../board/test-game';

const kept = (text: string | null = null) => {
  let value = text;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => (value = next),
  };
};
const view = (given: Record<string, unknown>): View =>
  ({
    phase: 'pay',
    turn: 0,
    order: [0, 1],
    watcher: null,
    question: null,
    crews: [{ sealed: false }, { sealed: false }],
    ...given,
  }) as unknown as View;

it('a setting is stored', () => {
  const storage = kept();
  new Wishes(storage).set('herd', 'others');
  expect(new Wishes(storage).of('herd')).toBe('others');
  expect(new Wishes(storage).of('sell_basket')).toBe('last');
});

it('invalid settings are ignored', () => {
  expect(new Wishes(kept('{"herd":"always"}')).of('herd')).toBe('last');
  expect(new Wishes(kept('nonsense')).of('herd')).toBe('last');
});

it('cards that may give a lesson prompt after the payment by default', () => {
  const storage = kept();
  expect(new Wishes(storage).of('draw2')).toBe('lessons');
  new Wishes(storage).set('draw2', 'never');
  expect(new Wishes(storage).of('draw2')).toBe('never');
  expect(new Wishes(storage).of('draw3')).toBe('lessons');
});

it("only cards that change the fields pause others' turns", () => {
  expect(momentsOf('herd')).toContain('others');
  expect(momentsOf('fish_colours')).not.toContain('others');
});

it('a moment exists only while the seat itself must move', () => {
  expect(momentOf(view({}), 0)).toBe('pay');
  expect(momentOf(view({ crews: [{ sealed: true }] }), 0)).toBeNull();
  expect(momentOf(view({ phase: 'pause' }), 1)).toBe('lessons');
  expect(momentOf(view({ phase: 'pause', crews: [{ sealed: true }] }), 0)).toBeNull();
  expect(momentOf(view({ phase: 'rescue' }), 0)).toBe('rescue');
  expect(momentOf(view({ phase: 'rescue' }), 1)).toBeNull();
  expect(momentOf(view({ phase: 'rescue', watcher: 1 }), 1)).toBe('others');
  expect(momentOf(view({ phase: 'rescue', watcher: 1 }), 0)).toBeNull();
  expect(momentOf(view({ phase: 'rescue', question: { type: 'place_tile' } }), 0)).toBeNull();
});

it('a postponed card prompts again in the next turn, not in this one', () => {
  const hand = { count: 1, cards: ['d083'] };
  const rescue = (change: Partial<View> = {}): View =>
    viewOf('rescue', { crews: [crewOf({ hand }), crewOf()], ...change });
  const table = $state({ seat: 0, question: 1, version: 1, ended: null, view: rescue() });
  const wishes = new Wishes(kept());
  wishes.set('bag_to_fields', 'rescue');
  let cards: AnytimeCards | undefined;
  const stop = $effect.root(() => {
    cards = new AnytimeCards(() => table as never, wishes);
  });
  flushSync();
  expect(cards?.asks).toBe('d083');
  cards?.putOff('d083');
  // a cat was rescued, and another one may be
  Object.assign(table, { question: 2, view: rescue({ left: ['blue-k01'] }) });
  flushSync();
  expect(cards?.asks).toBeNull();
  // the opponent's turn, and ours again
  table.view = rescue({ turn: 1 });
  flushSync();
  Object.assign(table, { question: 3, view: rescue() });
  flushSync();
  expect(cards?.asks).toBe('d083');
  stop();
});
