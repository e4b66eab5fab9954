import { expect, it } from 'vitest';
import type { Event } from '../types';
import { flights } from './flights';
import { newCats } from './new-cats';

const RESCUE: Event = {
  type: 'rescue',
  seat: 1,
  tile: 'blue-k03',
  field: 'left',
  paid: 3,
  basket: null,
  cells: [[0, 0]],
};
const FIELDS: Event = { type: 'fields', left: ['blue-k03'], right: ['red-k01'], rare: ['r_t'] };

it('flies a rescued cat from its field to its boat', () => {
  const [flight] = flights(RESCUE, 0);
  expect(flight?.from[0]).toBe('[data-field] [data-tile="blue-k03"]');
  expect(flight?.to[1]).toBe('[data-seat="1"] .thumb [data-laid="blue-k03"]');
});

it('leaves what we have placed ourselves', () => {
  expect(flights(RESCUE, 1)).toEqual([]);
});

it('deals cats into the fields, where they are new', () => {
  expect(flights(FIELDS, 0).map(({ what }) => what)).toEqual(['blue-k03', 'red-k01']);
  expect(newCats([RESCUE, FIELDS])).toEqual(['blue-k03', 'red-k01']);
});

it('takes away what the sister removes', () => {
  const act: Event = { type: 'sister', card: 's01', removed: ['blue-k03', null, ['a', 'b']] };
  expect(flights(act, 0).map(({ what }) => what)).toEqual(['blue-k03']);
});
