import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Scorecards } from './scorecards.svelte';

function follow() {
  /** What the server knows. */
  const server = { total: 5 };
  const table = $state({
    info: { aids: { previews: true } },
    version: 1,
    newestVersion: 1,
    view: {},
    score: async () => ({ card: { lines: [] }, total: server.total }),
  });
  let cards!: Scorecards<never>;
  const stop = $effect.root(() => {
    cards = new Scorecards(
      () => table as never,
      () => [0, 1],
    );
  });
  const settle = async (): Promise<void> => {
    flushSync();
    await new Promise((done) => setTimeout(done));
  };
  return { cards, server, settle, stop, table };
}

it('a score waits until the move that changed it is shown', async () => {
  const { cards, server, settle, stop, table } = follow();
  await settle();
  expect(cards.card(1)?.total).toBe(5);
  server.total = 13;
  table.newestVersion = 3;
  await settle();
  expect(cards.card(1)?.total).toBe(5);
  // Another move, which is not the one that the score belongs to.
  table.version = 2;
  await settle();
  expect(cards.card(1)?.total).toBe(5);
  table.version = 3;
  await settle();
  expect(cards.card(1)?.total).toBe(13);
  stop();
});

it('a late answer may know of what came meanwhile', async () => {
  const { cards, server, settle, stop, table } = follow();
  await settle();
  table.newestVersion = 2;
  flushSync();
  server.total = 9;
  table.newestVersion = 3;
  await settle();
  table.version = 2;
  await settle();
  expect(cards.card(0)?.total).toBe(5);
  table.version = 3;
  await settle();
  expect(cards.card(0)?.total).toBe(9);
  stop();
});
