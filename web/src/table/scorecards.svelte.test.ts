import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Scorecards } from './scorecards.svelte';

interface Step {
  version: number;
  events: { seat: number }[];
  withdraws: number[];
}

function follow(touches?: (event: { seat: number }, seat: number) => boolean) {
  /** What the server knows. */
  const server = { total: 5 };
  const table = $state({
    info: { aids: { previews: true } },
    version: 1,
    newestVersion: 1,
    waiting: [] as Step[],
    view: {},
    score: async () => ({ card: { lines: [] }, total: server.total }),
  });
  let cards!: Scorecards<never>;
  const stop = $effect.root(() => {
    cards = new Scorecards(
      () => table as never,
      () => [0, 1],
      touches as never,
    );
  });
  /** The version that is shown, and the steps that wait. */
  const show = (version: number, ...waiting: Step[]): void => {
    Object.assign(table, {
      ...{ version, waiting, newestVersion: waiting.at(-1)?.version ?? version },
    });
  };
  const settle = async (): Promise<void> => {
    flushSync();
    await new Promise((done) => setTimeout(done));
  };
  return { cards, server, settle, show, stop };
}

const step = (version: number, ...seats: number[]): Step => ({
  ...{ version, withdraws: [], events: seats.map((seat) => ({ seat })) },
});

it('a score waits until the move that changed it is shown', async () => {
  const { cards, server, settle, show, stop } = follow();
  await settle();
  expect(cards.card(1)?.total).toBe(5);
  server.total = 13;
  show(1, step(2), step(3));
  await settle();
  expect(cards.card(1)?.total).toBe(5);
  // Another move, which is not the one that the score belongs to.
  show(2, step(3));
  await settle();
  expect(cards.card(1)?.total).toBe(5);
  show(3);
  await settle();
  expect(cards.card(1)?.total).toBe(13);
  stop();
});

it('a late answer may know of what came meanwhile', async () => {
  const { cards, server, settle, show, stop } = follow();
  await settle();
  show(1, step(2));
  flushSync();
  server.total = 9;
  show(1, step(2), step(3));
  await settle();
  show(2, step(3));
  await settle();
  expect(cards.card(0)?.total).toBe(5);
  show(3);
  await settle();
  expect(cards.card(0)?.total).toBe(9);
  stop();
});

it('a score is right before later steps are shown that leave it alone', async () => {
  const { cards, server, settle, show, stop } = follow((event, seat) => event.seat === seat);
  await settle();
  // Our move, which others follow before the server answers.
  server.total = 9;
  show(2, step(3, 1));
  await settle();
  expect([cards.card(0)?.total, cards.card(1)?.total]).toEqual([9, 5]);
  server.total = 11;
  show(2, step(3, 1), step(4, 0));
  await settle();
  expect(cards.card(0)?.total).toBe(9);
  show(2, { ...step(3), withdraws: [1] });
  await settle();
  expect(cards.card(0)?.total).toBe(5);
  stop();
});
