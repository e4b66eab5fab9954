import { afterEach, expect, it } from 'vitest';
import { speak } from '../../../i18n/words.svelte';
import type { Why } from '../../../wire/protocol';
import type { Move, Price, View } from '../types';
import { skyeHintWords } from '../words/hints';
import { hintText, placeIn } from './hint-text';

const NAMES = ['You', 'Anna', 'Ben'];
const view = {
  phase: 'price',
  round: 4,
  goals: ['sheep', 'lake', 'cattle', 'whisky'],
  clans: [
    { gold: 20, stall: [] },
    { gold: null, stall: [{ tile: 'L10', price: 5, axed: false }] },
    { gold: null, stall: [] },
  ],
} as unknown as View;

const because = (reason: string, points: number | null, ...about: string[]): Why => ({
  reason,
  points,
  about,
});
const said = (move: Move, ...why: Why[]) => hintText({ move, text: '', why }, view, NAMES);
const PRICE: Price = {
  type: 'price',
  seat: 0,
  axe: 'L03',
  prices: [
    ['L01', 8],
    ['L02', 3],
  ],
};
const PLACE: Move = { type: 'place', seat: 0, tile: 'L01', x: 0, y: 1, turn: 0 };

afterEach(() => speak('en'));

it('names the goal, its points in all scorings, and in each of them', () => {
  const { title, reasons } = said(PLACE, because('goal', 6, 'cattle'), because('scrolls', 2));
  expect(title).toBe('Place the tile as shown');
  expect(reasons).toEqual([
    'About +8 by the end of the game (+5 with each goal once)',
    '+6 for linked cattle (C): +3 in each of 2 scorings',
    '+2 from scrolls at the end',
  ]);
  expect(said(PLACE, because('scrolls', 2)).reasons).toEqual([
    'About +2 by the end of the game',
    '+2 from scrolls at the end',
  ]);
});

it('has reasons that add up to what it is worth, each with a number of its own', () => {
  expect(said(PLACE, because('goal', 10, 'cattle'), because('future', 17.2)).reasons).toEqual([
    'About +27 by the end of the game (+5 with each goal once)',
    '+17 expected from tiles you add later',
    '+10 for linked cattle (C): +5 in each of 2 scorings',
  ]);
  const many = [
    because('goal', 6, 'cattle'),
    because('income', 1.3, '1'),
    because('scrolls', 2),
    because('future', -1.8),
  ];
  expect(said(PLACE, ...many).reasons).toEqual([
    'About +7 by the end of the game (+5 with each goal once)',
    '+6 for linked cattle (C): +3 in each of 2 scorings',
    'scrolls +2, tiles to come −2, value of income +1',
  ]);
  expect(said(PLACE, because('future', -3), because('scrolls', 1)).reasons).toEqual([
    'About −2 by the end of the game (+1 with each goal once)',
    '−3 expected: later tiles should bring less',
    '+1 from scrolls at the end',
  ]);
  expect(said(PLACE, because('future', 0.4)).reasons).toEqual(['It brings no points here']);
});

it('says of a tile that brings nothing yet what it is good for', () => {
  expect(said(PLACE, because('future', 18, 'areas', 'roads', 'weather')).reasons).toEqual([
    'About +18 by the end of the game, no points yet',
    '+18 expected later: areas to complete, roads and barrels',
  ]);
});

it('counts a tile without the other tiles of the hand, and says what they add', () => {
  const why = [
    because('goal', 4, 'cattle'),
    because('future', 2),
    because('scrolls', 1),
    because('together', 4.4, 'L02', 'L03'),
  ];
  expect(said(PLACE, ...why).reasons).toEqual([
    'About +7 by the end of the game (+3 with each goal once)',
    'linked cattle (C) +4 (2 × +2), tiles to come +2, scrolls +1',
    'With ⟦L02⟧ and ⟦L03⟧ as well: +4 more',
  ]);
});

it('names the place that the reasons for a purchase are about', () => {
  const buy: Move = { type: 'buy', seat: 0, tile: 'L10' };
  const why = [because('goal', 4, 'cattle'), because('place', null, '-1', '2', '3')];
  expect(placeIn({ move: buy, text: '', why })).toEqual({
    ...{ type: 'place', seat: 0, tile: 'L10', x: -1, y: 2, turn: 3 },
  });
  expect(placeIn({ move: buy, text: '', why: [] })).toBeNull();
  expect(placeIn({ move: PLACE, text: '', why })).toBeNull();
});

it('says how likely each tile is to be sold, and what it brings otherwise', () => {
  const { title, reasons } = said(
    PRICE,
    because('sells', null, 'L01', '38'),
    because('sells', null, 'L02', '4'),
    because('keeps', 6.2, 'L01'),
    because('keeps', 4.5, 'L02'),
  );
  expect(title).toBe('Prices of 8 and 3, and the axe, as shown; 9 gold left to buy with');
  expect(reasons).toEqual([
    'At 8 gold, ⟦L01⟧ sells about 4 times in 10: 16 gold for you; otherwise it brings you about +6 by the end',
    'At 3 gold, ⟦L02⟧ will hardly sell; otherwise it brings you about +5 by the end',
  ]);
});

it('promises no sale where a bot did not weigh one', () => {
  expect(said(PRICE, because('would_buy', 9, 'L01', '2')).reasons).toEqual([]);
});

