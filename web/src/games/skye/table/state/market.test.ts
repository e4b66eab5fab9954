import { expect, it } from 'vitest';
import type { ClanView, Event, View } from '../../types';
import { buyersAfter, marketOf } from './market';

const clan = (stall: ClanView['stall']): ClanView => ({
  territory: [],
  gold: null,
  points: 0,
  stall,
  hand: [],
  sealed: false,
  building: false,
  earned: [],
});
const view = (stalls: ClanView['stall'][], first = 0, after = 0): View => ({
  seat: 0,
  options: {},
  phase: 'buy',
  round: 2,
  first,
  after,
  goals: [],
  bag: [],
  clans: stalls.map(clan),
  bag_count: 0,
});
const told = (...events: Event[]) => [{ events }];

it('remembers what was sold in this round, and only in this one', () => {
  const now = view([
    [{ tile: 'L03', price: 2, axed: false }],
    [],
    [{ tile: 'L05', price: 1, axed: false }],
  ]);
  const market = marketOf(
    now,
    told(
      { type: 'buy', seat: 1, tile: 'L99', from: 2, price: 9 },
      { type: 'round', round: 2, first: 0 },
      { type: 'price', seat: 0, axe: 'L01', prices: { L02: 4, L03: 2 } },
      { type: 'price', seat: 2, axe: 'L04', prices: { L05: 1, L06: 3 } },
      { type: 'buy', seat: 1, tile: 'L06', from: 2, price: 3 },
      { type: 'pass', seat: 2 },
    ),
    0,
  );
  expect(market.wares.map(({ tile, buyer }) => [tile, buyer])).toEqual([
    ['L05', null],
    ['L06', 1],
    ['L02', null],
    ['L03', null],
  ]);
  expect(market.answered.get(1)).toEqual({ bought: 'L06' });
  expect(market.answered.get(2)).toEqual({ bought: null });
});

it('shows the current tiles even before the log has loaded', () => {
  const now = view([[], [{ tile: 'L07', price: 5, axed: false }]]);
  expect(marketOf(now, [], 0).wares).toEqual([{ tile: 'L07', seller: 1, price: 5, buyer: null }]);
});

it('knows who buys after whom', () => {
  const now = view([[], [], []], 2, 1);
  expect(buyersAfter(now, 0)).toEqual([1]);
  expect(buyersAfter(now, 2)).toEqual([0, 1]);
  expect(buyersAfter(now, null)).toEqual([0, 1]);
});
