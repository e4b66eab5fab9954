import { expect, it, vi } from 'vitest';
import { Problem } from '../wire/api';
import { Listing } from './listing.svelte';

it('loads page by page', async () => {
  const pages: Record<string, { items: number[]; next: string | null }> = {
    first: { items: [1, 2], next: 'b' },
    b: { items: [3], next: null },
  };
  const list = new Listing<number>((after) => Promise.resolve(pages[after ?? 'first']));
  await list.refresh();
  expect([list.items, list.next]).toEqual([[1, 2], 'b']);
  await list.more();
  expect([list.items, list.next]).toEqual([[1, 2, 3], null]);
  await list.refresh();
  expect(list.items).toEqual([1, 2]);
});

it('shows the last search, however slow an earlier one is', async () => {
  const waiting: ((items: number[]) => void)[] = [];
  const list = new Listing<number>(
    () => new Promise((resolve) => waiting.push((items) => resolve({ items, next: null }))),
  );
  const [first, second] = [list.refresh(), list.refresh()];
  waiting[1]([2]);
  await second;
  waiting[0]([1]);
  await first;
  expect(list.items).toEqual([2]);
});

it('tells a failure from the end of the session', async () => {
  const load = vi.fn(() => Promise.reject(new Problem(503, 'busy')));
  const list = new Listing<number>(load);
  await list.refresh();
  expect(list.state).toBe('failed');
  load.mockImplementation(() => Promise.reject(new Problem(404, 'There is nothing at this path.')));
  await list.refresh();
  expect(list.state).toBe('ended');
});
