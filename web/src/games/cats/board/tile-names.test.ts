import { expect, it } from 'vitest';
import { TILES } from '../pieces/pieces';
import { words as en } from '../words/pieces/en';
import { words as nl } from '../words/pieces/nl';
import { words as pt } from '../words/pieces/pt';
import { words as ru } from '../words/pieces/ru';
import { laidName, tileName } from './tile-names';

it('a cat to choose is called by its colour and its size, its code comes last', () => {
  expect(tileName('purple-k01', en)).toMatch(/^Purple cat, \d cells, \d by \d, k01$/);
  expect(tileName('purple-k01', ru)).toMatch(/^Фиолетовая кошка, \d клет.*, \d на \d, k01$/);
  expect(laidName('purple-k01', en)).toBe('Purple cat k01');
});

it.each([en, ru, nl, pt])('every tile has its own name', (w) => {
  const names = TILES.map(({ id }) => tileName(id, w));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/undefined|NaN/);
});
