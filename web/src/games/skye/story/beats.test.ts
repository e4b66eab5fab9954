import { expect, it } from 'vitest';
import type { Event } from '../types';
import { beats } from './beats';

const place = (seat: number): Event => ({ type: 'place', seat, tile: 'L01', x: 1, y: 0, turn: 0 });
const score = (seat: number, slot: 'A' | 'B'): Event => ({
  type: 'score',
  seat,
  slot,
  points: 1,
  total: 1,
});
const income = (seat: number): Event => ({
  type: 'income',
  seat,
  castle: 5,
  whisky: 0,
  behind: 0,
  gold: null,
});
const round: Event = { type: 'round', round: 2, first: 0 };

it('shows what the others do, the scoring, and then the income of all seats', () => {
  const events = [
    place(0),
    place(1),
    score(0, 'A'),
    score(1, 'A'),
    score(0, 'B'),
    score(1, 'B'),
    round,
    income(0),
    income(1),
  ];
  expect(beats(events, 0).map((beat) => beat.map(({ type }) => type))).toEqual([
    ['place'],
    ['score', 'score', 'score', 'score'],
    ['income', 'income'],
  ]);
});

it('lets nothing wait for the scoring at the end of the game', () => {
  const end: Event = { type: 'end', winners: [0] };
  expect(beats([place(0), score(0, 'A'), score(1, 'A'), end], 0)).toEqual([]);
});

it('shows each unsold tile by itself', () => {
  const keep = (seat: number, tile: string): Event => ({ type: 'keep', seat, tile, price: 5 });
  const events = [keep(1, 'L01'), keep(2, 'L02'), keep(0, 'L03'), keep(0, 'L04'), keep(3, 'L05')];
  const shown = beats(events, 0).map((beat) => beat.map((event) => 'tile' in event && event.tile));
  expect(shown).toEqual([['L01'], ['L02'], ['L03'], ['L04'], ['L05']]);
});
