import { expect, it } from 'vitest';
import type { Event, View } from '../types';
import { words } from '../words/table/en';
import type { Ware } from './state/market';
import { type Standing, doing, lineOf } from './status';

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

it('follows what is shown: the last purchase and unsold tiles come before building', () => {
  const bought: Event = { type: 'buy', seat: 1, tile: 'L09', from: 0, price: 5 };
  const kept: Event = { type: 'keep', seat: 0, tile: 'L01', price: 4 };
  const at = (...beat: Event[]): Standing => ({
    view,
    seat: 0,
    awaits: [0, 1],
    names: ['You', 'Anna'],
    market: { wares: [], answered: new Map([[0, { bought: 'L02' }]]) },
    beat,
    winners: null,
  });
  expect(lineOf(at(bought), words.status)).toEqual({
    title: 'It’s Anna’s turn to buy',
    detail: 'Then everyone builds',
  });
  expect(doing(at(bought), 0, words.seat)).toEqual({ state: 'bought 1', sign: 'done' });
  expect(lineOf(at(kept), words.status).title).toBe('Unsold tiles are kept');
  expect(lineOf(at(), words.status).title).toBe('Build: place your 3 tiles');
  expect(doing(at(), 0, words.seat).sign).toBe('act');
});
