/** The last pass of the game asks again while an anytime card could be played; a hint chooses its card. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { type TableContext, tableContext } from '../state/table-context.svelte';
import Finds from './Finds.svelte';

vi.mock('../state/table-context.svelte', async (original) => {
  const real = await original<typeof import('../state/table-context.svelte')>();
  const context = new real.TableContext();
  return { ...real, tableContext: (): TableContext => context };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function passing(isGivenUp: boolean, card = 'd096') {
  const sent: unknown[] = [];
  const hand = { count: 1, cards: [card] };
  const view = viewOf('rare', { crews: [crewOf({ hand })], ship: 1 });
  const table = {
    seat: 0,
    isMine: true,
    isMoving: false,
    version: 1,
    view,
    legal: async () => ({ total: 0, moves: [] }),
    move: (move: unknown) => Promise.resolve(void sent.push(move)),
  };
  const props = { table: table as never, view, anytime: { isGivenUp } };
  const shown = mount(Finds, { target: document.body, props });
  flushSync();
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
  const button = document.querySelector<HTMLButtonElement>('[data-act=pass] button');
  const press = (): string => {
    button?.click();
    flushSync();
    return button?.textContent?.trim() ?? '';
  };
  return { sent, press, stop: () => unmount(shown) };
}

it('a card that could be played needs a second press', async () => {
  const { sent, press, stop } = await passing(true);
  expect(press()).toBe('Press again to pass');
  expect(sent).toEqual([]);
  press();
  expect(sent).toEqual([{ type: 'pass', seat: 0 }]);
  await stop();
});

it('without one a press is enough', async () => {
  const { sent, press, stop } = await passing(false);
  press();
  expect(sent).toHaveLength(1);
  await stop();
});

it('a hint chooses the card that it would play', async () => {
  const { stop } = await passing(false, 'd099');
  const isChosen = (): string | null | undefined =>
    document.querySelector('[data-card]')?.getAttribute('aria-pressed');
  expect(isChosen()).toBe('false');
  tableContext().hinted = { card: 'd099', paid: 0 };
  flushSync();
  expect(isChosen()).toBe('true');
  tableContext().hinted = null;
  await stop();
});
