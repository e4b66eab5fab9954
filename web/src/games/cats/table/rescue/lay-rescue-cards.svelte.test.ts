/** Laying nothing asks again while a laid card could carry a cat. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { CardChoice } from '../state/card-choice.svelte';
import { TableContext } from '../state/table-context.svelte';
import LayRescueCards from './LayRescueCards.svelte';

vi.mock('../state/table-context.svelte', async (original) => {
  const real = await original<typeof import('../state/table-context.svelte')>();
  const context = new real.TableContext();
  return { ...real, tableContext: (): TableContext => context };
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function laying({ fish = 20, left = ['blue-k01'], cards = ['d055', 'd056'] } = {}) {
  const sent: unknown[] = [];
  const view = viewOf('lay', { crews: [crewOf({ fish })], left });
  const choice = new CardChoice('lay', cards);
  const table = {
    seat: 0,
    isMine: true,
    isMoving: false,
    view,
    move: (move: unknown) => Promise.resolve(void sent.push(move)),
  };
  const props = { table: table as never, view, choice, names: ['Ann'], onisland: () => undefined };
  const shown = mount(LayRescueCards, { target: document.body, props });
  flushSync();
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
  const button = document.querySelector<HTMLButtonElement>('[data-act=lay] button');
  const label = (): string => button?.textContent?.trim() ?? '';
  const press = (): string => {
    button?.click();
    flushSync();
    return label();
  };
  return { choice, sent, label, press, stop: () => unmount(shown) };
}

it('laying nothing needs a second press; choosing a card takes the first back', async () => {
  const { choice, sent, label, press, stop } = await laying();
  expect(press()).toBe('Press again to lay nothing');
  choice.toggle('d055');
  flushSync();
  choice.toggle('d055');
  flushSync();
  expect(label()).toBe('Lay nothing, keep 2 cards');
  press();
  expect(sent).toEqual([]);
  press();
  expect(sent).toEqual([{ type: 'lay', seat: 0, cards: [] }]);
  await stop();
});

it('one press is enough where no cat could come', async () => {
  for (const given of [{ fish: 2 }, { left: [] }, { cards: [] }]) {
    const { sent, press, stop } = await laying(given);
    press();
    expect(sent).toHaveLength(1);
    await stop();
  }
});

it('one’s fish are in sight', async () => {
  const { stop } = await laying({ fish: 7 });
  expect(document.querySelector('[data-fish]')?.textContent?.trim()).toBe('7');
  await stop();
});
