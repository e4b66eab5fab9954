import { expect, it } from 'vitest';
import type { Change, ScoreLine, Why } from '../../types';
import { changeOf, linesAfter } from './score-items';

const line = (points: number, topic: string, reason: Why): ScoreLine => ({
  points,
  what: { type: 'plain', topic, reason, count: 1, round: null },
  cells: [],
});
const change = (topic: string, now: number, lines: ReturnType<typeof line>[]): Change => ({
  topic,
  now,
  after: lines.reduce((sum, { points }) => sum + points, 0),
  card: { lines },
  slot: null,
  in_points: true,
});

it('the lines of an item belong to the same moment as its points', () => {
  const changes = [
    change('rats', -3, [line(-1, 'rats', 'rat'), line(-1, 'rats', 'rat')]),
    change('d127', 0, [line(9, 'd127', 'lesson')]),
  ];
  expect(changeOf(changes, 'rats')).toBe(1);
  expect(linesAfter(changes, 'rats')).toHaveLength(2);
  expect(linesAfter(changes, 'lessons')?.map(({ points }) => points)).toEqual([9]);
  // A family that is not there, before and after, has no lines.
  expect(linesAfter(changes, 'families')).toEqual([]);
  expect(linesAfter(null, 'rats')).toBeNull();
});
