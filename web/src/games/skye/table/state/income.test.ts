import { expect, it } from 'vitest';
import type { View } from '../../types';
import { skyeWords } from '../../words/table';
import { ranked, withoutIncome } from './best-place.svelte';
import { incomesLeft, lastIncome } from './income';

const at = (round: number, seats: number) =>
  ({ round, clans: Array(seats).fill({}) }) as unknown as View;

it('knows how often there is still income', () => {
  expect([1, 4, 5, 6].map((round) => incomesLeft(at(round, 3)))).toEqual([5, 2, 1, 0]);
  expect([4, 5].map((round) => incomesLeft(at(round, 5)))).toEqual([1, 0]);
});

it('names the only round that still has income', () => {
  expect([4, 5, 6].map((round) => lastIncome(at(round, 2)))).toEqual([null, 6, null]);
  expect(lastIncome(at(4, 5))).toBe(5);
  expect(skyeWords().buy.income('+1', 6)).toBe('Income +1 gold once, in round 6.');
  expect(skyeWords().buy.income('+1', null)).toBe('Income +1 gold each round.');
});

it('promises none in the last round', () => {
  const best = { place: null, gain: 2, income: 1 };
  expect(withoutIncome([best, best])).toEqual([
    { ...best, income: 0 },
    { ...best, income: 0 },
  ]);
  expect(ranked([], [], [])[0].income).toBe(0);
});
