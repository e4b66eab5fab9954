import { expect, it } from 'vitest';
import type { Event, ScoreLine } from '../types';
import { because } from './event-text';
import { withPastGold } from './past-gold';

const income = (seat: number): Event => ({
  type: 'income',
  seat,
  castle: 5,
  whisky: seat,
  behind: 0,
  gold: null,
});
const score = (seat: number, points: number): Event => ({
  type: 'score',
  seat,
  slot: 'D',
  points,
  total: points,
});
const setup: Event = { type: 'setup', goals: {}, castles: [], first: 0 } as unknown as Event;
const round = (number: number): Event => ({ type: 'round', round: number, first: 0 });
/** Ann has 5 gold and pays 2 for her own tile, Bea has 6 and buys for 3, Cat has 7 and sells. */
const STEPS: { events: Event[] }[] = [
  { events: [setup, round(1), income(0), income(1), income(2)] },
  {
    events: [
      { type: 'price', seat: 0, axe: 'L01', prices: { L02: 2 } },
      { type: 'price', seat: 2, axe: 'L04', prices: { L05: 3 } },
      { type: 'buy', seat: 1, tile: 'L05', from: 2, price: 3 },
      { type: 'keep', seat: 0, tile: 'L02', price: 2 },
    ],
  },
  { events: [score(0, 2), score(1, 2), score(2, 5), round(2), income(0)] },
];
const line = (points: number, round: number | null): ScoreLine => ({
  points,
  what: {
    type: 'goal',
    topic: 'gold',
    reason: points === 5 ? 'most' : 'second',
    count: round === null ? 9 : 0,
    round,
    goal: 'gold',
    slot: 'D',
  },
  cells: [],
});
const countOf = (seat: number, round: number | null, steps = STEPS): number =>
  withPastGold([line(2, round)], seat, steps)[0].what.count;

it('counts the gold of a past scoring, before the income that follows it', () => {
  expect([countOf(0, 1), countOf(1, 1), countOf(2, 1)]).toEqual([3, 3, 10]);
  const lines = [0, 1].map((seat) => withPastGold([line(2, 1)], seat, STEPS)[0]);
  expect(because(lines[0], lines)).toBe('tied for the second most: 3');
});

it('leaves what would be scored now, and says no number that it cannot know', () => {
  expect(countOf(0, null)).toBe(9);
  expect(countOf(0, 1, STEPS.slice(1))).toBe(0);
  expect(because(line(2, 1), [line(2, 1), line(2, 1)])).toBe('tied for the second most');
});
