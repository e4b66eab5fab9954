/** The numbers of an open goal: like the chips, they are those with the tiles shown. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { AsIf, Scored } from '../../../wire/types';
import type { Skye, View } from '../types';
import GoalCard from './GoalCard.svelte';
import { StagedScores } from './state/staged-scores.svelte';

const view = {
  seat: 0,
  round: 3,
  goals: ['ships', 'lake', 'cattle', 'whisky'],
  clans: [0, 1, 2].map(() => ({ territory: [] })),
} as unknown as View;
// Points for ships: with the tile the first seat takes a majority from the second.
const [NOW, THEN] = [
  [2, 2, 5],
  [5, 0, 5],
];
const TILE: AsIf<Skye> = { scratch: ['L01'], after: [] };

const scored = (points: number): Scored<Skye> =>
  ({
    card: { lines: [{ points, cells: [], what: { type: 'goal', slot: 'A', round: null } }] },
    total: points,
  }) as unknown as Scored<Skye>;

let staged: AsIf<Skye> | null = $state.raw(null);
let isAnswering = true;
const table = {
  view,
  version: 1,
  info: { aids: { previews: true } },
  score: async (seat: number, { scratch }: AsIf<Skye>) => {
    if (!isAnswering) throw new Error('the connection is lost');
    return scored((scratch ? THEN : NOW)[seat]);
  },
};
const now = {
  lines: (seat: number) => scored(NOW[seat]).card.lines,
  points: (seat: number) => NOW[seat],
};

let stop = (): unknown => undefined;
afterEach(() => stop());

function show(): void {
  stop = $effect.root(() => {
    const scores = new StagedScores(
      () => table as never,
      now,
      () => staged,
    );
    const card = mount(GoalCard, {
      target: document.body,
      props: {
        view,
        open: { part: 'A', seat: 0, close: () => undefined } as never,
        names: ['Ann', 'Elspeth', 'Morag'],
        order: [0, 1, 2],
        scores,
        allowed: true,
        onshow: () => undefined,
      },
    });
    return () => void unmount(card);
  });
  flushSync();
}
async function said(): Promise<string[]> {
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 120));
  flushSync();
  return [...document.querySelectorAll('.numbers button')].map((one) =>
    (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

it('tells what a shown tile gives to everybody, and takes from others', async () => {
  show();
  expect(await said()).toEqual(['You 2', 'Elspeth 2', 'Morag 5']);
  staged = TILE;
  expect(await said()).toEqual(['You 5 +3', 'Elspeth 0 −2', 'Morag 5 ±0']);
  expect(document.body.textContent).toContain('Points with the tile shown.');
  staged = null;
  expect(await said()).toEqual(['You 2', 'Elspeth 2', 'Morag 5']);
});

it('shows the points without the tile as long as nothing else is known', async () => {
  isAnswering = false;
  staged = TILE;
  show();
  expect(await said()).toEqual(['You 2', 'Elspeth 2', 'Morag 5']);
  expect(document.body.textContent).not.toContain('Points with the tile shown.');
});
