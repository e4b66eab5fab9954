import { type Component, type ComponentProps, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { View } from '../../types';
import Lessons from './Lessons.svelte';
import type { Scores } from '../state/scores.svelte';
import { TableContext, setTableContext } from '../state/table-context.svelte';

type Props = ComponentProps<typeof Lessons>;

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});
async function show(props: Partial<Props> & { view: View }): Promise<string> {
  const Within: Component<Props> = (...at) => {
    setTableContext(new TableContext());
    return Lessons(...at);
  };
  const scores = { lesson: () => undefined, beatenBy: () => undefined } as unknown as Scores;
  shown = mount(Within, {
    target: document.body,
    props: { seat: 0, name: 'Fern', scores, ...props },
  });
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
  return document.body.textContent.replace(/\s+/g, ' ').trim();
}
const view = (seat: number | null, lessons: { count: number; cards?: string[] }): View =>
  ({ seat, options: {}, public: [], crews: [{ lessons }] }) as unknown as View;

it('only your own lessons are called yours', async () => {
  expect(await show({ view: view(0, { count: 0, cards: [] }) })).toBe('Your lessons None yet');
});

it('a spectator sees whose lessons they are, and that they are secret', async () => {
  expect(await show({ view: view(null, { count: 3 }) })).toBe(
    'Fern’s lessons 3, secret until the end',
  );
});

it('too many lessons are shown with titles only', async () => {
  const cards = ['d127', 'd128', 'd129'];
  const told = view(0, { count: 3, cards });
  await show({ view: told, roomFor: 3 });
  expect(document.querySelectorAll('.compact')).toHaveLength(0);
  if (shown) await unmount(shown);
  await show({ view: told, roomFor: 2 });
  expect(document.querySelectorAll('.compact')).toHaveLength(3);
});
