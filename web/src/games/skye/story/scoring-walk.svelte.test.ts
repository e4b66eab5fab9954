import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Event, Skye, Source, View, Why } from '../types';
import type { Scored, Told } from '../../../wire/types';
import ScoringWalk from '../../../story/ScoringWalk.svelte';
import { openWalk, walkedPoints } from '../../../story/scoring-walk.svelte';

const clan = (castle: string) => ({
  territory: [{ tile: castle, x: 0, y: 0, turn: 0 }],
  gold: 5,
  points: 0,
  stall: [],
  hand: [],
  sealed: false,
  building: false,
  earned: [{ round: 1, slot: 'A' as const, points: 2, tiles: 1 }],
});
const VIEW: View = {
  seat: 0,
  options: {},
  phase: 'price',
  round: 2,
  first: 0,
  after: 0,
  goals: ['sheep', 'gold', 'lake', 'trio'],
  bag: [],
  clans: [clan('C-blue'), clan('C-red')],
  bag_count: 0,
};
const BEGIN: Told<Skye> = { version: 1, events: [{ type: 'round', round: 1, first: 0 }] };
const SCORED: Told<Skye> = {
  version: 4,
  events: [
    { type: 'score', seat: 0, slot: 'A', points: 2, total: 2 },
    { type: 'score', seat: 1, slot: 'A', points: 1, total: 1 },
    { type: 'round', round: 2, first: 1 },
  ] satisfies Event[],
};
const goal = (round: number | null, reason: Why = 'sheep'): Source => ({
  type: 'goal',
  topic: 'sheep',
  reason,
  count: 2,
  round,
  goal: 'sheep',
  slot: 'A',
});
/** The same for both seats. */
const tied = (): Promise<Scored> =>
  Promise.resolve({
    total: 2,
    card: { lines: [{ points: 2, what: goal(1, 'most'), cells: [] }] },
  });
const scored = (): Promise<Scored> =>
  Promise.resolve({
    total: 2,
    card: {
      lines: [
        {
          points: 2,
          what: goal(1),
          cells: [[0, 0] as [number, number]],
        },
        // A preview of the goal is not part of the round.
        {
          points: 2,
          what: goal(null),
          cells: [[0, 0] as [number, number]],
        },
      ],
    },
  });

function table(steps: Told<Skye>[], score = scored) {
  let told = $state.raw(steps);
  return {
    info: { game: 'skye' },
    names: ['Ann', 'bot:greedy'],
    seat: 0,
    version: 1,
    view: VIEW,
    awaits: [],
    isMine: false,
    ended: null,
    hasHistory: true,
    score,
    get steps() {
      return told;
    },
    hear(step: Told<Skye>) {
      told = [...told, step];
      flushSync();
    },
  };
}

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});
function show(following: ReturnType<typeof table>): void {
  shown = mount(ScoringWalk, { target: document.body, props: { table: following } });
  flushSync();
}
const walk = (): HTMLElement | null => document.querySelector<HTMLElement>('.walk');
const ready = (): Promise<void> => vi.waitFor(() => expect(walk()).not.toBeNull());
const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  flushSync();
};

describe('the step-by-step scoring', () => {
  it('does not open for earlier scorings', async () => {
    const following = table([BEGIN, SCORED]);
    show(following);
    openWalk(7);
    await vi.dynamicImportSettled();
    flushSync();
    expect(walk()).toBeNull();
  });

  it('opens with a scoring, and any key ends it', async () => {
    const following = table([BEGIN]);
    show(following);
    await vi.dynamicImportSettled();
    flushSync();
    following.hear(SCORED);
    await ready();
    expect(walk()?.textContent).toContain('Sheep: 2 points for you');
    expect([...document.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual([
      '2',
      '1',
    ]);
    press('x');
    expect(walk()).toBeNull();
  });

  it('is headed by its round, and its rows add up', async () => {
    const following = table([BEGIN]);
    show(following);
    await vi.dynamicImportSettled();
    flushSync();
    const scored = SCORED.events.map((event) =>
      event.type === 'score' ? { ...event, total: event.total + 7 } : event,
    );
    following.hear({ ...SCORED, events: scored });
    await ready();
    expect(walk()?.querySelector('h2')?.textContent).toBe('Round 1 score');
    const cells = (row: string): (string | null)[] =>
      [...document.querySelectorAll(`${row} td`)].map((cell) => cell.textContent.trim());
    expect([cells('.before'), cells('tbody tr:nth-child(2)'), cells('tfoot')]).toEqual([
      ['7', '7'],
      ['+2', '+1'],
      ['9', '8'],
    ]);
    expect([walkedPoints(0), walkedPoints(1)]).toEqual([9, 8]);
    press('x');
    expect(walkedPoints(0)).toBeUndefined();
  });

  it('opens again on request', async () => {
    show(table([BEGIN, SCORED]));
    openWalk(1);
    await ready();
    press('ArrowRight');
    expect(walk()).not.toBeNull();
    await vi.waitFor(() => expect(document.querySelector('.told .why')?.textContent).not.toBe(''));
    expect(walk()?.textContent).not.toContain('×');
  });

  it('names a tie', async () => {
    show(table([BEGIN, SCORED], tied));
    openWalk(1);
    await ready();
    press('ArrowRight');
    await vi.waitFor(() => expect(walk()?.textContent).toContain('tied for the most: 2'));
  });

  it('continues where the table is shown next', async () => {
    const following = table([BEGIN]);
    show(following);
    await vi.dynamicImportSettled();
    flushSync();
    following.hear(SCORED);
    await ready();
    if (shown) await unmount(shown);
    show(following);
    await ready();
  });
});
