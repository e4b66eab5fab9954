import { describe, expect, it } from 'vitest';
import type { Event } from '../types';
import { skyeStory, scorings } from './story';

const score = (seat: number, slot: 'A' | 'B', points: number, total: number): Event => ({
  type: 'score',
  seat,
  slot,
  points,
  total,
});
const final = (seat: number, scrolls: number[], gold_points: number, total: number): Event => ({
  type: 'final',
  seat,
  scrolls: scrolls.map((points) => ({ tile: 'L01', points })),
  gold: gold_points * 5,
  gold_points,
  total,
});

describe('scorings', () => {
  const steps = [
    { version: 1, events: [{ type: 'round', round: 1, first: 0 }] as Event[] },
    // A round is scored in the step in which the next one begins.
    {
      version: 5,
      events: [
        score(0, 'A', 3, 3),
        score(1, 'A', 0, 0),
        { type: 'round', round: 2, first: 1 },
      ] as Event[],
    },
    {
      version: 9,
      events: [
        score(0, 'A', 2, 5),
        score(1, 'A', 4, 4),
        final(0, [1, 2], 1, 9),
        final(1, [], 3, 7),
      ],
    },
  ];

  it('have their round, topics and totals', () => {
    const [first, last] = scorings(steps, null, 2);
    expect(first).toMatchObject({ round: 1, version: 5, totals: [3, 0], isFinal: false });
    expect(first.things.map(({ slot, points }) => [slot, points])).toEqual([['A', [3, 0]]]);
    expect(last).toMatchObject({ round: 2, version: 9, totals: [9, 7], isFinal: true });
    expect(last.things.map(({ topic, points }) => [topic, points])).toEqual([
      ['', [2, 4]],
      ['scroll *', [3, 0]],
      ['purse', [1, 3]],
    ]);
  });
});

it('seats have an emblem before the castles are known', () => {
  const clans = [0, 1, 2, 3, 4].map((seat) => skyeStory.clan(null, seat, []));
  expect(new Set(clans).size).toBe(5);
});
