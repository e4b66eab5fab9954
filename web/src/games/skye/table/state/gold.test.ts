import { expect, it } from 'vitest';
import type { Event } from '../../types';
import { endPointsFor, goldShown } from './gold';

const income = (seat: number, gold: number | null): Event => ({
  type: 'income',
  seat,
  castle: 5,
  whisky: 2,
  behind: 1,
  gold,
});
const round = (number: number): Event => ({ type: 'round', round: number, first: 0 });
const steps = [
  { events: [round(1), income(0, 8), income(1, null)] },
  { events: [round(2), income(0, 12), income(1, null)] },
];

it('counts no income that is still to be shown', () => {
  const later = { steps: [steps[0]], upcoming: [round(2), income(0, 12), income(1, null)] };
  expect(goldShown(12, 0, later, undefined)).toBe(4);
  expect(goldShown(12, 0, { steps, upcoming: [] }, undefined)).toBe(12);
});

it('is the gold before the income while a walk tells the scoring, at any pace', () => {
  expect(goldShown(12, 0, { steps, upcoming: [] }, 1)).toBe(4);
  expect(goldShown(12, 0, { steps: [steps[0]], upcoming: steps[1].events }, 1)).toBe(4);
  // No income follows the last round.
  expect(goldShown(12, 0, { steps, upcoming: [] }, 2)).toBe(12);
});

it('stays unknown if it is hidden', () => {
  expect(goldShown(null, 1, { steps, upcoming: [income(1, null)] }, undefined)).toBeNull();
});

it('is worth a point for five at the end, so a price takes points', () => {
  expect(endPointsFor(25, 7)).toBe(2);
  expect(endPointsFor(9, 4)).toBe(0);
  expect(endPointsFor(9, 5)).toBe(1);
});
