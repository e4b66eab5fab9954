import { expect, it } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { CARDS, type Card } from '../../pieces/deck';
import type { Change, Event, ScoreLine, View, Why } from '../../types';
import { changeOf, linesAfter } from './score-items';
import { touches } from './scores.svelte';

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

it('what others do changes a score only by public lessons, or where families are compared', () => {
  const compared = (CARDS.find(({ score }) => score?.form === 'if_largest_family_of_all') as Card)
    .id;
  const viewWith = (...cards: string[]): View =>
    viewOf('rescue', {
      crews: [crewOf({ lessons: { count: cards.length, cards } as never }), crewOf()],
    });
  const pass = { type: 'pass', seat: 1, phase: 4 } as unknown as Event;
  const lesson = { type: 'public_lesson', seat: 1, card: 'd148', colour: null } as const;
  expect(touches(pass, 1, viewWith())).toBe(true);
  expect(touches(pass, 0, viewWith())).toBe(false);
  expect(touches(pass, 0, viewWith(compared))).toBe(true);
  expect(touches(lesson, 0, viewWith())).toBe(true);
});
