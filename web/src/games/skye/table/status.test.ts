import { expect, it } from 'vitest';
import type { View } from '../types';
import { words } from '../words/table/en';
import { lineOf } from './status';

const view = {
  phase: 'build',
  round: 2,
  clans: [{ hand: ['L01', 'L02', 'L03'] }, { hand: [] }],
} as unknown as View;
const market = { wares: [], answered: new Map() };
const title = (left?: number): string =>
  lineOf(
    { view, seat: 0, awaits: [0], names: ['You', 'Anna'], market, left, winners: null },
    words.status,
  ).title;

it('says how many tiles are left to place', () => {
  expect(title()).toBe('Build: place your 3 tiles');
  expect(title(3)).toBe('Build: place your 3 tiles');
  expect(title(2)).toBe('Build: 2 tiles left to place');
  expect(title(1)).toBe('Build: 1 tile left to place');
  expect(title(0)).toBe('Build: confirm when you are ready');
});
