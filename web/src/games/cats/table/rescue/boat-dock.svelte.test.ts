/** Treasures that one could have are given up with two presses only. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { UPRIGHT } from '../../board/held-tile';
import type { TableContext } from '../state/table-context.svelte';
import BoatDock from './BoatDock.svelte';

vi.mock('../state/table-context.svelte', async (original) => {
  const real = await original<typeof import('../state/table-context.svelte')>();
  const context = new real.TableContext();
  return { ...real, tableContext: (): TableContext => context };
});
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

/** A treasure was placed; a second one is chosen, or not. */
function treasures(chosen: string | null, task: 'treasures' | 'map' = 'treasures') {
  const left: string[] = [];
  const placed = [{ tile: 'c1', cells: [] }];
  const view = viewOf('rare', {
    crews: [crewOf()],
    question: {
      type: task === 'map' ? 'place_map_treasure' : 'place_treasures',
      seat: 0,
      placed,
    } as never,
  });
  const placing = {
    mode: 'lay',
    task,
    isRescuing: false,
    isHint: false,
    crew: view.crews[0],
    chosen,
    ready: chosen === null ? null : { piece: chosen },
    candidate: null,
    offers: [],
    laid: [],
    sending: { isSending: false, trouble: null },
    rescues: { isOver: false, objectionTo: () => null },
    advice: {},
    poseOf: () => UPRIGHT,
  };
  const props = {
    placing,
    view,
    submission: { canConfirm: true, leave: async (how: string) => void left.push(how) },
    placement: { canGoBack: false, attempt: () => undefined },
    carrier: { drag: { piece: null } },
  };
  const shown = mount(BoatDock, { target: document.body, props: props as never });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>('[data-leave] button');
  const label = (): string => button?.textContent?.trim() ?? '';
  const press = (): string => {
    button?.click();
    flushSync();
    return label();
  };
  return { left, label, press, stop: () => unmount(shown) };
}

it.each([null, 'c2'])(
  'giving up the second treasure says so and asks, with %s chosen',
  async (chosen) => {
    const { left, label, press, stop } = treasures(chosen);
    expect(label()).toBe('Take no second one');
    expect(press()).toBe('Press again: no second one');
    expect(left).toEqual([]);
    press();
    expect(left).toEqual(['done']);
    await stop();
  },
);

it('declining a treasure that lies on the boat asks', async () => {
  const { left, label, press, stop } = treasures('c2', 'map');
  expect(label()).toBe('Decline');
  expect(press()).toBe('Press again: no treasure');
  expect(left).toEqual([]);
  press();
  expect(left).toEqual(['pass']);
  await stop();
});

it('declining with nothing on the boat takes one press', async () => {
  const { left, press, stop } = treasures(null, 'map');
  press();
  expect(left).toEqual(['pass']);
  await stop();
});

it.each([null, 'c2'])(
  'declining lies beside Confirm, not in its place, with %s',
  async (chosen) => {
    const { stop } = treasures(chosen, 'map');
    expect(document.querySelector('.acts [data-confirm]')).not.toBeNull();
    expect(document.querySelector('.aside [data-leave]')).not.toBeNull();
    await stop();
  },
);
