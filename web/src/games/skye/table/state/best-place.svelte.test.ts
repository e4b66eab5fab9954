import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Place, Skye } from '../../types';
import { BestPlaces } from './best-place.svelte';

const at = (tile: string, x: number): Place => ({
  type: 'place',
  seat: 0,
  tile,
  x,
  y: -1,
  turn: 0,
});
const store = {
  version: 1,
  seat: 0,
  info: { aids: { previews: true } },
  view: { clans: [{ territory: [{ tile: 'C-blue', x: 0, y: 0, turn: 0 }] }] },
  legal: async ({ tile }: { tile: string }) => ({
    moves: [at(tile, 0), at(tile, 1)],
    gains: [3, 1],
  }),
  preview: async ({ x }: Place) => [{ topic: 'sheep', now: 0, after: x === 0 ? 3 : 1 }],
} as unknown as TableStore<Skye>;

it('shows the chosen tile at its best place, or at that of the hint for it', async () => {
  let chosen = $state<string | null>('L64');
  let hinted = $state<Place | null>(null);
  let best!: BestPlaces;
  const stop = $effect.root(() => {
    best = new BestPlaces(
      () => store,
      () => ['L25', 'L64'],
      () => chosen,
      () => hinted,
    );
  });
  const settled = async (place: Place, isHint: boolean, after: number) => {
    flushSync();
    await vi.waitFor(() => expect(best.changes(place.tile)?.[0].after).toBe(after));
    expect(best.shown(place.tile)).toMatchObject({ place, isHint });
  };
  await settled(at('L64', 0), false, 3);
  hinted = at('L64', 1);
  flushSync();
  expect(best.shown('L64')).toBeUndefined();
  await settled(at('L64', 1), true, 1);
  // What the market says of the tile is not about the hint.
  expect(best.of('L64')?.gain).toBe(3);
  chosen = 'L25';
  await settled(at('L25', 0), false, 3);
  stop();
});
