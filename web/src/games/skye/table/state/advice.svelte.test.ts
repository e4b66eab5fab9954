import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableInfo } from '../../../../wire/fake-socket';
import type { Change, Placed } from '../../types';
import { Advice, type Adviser, type Thought } from './advice.svelte';

const L01: Placed = { tile: 'L01', x: 1, y: 0, turn: 0 };

/** With the tile, Ann shares the most barrels no longer: Bea loses 3 points, Cat nothing. */
class FakeTable {
  goal = 'whisky';
  seat = 0;
  version = $state(1);
  info = tableInfo() as Adviser['info'];
  view = { clans: [{}, {}, {}] } as Adviser['view'];
  legal = async () => ({
    moves: [{ type: 'place' as const, seat: 0, ...L01 }],
    total: 1,
    gains: [0],
  });
  preview = async (): Promise<Change[]> => [
    { topic: this.goal, now: 5, after: 5, card: { lines: [] }, slot: 'B', in_points: true },
  ];
  score = vi.fn(async (seat: number, { after = [] }: { after?: unknown[] } = {}) => ({
    total: 0,
    card: {
      lines: [
        {
          points: seat === 1 && after.length === 0 ? 5 : 2,
          what: { type: 'goal', topic: this.goal, slot: 'B', round: null },
          cells: [],
        },
      ],
    },
  }));
}

let table: FakeTable;
let advice: Advice;
let stop: () => void;

async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}
function begin(): void {
  const thought: Thought = {
    tiles: () => ['L01'],
    stand: () => [],
    laid: () => [],
    candidate: () => ({ ...L01, fits: true }),
  };
  stop = $effect.root(() => {
    advice = new Advice(() => table as unknown as Adviser, thought);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('says who loses points in a majority', async () => {
  begin();
  await settle();
  expect(advice.rivals).toEqual([{ seat: 1, slot: 'B', topic: 'whisky', by: -3 }]);
});

it('asks for the others only if the tile has what a majority counts', async () => {
  table.goal = 'ships';
  begin();
  await settle();
  expect(advice.own).toHaveLength(1);
  expect(advice.rivals).toEqual([]);
  expect(table.score).not.toHaveBeenCalled();
});
