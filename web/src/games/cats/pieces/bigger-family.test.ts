import { expect, it } from 'vitest';
import { lessonOf } from '../board/test-game';
import type { ScoreLine } from '../types';
import { CARDS } from './deck';
import { biggerFamily } from './bigger-family';

const BIG = CARDS.find(({ score }) => score?.form === 'if_largest_family_of_all')?.id ?? '';
const family = (count: number): ScoreLine =>
  ({
    points: 0,
    what: { type: 'colour', reason: 'family', count },
    cells: [],
  }) as unknown as ScoreLine;
const lesson = (count: number, points: number, card = BIG) => ({
  points,
  what: lessonOf(card, count),
});

it('names the largest family of all, and whose it is', () => {
  const [own, hers] = [family(5), family(7)];
  const names = new Map([
    [own, 'You'],
    [hers, 'Fern'],
  ]);
  expect(biggerFamily(lesson(5, 0), [own, hers], (line) => names.get(line))).toEqual({
    size: 7,
    name: 'Fern',
  });
  expect(biggerFamily(lesson(5, 0), [own, hers])).toEqual({ size: 7 });
});

it('says nothing of a lesson that counts, of a tie, and of other lessons', () => {
  expect(biggerFamily(lesson(7, 10), [family(7), family(5)])).toBeUndefined();
  expect(biggerFamily(lesson(2, 0), [])).toBeUndefined();
  expect(biggerFamily(lesson(5, 0, 'd127'), [family(7)])).toBeUndefined();
});