it('says why one tile gets the axe', () => {
  const why = (own: number, other: number | null, ...more: Why[]): Why[] => [
    because('keeps', 9, 'L01'),
    because('keeps', 4.6, 'L02'),
    because('discards', own, 'L03'),
    because('other_axe', other, 'L03'),
    ...more,
  ];
  const axe = (...all: Parameters<typeof why>) => said(PRICE, ...why(...all)).reasons[2];
  expect(axe(5.2, -3)).toBe('Axe ⟦L03⟧: by the end it brings you the least, about +5');
  expect(axe(6, -3.2)).toBe(
    'Axe ⟦L03⟧: with the axe on another tile you would fall about 3 points behind',
  );
  expect(axe(6, 0.3)).toBe('Axe ⟦L03⟧: the axe on another tile would be about as good');
  expect(axe(6, null)).toBe(
    'Axe ⟦L03⟧, about +6 for you by the end: the other two should pay better',
  );
  const wanted = because('rival_wants', 8.7, 'L03', '2');
  expect(axe(6, -3, because('without_axe', null, 'L03', '4', '80'), wanted)).toBe(
    'Axe ⟦L03⟧: at 4 gold it would probably be bought, and bring Ben about +9',
  );
  expect(axe(6, -3, because('without_axe', null, 'L03', '4', '21'), wanted)).toBe(
    'Axe ⟦L03⟧: at 4 gold it would sell only about 2 times in 10, and the other two pay better',
  );
});

it('names each of two tiles with the same price and the same gain', () => {
  const move: Move = {
    ...PRICE,
    prices: PRICE.prices.map(([tile]) => [tile, 3]) as Price['prices'],
  };
  const { reasons } = said(move, because('keeps', 8, 'L01'), because('keeps', 8, 'L02'));
  expect(reasons.slice(0, 2)).toEqual([
    'Unsold at 3 gold, ⟦L01⟧ brings you about +8 by the end',
    'Unsold at 3 gold, ⟦L02⟧ brings you about +8 by the end',
  ]);
});

it('says what a purchase is worth in the end, and by what', () => {
  const move: Move = { type: 'buy', seat: 0, tile: 'L10' };
  const { title, reasons } = said(
    move,
    because('price', -4, 'L10'),
    because('goal', 9, 'whisky'),
    because('income', 2, '2'),
  );
  expect(title).toBe('Buy the marked tile from Anna for 5 gold');
  expect(reasons).toEqual([
    'About +7 by the end of the game, including −4 for the 5 gold',
    '+9 for whisky (D): +3 in each of 3 scorings',
    '+2 for +2 gold each round',
  ]);
});

it('speaks of the income of one round where only one is left', () => {
  const move: Move = { type: 'buy', seat: 0, tile: 'L10' };
  const late = { ...view, round: 5 };
  const why = [because('scrolls', 3), because('income', 1.2, '1')];
  expect(hintText({ move, text: '', why }, late, NAMES).reasons).toContain(
    '+1 for +1 gold in round 6',
  );
});

it('counts the gold of a purchase in the last round as the end of the game does', () => {
  const last = {
    ...view,
    round: 6,
    clans: [{ gold: 20, stall: [] }, { stall: [{ tile: 'L10', price: 13 }] }, { stall: [] }],
  } as unknown as View;
  const why = [
    because('price', -2.6, 'L10'),
    because('scrolls', 3),
    because('goal', 2, 'cattle'),
    because('goal', -1, 'lake'),
  ];
  const move: Move = { type: 'buy', seat: 0, tile: 'L10' };
  expect(hintText({ move, text: '', why }, last, NAMES).reasons).toEqual([
    'About +1 by the end of the game, including −3 for the 13 gold',
    '+3 from scrolls at the end',
    'linked cattle (C) +2, largest lake (B) −1',
  ]);
  // Gold that others must not know is an estimate.
  const hidden = { ...last, clans: [{ ...last.clans[0], gold: null }, ...last.clans.slice(1)] };
  expect(hintText({ move, text: '', why }, hidden, NAMES).reasons[0]).toMatch(/^About \+1 by/);
});

it('says why nothing is bought, by what the tiles cost and what one has', () => {
  const pass = (gold: number, ...prices: number[]): readonly string[] => {
    const stall = prices.map((price, i) => ({ tile: `L1${i}`, price, axed: false }));
    const clans = [
      { gold, stall: [] },
      { gold: null, stall },
      { gold: null, stall: [] },
    ];
    const hint = {
      move: { type: 'pass', seat: 0 } as Move,
      text: '',
      why: [because('saves', null)],
    };
    return hintText(hint, { ...view, phase: 'buy', clans } as unknown as View, NAMES).reasons;
  };
  expect(pass(20, 7, 5)).toEqual([
    'Nothing on the market is worth its price',
    'The cheapest tile costs 5 gold',
    'You keep 20 gold',
  ]);
  expect(pass(3, 7, 5)).toEqual(['The cheapest tile costs 5 gold, and you have 3']);
  expect(pass(3)).toEqual(['No tile is left to buy', 'You keep 3 gold']);
});

it('skips reasons that it does not know, tiny ones, and more than three', () => {
  const unknown = [
    because('weather', 3),
    because('goal', 2, 'dragons'),
    because('income', 0.01, '1'),
  ];
  expect(said(PLACE, ...unknown).reasons).toEqual([
    'About +5 by the end of the game (+2 with each goal once)',
    'other things +3, other things +2',
  ]);
  const many = ['income', 'scrolls', 'future', 'discards'].map((one, i) =>
    because(one, i + 1, 'L10', '1'),
  );
  expect(said(PLACE, ...many).reasons).toHaveLength(3);
});

it('speaks the language of the page', async () => {
  skyeHintWords();
  await speak('ru');
  await import('../words/hints/ru');
  await new Promise((resolve) => setTimeout(resolve));
  expect(said(PLACE, because('scrolls', 2)).reasons).toEqual([
    'К концу игры примерно +2',
    '+2 за свитки в конце игры',
  ]);
});
