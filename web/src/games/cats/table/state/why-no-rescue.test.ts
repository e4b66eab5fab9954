import { expect, it } from 'vitest';
import type { CrewView, View } from '../../types';
import { crewOf, viewOf } from '../../board/test-game';
import { lackOf } from './why-no-rescue';

const lack = (view: Partial<View>, crew: Partial<CrewView> = {}) =>
  lackOf(viewOf('rescue', view), crewOf(crew));
const both = { left: ['blue-k02'], right: ['red-k05'] };

it('is a lack of cats, of baskets, or of fish for the cheapest field that has cats', () => {
  expect(lack({})).toBe('cats');
  expect(lack(both, { ready: 0 })).toBe('baskets');
  expect(lack(both, { fish: 2 })).toBe('fish');
  expect(lack(both, { fish: 4 })).toBe('other');
  expect(lack({ right: ['red-k05'] }, { fish: 4 })).toBe('fish');
});

it('counts baskets of laid cards, and two broken ones as one', () => {
  const laid = (...cards: string[]) => ({ ready: 0, laid: { count: cards.length, cards } });
  expect(lack(both, laid('d043'))).toBe('other');
  expect(lack(both, laid('d015', 'd023'))).toBe('other');
  expect(lack(both, laid('d015', 'd007'))).toBe('baskets');
});

it('is none of these in a family game, in which cats are free', () => {
  expect(lack({ ...both, options: { mode: 'family' } }, { fish: 0, ready: 0 })).toBe('other');
});
