// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Event as Told } from '../types';
import SinceLastTurn from '../../../story/SinceLastTurn.svelte';

const BUILT: Told = { type: 'place', seat: 1, tile: 'L01', x: 0, y: 1, turn: 0 };
const away = $state({ steps: [{ version: 3, events: [BUILT] }] });
const table = {
  info: { game: 'skye' },
  names: ['Ann', 'Bea'],
  seat: 0,
  view: null,
  get whileAway() {
    return away.steps;
  },
  dismissAway: () => (away.steps = []),
};

let shown: ReturnType<typeof mount>;
let frame: HTMLElement;
beforeEach(() => {
  frame = document.createElement('div');
  frame.className = 'table';
  document.body.append(frame, document.createElement('dialog'));
  shown = mount(SinceLastTurn, { target: frame, props: { table: table as never } });
});
afterEach(async () => {
  await unmount(shown);
  document.body.replaceChildren();
});

const list = (): HTMLElement | null => document.querySelector('section.floating');
function press(on: Element | null): void {
  on?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  flushSync();
}

it('what happened meanwhile lies over the board until one acts', async () => {
  await vi.waitFor(() => expect(document.querySelector('.floating li')).not.toBeNull());
  press(document.querySelector('.floating li'));
  press(document.querySelector('dialog'));
  expect(list()).not.toBeNull();
  press(frame);
  expect(list()).toBeNull();
});
