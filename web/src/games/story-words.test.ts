import { describe, expect, it } from 'vitest';
import { words as catsEn } from './cats/words/story/en';
import { words as catsNl } from './cats/words/story/nl';
import { words as catsPt } from './cats/words/story/pt';
import { words as catsRu } from './cats/words/story/ru';
import { words as skyeEn } from './skye/words/story/en';
import { words as skyeNl } from './skye/words/story/nl';
import { words as skyePt } from './skye/words/story/pt';
import { words as skyeRu } from './skye/words/story/ru';
import { words as en } from '../i18n/story/en';
import { words as nl } from '../i18n/story/nl';
import { words as pt } from '../i18n/story/pt';
import { words as ru } from '../i18n/story/ru';

/** All fixed words with their paths, and the paths of functions. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, '()']];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flat(inner, path ? `${path}.${key}` : key),
  );
}

describe.each([
  ['ru', ru, skyeRu, catsRu],
  ['nl', nl, skyeNl, catsNl],
  ['pt', pt, skyePt, catsPt],
])('%s', (_, own, skye, cats) => {
  it('has the same entries as English', () => {
    for (const [ours, theirs] of [
      [own, en],
      [skye, skyeEn],
      [cats, catsEn],
    ]) {
      const said = flat(ours);
      expect(said.map(([path]) => path).sort()).toEqual(
        flat(theirs)
          .map(([path]) => path)
          .sort(),
      );
      for (const [path, text] of said) expect(text.trim(), path).not.toBe('');
    }
  });
});

it('Russian is written in Cyrillic', () => {
  for (const [path, text] of [...flat(ru), ...flat(skyeRu), ...flat(catsRu)])
    if (text !== '()') expect(text, path).toMatch(/[а-яё]/i);
});
