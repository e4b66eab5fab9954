import { afterEach, expect, it } from 'vitest';
import { speak } from '../../../i18n/words.svelte';
import type { Why } from '../../../wire/protocol';
import type { Move, View } from '../types';
import { skyeHintWords } from '../words/hints';
import { hintText } from './hint-text';

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
const PRICE: Move = {
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

it('names the goal and how often it still scores', () => {
  const { title, reasons } = said(PLACE, because('goal', 6, 'sheep'), because('scrolls', 1.25));
  expect(title).toBe('Place the tile as shown');
  expect(reasons).toEqual(['+6 for sheep (A), 1 scoring to come', '+1.3 from scrolls at the end']);
});

it('says who would buy at which price, once for each tile', () => {
  const { title, reasons } = said(
    PRICE,
    because('would_buy', 9, 'L01', '1'),
    because('would_buy', 8, 'L01', '2'),
    because('keeps', 4.5, 'L02'),
  );
  expect(title).toBe('Prices of 3 and 8, and the axe, as shown');
  expect(reasons).toEqual([
    'Anna and Ben would probably pay 8 gold',
    'Unsold at 3 gold, it gives you +4.5',
    'You keep 9 gold',
  ]);
});

it('says what a purchase costs and leaves', () => {
  const { title, reasons } = said(
    { type: 'buy', seat: 0, tile: 'L10' },
    because('price', -4, 'L10'),
    because('goal', 3, 'whisky'),
  );
  expect(title).toBe('Buy the marked tile from Anna for 5 gold');
  // What speaks for it comes first.
  expect(reasons).toEqual([
    '+3 for whisky (D), 3 scorings to come',
    '−4 for the 5 gold you pay',
    'You keep 15 gold',
  ]);
  expect(said({ type: 'pass', seat: 0 }, because('saves', null)).reasons).toHaveLength(1);
});

it('skips reasons that it does not know, tiny ones, and more than three', () => {
  const unknown = [because('weather', 3), because('goal', 2, 'dragons'), because('income', 0.01)];
  expect(said(PLACE, ...unknown).reasons).toEqual([]);
  const many = ['income', 'scrolls', 'future', 'discards'].map((one, i) =>
    because(one, i + 1, 'L10', '1'),
  );
  expect(said(PLACE, ...many).reasons).toHaveLength(3);
});

it('writes numbers as the language does', async () => {
  skyeHintWords();
  await speak('ru');
  await import('../words/hints/ru');
  await new Promise((resolve) => setTimeout(resolve));
  expect(said(PLACE, because('scrolls', 2.5)).reasons).toEqual(['+2,5 за свитки в конце игры']);
});
