import { describe, expect, it } from 'vitest';
import { words as en } from './en';
import { words as nl } from './nl';
import { words as pt } from './pt';
import { words as ru } from './ru';

/** All words with their paths; lists have their length as a part of the shape. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[`${path}()`, '']];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

describe.each([
  ['ru', ru],
  ['nl', nl],
  ['pt', pt],
])('%s', (_, words) => {
  it('has all entries, none of them empty', () => {
    const paths = flat(words).map(([path]) => path);
    expect(paths).toEqual(flat(en).map(([path]) => path));
    for (const [path, text] of flat(words))
      if (!path.endsWith('()')) expect(text, path).not.toBe('');
  });

  it('generates names that the server accepts', () => {
    const { adjectives, nouns, pair } = words.names;
    for (const adjective of adjectives)
      for (const noun of nouns) expect(pair(adjective, noun).length).toBeLessThanOrEqual(24);
  });
});

it('Russian is written in Cyrillic', () => {
  for (const [path, text] of flat(ru))
    if (!path.endsWith('()')) expect(text, path).toMatch(/[а-яё]/i);
});
