/** Keyboard navigation in the grid of cells. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Cells from './Cells.svelte';
import { Camera } from './camera.svelte';
import type { Cell } from './cells';

const reached = vi.fn();
let stops: readonly Cell[] = $state.raw([]);
let shown: Record<string, unknown>;

beforeEach(() => {
  stops = [];
  reached.mockClear();
  shown = mount(Cells, {
    target: document.body,
    props: {
      bounds: { left: 0, top: 0, right: 6, bottom: 4 },
      label: 'Board',
      camera: new Camera(),
      nameOf: (x: number, y: number) => `${x} ${y}`,
      get stops() {
        return stops;
      },
      onreach: reached,
    },
  });
  flushSync();
});
afterEach(() => void unmount(shown));

function press(key: string, on: EventTarget = document.body): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}
const grid = () => document.querySelector('[role=grid]') as HTMLElement;

it('is entered with an arrow key at the nearest fitting cell', () => {
  press('ArrowDown');
  expect(reached).not.toHaveBeenCalled();
  stops = [
    [5, 3],
    [2, 1],
  ];
  flushSync();
  press('ArrowDown');
  expect(reached).toHaveBeenLastCalledWith([2, 1]);
  press('ArrowRight', document.activeElement as Element);
  expect(reached).toHaveBeenLastCalledWith([3, 1]);
});

it('marks no cell after the piece is played, until the next key', () => {
  stops = [[2, 1]];
  flushSync();
  press('ArrowDown');
  expect(grid().classList.contains('done')).toBe(false);
  stops = [];
  flushSync();
  expect(grid().classList.contains('done')).toBe(true);
  press('ArrowRight', document.activeElement as Element);
  expect(grid().classList.contains('done')).toBe(false);
});
