import { expect, it } from 'vitest';
import { lastMomentOf } from './last-chance.svelte';

it('what helps to rescue cats is of no use after the last rescue', () => {
  expect(lastMomentOf('fish_colours')).toBe('rescue');
  expect(lastMomentOf('basket')).toBe('rescue');
});

it('what brings cards and tiles is of use until the very end', () => {
  expect(lastMomentOf('draw3')).toBe('rare');
  expect(lastMomentOf('bag_to_boat')).toBe('rare');
});
