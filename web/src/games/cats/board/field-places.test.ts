import { expect, it } from 'vitest';
import type { Phase } from '../types';
import { FieldPlaces } from './field-places';
import { viewOf } from './test-game';

/** The cats of the left field, with a dash for each empty place. */
const shown = (places: FieldPlaces, left: string[], phase: Phase = 'rescue', ship = 5): string =>
  places
    .of(viewOf(phase, { ship, left }), 'left')
    .map(({ tile, isEmpty }) => (isEmpty ? '-' : tile))
    .join(' ');

it('keeps the place of a rescued cat empty, until the next day', () => {
  const places = new FieldPlaces();
  expect(shown(places, ['a', 'b', 'c'])).toBe('a b c');
  expect(shown(places, ['a', 'c'])).toBe('a - c');
  expect(shown(places, ['c', 'd'])).toBe('- - c d');
  // after an undo it is where it was
  expect(shown(places, ['a', 'c', 'd'])).toBe('a - c d');
  expect(shown(places, ['c', 'e'], 'rescue', 4)).toBe('c e');
});

it('has no empty places before the rescues, or in an empty field', () => {
  const places = new FieldPlaces();
  shown(places, ['a', 'b'], 'lay');
  expect(shown(places, ['b'], 'lay')).toBe('b');
  expect(shown(places, [])).toBe('');
});
