/** Revealed cards go by themselves, whatever happens meanwhile. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Told } from '../../../../wire/types';
import type { Cats, Event } from '../../types';
import RevealedCards from './RevealedCards.svelte';

const LAID: Event[] = [
  { type: 'lay', seat: 0, cards: [] },
  { type: 'order', speeds: [0, 0], order: [0, 1] },
];
const PASS: Event = { type: 'pass', seat: 1, phase: 4 };

let steps: readonly Told<Cats>[] = $state.raw([]);
let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.useRealTimers();
});

function happens(events: Event[]): void {
  steps = [...steps, { version: steps.length + 1, events }];
  flushSync();
}
const isShown = (): boolean => document.querySelector('[data-reveal]') !== null;

it('goes after a few seconds although others move', () => {
  vi.useFakeTimers();
  const table = {
    seat: 0,
    hasHistory: true,
    get steps() {
      return steps;
    },
  } as unknown as TableStore<Cats>;
  // Other notes wait for it.
  let isOpen = false;
  const props = {
    table,
    names: ['Ann', 'Bea'],
    get isOpen() {
      return isOpen;
    },
    set isOpen(value) {
      isOpen = value;
    },
  };
  shown = mount(RevealedCards, { target: document.body, props });
  flushSync();
  happens(LAID);
  expect([isShown(), isOpen]).toEqual([true, true]);
  for (let second = 1; second <= 6; second++) {
    vi.advanceTimersByTime(1000);
    happens([PASS]);
  }
  expect([isShown(), isOpen]).toEqual([false, false]);
});
