import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { type AutoPass, passForThePlayer } from './auto-pass.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table at our turn; `possible` is the number of moves of each type. */
function turn(phase: 'lay' | 'rescue' | 'rare', possible: Record<string, number>) {
  const sent: unknown[] = [];
  const table = $state({
    seat: 0,
    isMine: true,
    isMoving: false,
    canUndo: true,
    view: viewOf(phase, { crews: [crewOf(), crewOf()] }),
    legal: async ({ type }: { type: string }) => ({
      total: possible[type] ?? 0,
      moves: possible[type] ? [{ type, seat: 0, cards: [] }] : [],
    }),
    move: (move: unknown) => Promise.resolve(void sent.push(move)),
  });
  const anytime = $state({ cards: [] as string[], isOpen: false });
  const wish = $state({ on: true });
  let passing!: AutoPass;
  const stop = $effect.root(() => {
    passing = passForThePlayer(() => table as never, { anytime, isWanted: () => wish.on });
  });
  flushSync();
  return { table, anytime, wish, sent, passing, stop };
}
async function wait(ms: number): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
}

/** The longest time before a pass. */
const LONG = 6100;

it('a rescue without any possible cat is passed after five seconds, once, with a note before', async () => {
  const { table, sent, passing, stop } = turn('rescue', {});
  await wait(10);
  expect(passing.due).toMatchObject({ what: 'rescue', canStop: true });
  await wait(4400);
  expect(sent).toEqual([]);
  await wait(1700);
  expect(sent).toEqual([{ type: 'pass', seat: 0 }]);
  expect(passing.due).toBeNull();
  // after an undo the player decides
  table.view = { ...table.view };
  await wait(9000);
  expect(sent).toHaveLength(1);
  expect(passing.due).toBeNull();
  stop();
});

it('where nothing could be undone either, the pass comes sooner and cannot be prevented', async () => {
  const { table, sent, passing, wish, stop } = turn('rare', {});
  wish.on = false;
  table.canUndo = false;
  await wait(10);
  wish.on = true;
  await wait(10);
  expect(passing.due?.canStop).toBe(false);
  await wait(3000);
  expect(sent).toEqual([]);
  await wait(1800);
  expect(sent).toEqual([{ type: 'pass', seat: 0 }]);
  stop();
});

it('says why, before the pass and for a while afterwards', async () => {
  const { table, passing, stop } = turn('rescue', {});
  table.view = viewOf('rescue', { crews: [crewOf({ fish: 2 }), crewOf()], left: ['blue-k02'] });
  await wait(10);
  expect(passing.due).toMatchObject({ what: 'rescue', why: 'fish' });
  await wait(LONG);
  expect(passing.done).toEqual({ what: 'rescue', why: 'fish', fish: 2 });
  await wait(4000);
  expect(passing.done).not.toBeNull();
  await wait(2500);
  expect(passing.done).toBeNull();
  stop();
});

it('the player can prevent it, for this turn', async () => {
  const { table, sent, passing, stop } = turn('rescue', {});
  await wait(2000);
  passing.stop();
  await wait(9000);
  expect(sent).toEqual([]);
  expect(passing.due).toBeNull();
  table.view = { ...table.view, ship: 4 };
  await wait(LONG);
  expect(sent).toHaveLength(1);
  stop();
});

it('news of the others does not make the time longer', async () => {
  const { table, sent, stop } = turn('rescue', {});
  await wait(3000);
  table.view = { ...table.view };
  await wait(LONG - 3000);
  expect(sent).toHaveLength(1);
  stop();
});

it('nothing to lay is laid, and no rare find is passed', async () => {
  const laying = turn('lay', { lay: 1 });
  const finding = turn('rare', {});
  await wait(LONG);
  expect(laying.sent).toEqual([{ type: 'lay', seat: 0, cards: [] }]);
  expect(finding.sent).toEqual([{ type: 'pass', seat: 0 }]);
  laying.stop();
  finding.stop();
});

it('a decision is left to the player', async () => {
  const all = [turn('lay', { lay: 2 }), turn('rescue', { rescue: 1 }), turn('rare', { play: 1 })];
  await wait(9000);
  for (const { sent, stop } of all) {
    expect(sent).toEqual([]);
    stop();
  }
});

it('with an anytime card in hand, or if it is turned off, the player is asked', async () => {
  const { anytime, wish, sent, stop } = turn('rescue', {});
  anytime.cards = ['d077'];
  await wait(9000);
  expect(sent).toEqual([]);
  anytime.cards = [];
  wish.on = false;
  await wait(9000);
  expect(sent).toEqual([]);
  wish.on = true;
  await wait(LONG);
  expect(sent).toHaveLength(1);
  stop();
});
