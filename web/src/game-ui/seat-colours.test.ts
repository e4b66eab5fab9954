import { expect, it } from 'vitest';
import { CLANS } from '../art/emblems';
import { colourOf } from './seat-colours';

it('a seat has the colour that the server tells', () => {
  expect([0, 1].map((seat) => colourOf(['red', 'green'], seat))).toEqual(['red', 'green']);
});

it('a seat without a colour, or with one of a newer server, has one by its number', () => {
  expect([0, 1, 5].map((seat) => colourOf([null, 'mauve'], seat))).toEqual([
    CLANS[0],
    CLANS[1],
    CLANS[0],
  ]);
});

it('an automatic opponent has some colour', () => {
  expect(CLANS).toContain(colourOf(['red'], -1));
});
