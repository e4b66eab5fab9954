import { expect, it } from 'vitest';
import type { Event } from '../types';
import { beats } from './beats';

const types = (events: object[]): string[] =>
  beats(events as Event[], 0).map((beat) => beat.map(({ type }) => type).join('+'));

it('shows the new colour of the sister after the day', () => {
  const events = [
    { type: 'day', ship: 4, order: [0, -1] },
    { type: 'sister_colour', colour: 'red' },
    { type: 'fields', left: [], right: [], rare: [] },
    { type: 'fish', seat: 0, gain: 20, fish: 21 },
  ];
  expect(types(events)).toEqual(['day', 'day', 'sister_colour', 'fields+fish']);
});

it('shows the seventh card of a solo draft, but no other deal', () => {
  const deal = (...cards: string[]): object => ({ type: 'deal', seat: 0, cards });
  expect(types([deal('d001', 'd002')])).toEqual([]);
  expect(types([{ type: 'deal', seat: 1, count: 7 }])).toEqual([]);
  expect(types([deal('d001')])).toEqual(['deal']);
});
