import { expect, it } from 'vitest';
import { lastMomentOf } from './last-chance.svelte';

it('cards for rescues are useless after the last rescue', () => {
  expect(lastMomentOf('fish_colours')).toBe('rescue');
  expect(lastMomentOf('basket')).toBe('rescue');
});

it('cards that give cards and tiles are useful until the end', () => {
  expect(lastMomentOf('draw3')).toBe('rare');
  expect(lastMomentOf('bag_to_boat')).toBe('rare');
});
