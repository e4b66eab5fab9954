import { expect, it } from 'vitest';
import type { ReplayStep } from '../../../wire/types';
import type { Event, Goal, Skye, View } from '../types';
import { gains } from './gains';

const GOALS: Goal[] = ['ships', 'whisky', 'gold', 'sheep'];
const view = (round: number, gold: number[], goals = GOALS, phase = 'build') =>
  ({ round, phase, goals, clans: gold.map((purse) => ({ gold: purse })) }) as unknown as View;
const step = (type: string, now: View, scores: number[], events: Event[] = []): ReplayStep<Skye> =>
  ({ move: { type, seat: 0 }, seat: 0, view: now, scores, events }) as unknown as ReplayStep<Skye>;
const scored = (slot: 'A' | 'B' | 'C' | 'D', points: number, seat: number) =>
  ({ type: 'score', slot, points, seat, total: 0 }) as unknown as Event;

it('prices and purchases only prepare what counts', () => {
  const before = step('price', view(1, [5, 5]), [1, 1]);
  for (const type of ['price', 'buy', 'pass'])
    expect(gains(step(type, view(1, [0, 9]), [0, 7]), before)).toBeNull();
});

it('a tile gives what it adds, without the scoring and the income that follow', () => {
  // Gold for the goal: 2 and 5 before, 5 each after; in points 0 and 1 before, 2 each after.
  const before = step('place', view(3, [4, 6]), [10, 20]);
  const events = [scored('A', 3, 0), scored('C', 2, 0), scored('C', 5, 1)];
  const after = step('place', view(4, [10, 10]), [10 + 4 + 3 + 2 + 3 + 2, 20 + 5 + 1], events);
  expect(gains(after, before)).toEqual([4, 0]);
});

it('what a goal gives for the last time was counted before, and so was the end', () => {
  const scoring = [scored('A', 6, 0), scored('A', 0, 1)];
  const fifth = step('place', view(5, [4, 4], ['ships', 'sheep', 'farm', 'lake']), [9, 9]);
  const sixth = view(6, [9, 4], ['ships', 'sheep', 'farm', 'lake']);
  expect(gains(step('place', sixth, [9 + 2 + 1, 9], scoring), fifth)).toEqual([2, 0]);
  const last = step('place', view(6, [9, 9]), [30, 30]);
  const over = step('place', view(6, [9, 9], GOALS, 'over'), [34, 30], [scored('C', 5, 0)]);
  expect(gains(over, last)).toEqual([4, 0]);
});
