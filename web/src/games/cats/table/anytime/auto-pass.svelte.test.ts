import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { passForThePlayer } from './auto-pass.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table at our turn; `possible` is the number of moves of each type. */
function turn(phase: 'lay' | 'rescue' | 'rare', possible: Record<string, number>) {
  const sent: unknown[] = [];
  const told: string[] = [];
  const table = $state({
    seat: 0,
    isMine: true,
    isMoving: false,
    view: viewOf(phase, { crews: [crewOf(), crewOf()] }),
    legal: async ({ type }: { type: string }) => ({
      total: possible[type] ?? 0,
      moves: possible[type] ? [{ type, seat: 0, cards: [] }] : [],
    }),
    move: (move: unknown) => Promise.resolve(void sent.push(move)),
  });
  const anytime = $state({ cards: [] as string[], isOpen: false });
  const wish = $state({ on: true });
  const stop = $effect.root(() =>
    passForThePlayer(() => table as never, {
      anytime,
      isWanted: () => wish.on,
      tell: (what) => void told.push(what),
    }),
  );
  flushSync();
  return { table, anytime, wish, sent, told, stop };
}
async function wait(ms: number): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
}

it('a rescue without any possible cat is passed after a moment, once, with a note', async () => {
  const { table, sent, told, stop } = turn('rescue', {});
  await wait(900);
  expect(sent).toEqual([]);
  await wait(1200);
  expect(sent).toEqual([{ type: 'pass', seat: 0 }]);
  expect(told).toEqual(['rescue']);
  // after an undo the player decides
  table.view = { ...table.view };
  await wait(9000);
  expect(sent).toHaveLength(1);
  stop();
});

it('nothing to lay is laid, and no rare find is passed', async () => {
  const laying = turn('lay', { lay: 1 });
  const finding = turn('rare', {});
  await wait(2100);
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
  await wait(2100);
  expect(sent).toHaveLength(1);
  stop();
});
