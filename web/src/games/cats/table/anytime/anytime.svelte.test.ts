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
  expect(cards?.isPutOff).toBe(false);
  cards?.putOff('d083');
  expect(cards?.isPutOff).toBe(true);
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

/** A table in the rare finds of the last day; every card can be played. */
function lastFinds(held: string[], { seats = 1, lessons = [] as string[] } = {}) {
  const view = (cards: string[]): View => {
    const hand = { count: cards.length, cards };
    const own = crewOf({ hand, lessons: { count: lessons.length, cards: lessons } });
    const crews = [own, crewOf()].slice(0, seats);
    return viewOf('rare', { crews, ship: 1, order: [0] });
  };
  const table = $state({
    seat: 0,
    question: 1,
    version: 1,
    ended: null,
    view: view(held),
    legal: async ({ card }: { card: string }) => ({
      total: 1,
      moves: [{ type: 'anytime', seat: 0, card, colour: 'blue' }],
    }),
    try: async () => ({ made: 0 }),
  });
  let cards!: AnytimeCards;
  const stop = $effect.root(() => {
    cards = new AnytimeCards(() => table as never, new Wishes(kept()));
  });
  const draw = (now: string[]): void =>
    void Object.assign(table, { question: table.question + 1, view: view(now) });
  const settle = async (): Promise<void> => {
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  return { cards, draw, settle, stop };
}

it('a card drawn in the last finds prompts if its fish can still help', async () => {
  const { cards, draw, settle, stop } = lastFinds(['d071', 'd107']);
  await settle();
  expect(cards.asks).toBe('d071');
  cards.putOff('d071');
  draw(['d107', 'd096']);
  await settle();
  expect(cards.asks).toBe('d096');
  cards.putOff('d096');
  expect(cards.asks).toBeNull();
  stop();
});

it('at the end fish help with a lesson that counts them, or against others', async () => {
  const asked = async (...given: Parameters<typeof lastFinds>): Promise<string | null> => {
    const { cards, settle, stop } = lastFinds(...given);
    await settle();
    stop();
    return cards.asks;
  };
  expect(await asked(['d096'])).toBeNull();
  expect(await asked(['d096'], { lessons: ['d142'] })).toBe('d096');
  expect(await asked(['d096'], { seats: 2 })).toBe('d096');
  expect(await asked(['d084'], { seats: 2 })).toBeNull();
  expect(await asked(['d084'], { lessons: ['d118'] })).toBe('d084');
});

it('the last pass gives up every card that could be played, also a postponed one', async () => {
  const { cards, draw, settle, stop } = lastFinds(['d096']);
  await settle();
  expect(cards.isGivenUp).toBe(true);
  cards.putOff('d096');
  expect(cards.isGivenUp).toBe(true);
  cards.wishes.set('fish_one_colour', 'never');
  await settle();
  expect(cards.isGivenUp).toBe(false);
  draw([]);
  await settle();
  expect(cards.isGivenUp).toBe(false);
  stop();
});
