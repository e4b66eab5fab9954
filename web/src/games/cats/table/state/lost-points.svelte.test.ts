import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { crewOf, lessonOf, viewOf } from '../../board/test-game';
import { CARDS } from '../../pieces/deck';
import type { LessonLine } from '../state/scores.svelte';
import { LostPoints } from './lost-points.svelte';

const BIG = CARDS.find(({ score }) => score?.form === 'if_largest_family_of_all')?.id ?? '';

function follow() {
  let line = $state.raw<LessonLine>({ points: 10, what: lessonOf(BIG, 5), cells: [] });
  let version = $state(7);
  let since = $state.raw<{ version: number; events: [] }[]>([]);
  const view = viewOf('rescue', {
    crews: [crewOf({ lessons: { count: 1, cards: [BIG] } }), crewOf()],
  });
  const table = {
    seat: 0,
    view,
    get version() {
      return version;
    },
    sinceLastTurn: () => since,
  };
  const scores = { lesson: () => line, beatenBy: () => ({ size: 7, name: 'Fern' }) };
  let lost!: LostPoints;
  const stop = $effect.root(() => {
    lost = new LostPoints(
      () => table as never,
      scores,
      () => ['Ann', 'Fern'],
    );
  });
  flushSync();
  const happens = (points: number, count = 5): void => {
    version += 1;
    since = [...since, { version, events: [] }];
    line = { points, what: lessonOf(BIG, count), cells: [] };
    flushSync();
  };
  return { lost, happens, stop, turn: () => (since = []) };
}

it('tells that a rival’s family took points away, until the next turn', () => {
  const { lost, happens, stop, turn } = follow();
  expect(lost.unread).toBeNull();
  happens(0);
  expect(lost.unread).toBe('−10 for “Big family”: Fern’s family of 7 is bigger.');
  expect(lost.by(BIG)).toBe(-10);
  expect(lost.lines).toMatchObject([{ concerns: 0, seat: null }]);
  lost.dismiss();
  expect(lost.unread).toBeNull();
  expect(lost.by(BIG)).toBe(-10);
  turn();
  expect(lost.by(BIG)).toBe(0);
  stop();
});

it('says nothing when we undo a move of ours', () => {
  const { lost, happens, stop } = follow();
  happens(0, 4);
  expect(lost.unread).toBeNull();
  stop();
});
