import { expect, it } from 'vitest';
import type { Place, Placed } from '../../types';
import { ranked } from './best-place.svelte';

const best = (...of: Parameters<typeof ranked>) => ranked(...of)[0];
const castle: Placed = { tile: 'C-blue', x: 0, y: 0, turn: 0 };
const at = (tile: string, x: number, y: number, turn: number): Place => ({
  type: 'place',
  seat: 0,
  tile,
  x,
  y,
  turn,
});

it('of places with equal points takes the one with more income', () => {
  const [across, along] = [at('L64', 0, -1, 1), at('L64', 0, -1, 0)];
  expect(best([castle], [across, along], [0, 0])).toEqual({ place: along, gain: 0, income: 1 });
  expect(best([castle], [across, along], [2, 0])).toEqual({ place: across, gain: 2, income: 0 });
});

it('then the one that leaves more roads open', () => {
  const [dead, open] = [at('L69', 0, -1, 2), at('L25', 0, -1, 0)];
  expect(best([castle], [dead, open], [1, 1])).toEqual({ place: open, gain: 1, income: 1 });
});

it('says that a tile fits nowhere', () => {
  expect(best([castle], [], [])).toEqual({ place: null, gain: 0, income: 0 });
});
