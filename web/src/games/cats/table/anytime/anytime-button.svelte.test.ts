/** A hint that would play an anytime card marks the way to it. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableContext } from '../state/table-context.svelte';
import { tableContext } from '../state/table-context.svelte';
import AnytimeButton from './AnytimeButton.svelte';

vi.mock('../state/table-context.svelte', async (original) => {
  const real = await original<typeof import('../state/table-context.svelte')>();
  const context = new real.TableContext();
  return { ...real, tableContext: (): TableContext => context };
});

it('is lit, and opens the card that the hint names', async () => {
  const open = vi.fn();
  const anytime = { cards: ['d071', 'd077'], open };
  const shown = mount(AnytimeButton, { target: document.body, props: { anytime } as never });
  const isLit = (): boolean => document.querySelector('.lit') !== null;
  flushSync();
  expect(isLit()).toBe(false);
  tableContext().hinted = { card: 'd077', paid: 0 };
  flushSync();
  expect(isLit()).toBe(true);
  document.querySelector('button')?.click();
  expect(open).toHaveBeenCalledWith('d077');
  // a card that is not in the hand is somewhere else
  tableContext().hinted = { card: 'd001', paid: 0 };
  flushSync();
  expect(isLit()).toBe(false);
  await unmount(shown);
});
