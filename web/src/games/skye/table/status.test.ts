import { expect, it } from 'vitest';
import type { View } from '../types';
import { words } from '../words/table/en';
import type { Ware } from './state/market';
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

it('says it in the headline if nothing can be bought', () => {
  const ware = { tile: 'L01', seller: 1, price: 4, buyer: null } as unknown as Ware;
  const at = (gold: number, wares: Ware[]): string =>
    lineOf(
      {
        view: { phase: 'buy', round: 2, first: 0, clans: [{ gold }, {}] } as unknown as View,
        seat: 0,
        awaits: [0],
        names: ['You', 'Anna'],
        market: { wares, answered: new Map() },
        winners: null,
      },
      words.status,
    ).title;
  expect(at(4, [ware])).toBe('Your turn: buy one tile, or pass');
  expect(at(3, [ware])).toBe('You cannot afford any tile');
  expect(at(9, [{ ...ware, buyer: 2 }])).toBe('Nothing is left to buy');
});
