import { type Component, type ComponentProps, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { viewOf } from '../../board/test-game';
import { CARDS } from '../../pieces/deck';
import { TableContext, setTableContext } from '../state/table-context.svelte';
import NameColour from './NameColour.svelte';

type Props = ComponentProps<typeof NameColour>;

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

it('chooses the colour of a hint, which is still to be confirmed', async () => {
  const seen = new TableContext();
  const Within: Component<Props> = (...at) => {
    setTableContext(seen);
    return NameColour(...at);
  };
  const table = { seat: 0, isMine: true, isMoving: false } as Props['table'];
  const card = CARDS.find(({ kind }) => kind === 'public_lesson')?.id ?? '';
  const props = { table, view: viewOf('public'), card, names: ['Ann', 'Fern'] };
  shown = mount(Within, { target: document.body, props });
  flushSync();
  await vi.dynamicImportSettled();
  const chosen = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-colour][aria-pressed=true]')?.dataset.colour;
  expect(chosen()).toBeUndefined();
  seen.hintedColour = 'green';
  flushSync();
  expect(chosen()).toBe('green');
});
