import { expect, it } from 'vitest';
import { words as en } from './en';
import { words as nl } from './nl';
import { words as pt } from './pt';
import { words as ru } from './ru';

/** All words with their paths; functions are called with sample values. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [1, 2, 5, 21].map((n): [string, string] => [`${path}(${n})`, String(value(n))]);
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

it.each([
  ['en', en],
  ['ru', ru],
  ['nl', nl],
  ['pt', pt],
])('%s has all entries, with a letter for each family', (_, words) => {
  const said = flat(words);
  expect(said.map(([path]) => path)).toEqual(flat(en).map(([path]) => path));
  for (const [path, text] of said) expect(text.trim(), path).not.toBe('');
  const letters = Object.values(words.letters);
  expect(new Set(letters).size).toBe(5);
  for (const letter of letters) expect(letter).toHaveLength(1);
});

it('Russian is written in Cyrillic', () => {
  for (const [path, text] of flat(ru)) expect(text, path).toMatch(/[а-яё]/i);
});
