import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Event, Goal } from '../../types';
import { Scores } from './scores.svelte';

const GOALS: Goal[] = ['sheep', 'lake', 'cattle', 'whisky'];
const line = (points: number) => ({
  ...{ points, cells: [] },
  what: { type: 'goal', slot: 'A', round: null },
});

it('a new round begins with the tiles that we built last, though others set prices already', async () => {
  /** What the server knows. */
  const server = { points: 3 };
  const table = $state({
    info: { aids: { previews: true } },
    version: 1,
    newestVersion: 1,
    waiting: [] as { version: number; withdraws: number[]; events: Event[] }[],
    view: { round: 2, clans: [{}, {}], goals: GOALS },
    score: async () => ({ total: 0, card: { lines: [line(server.points)] } }),
  });
  let scores!: Scores;
  const stop = $effect.root(() => {
    scores = new Scores(() => table as never);
  });
  const settle = async (): Promise<void> => {
    flushSync();
    await new Promise((done) => setTimeout(done));
  };
  await settle();
  expect(scores.points(0, 'A')).toBe(3);
  // Our last tile ends the round; behind the walk through its scoring a bot seals its prices.
  server.points = 6;
  const sealed: Event = { type: 'sealed', seat: 1 } as Event;
  Object.assign(table, {
    ...{ version: 2, newestVersion: 3 },
    waiting: [{ version: 3, withdraws: [], events: [sealed] }],
  });
  await settle();
  expect(scores.points(0, 'A')).toBe(6);
  table.view = { ...table.view, goals: ['gold', ...GOALS.slice(1)] };
  flushSync();
  expect(scores.points(0, 'A')).toBe(3);
  stop();
});
