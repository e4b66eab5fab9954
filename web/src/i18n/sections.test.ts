/** Every section of words, shared or a game's own, says the same in every language. */
import { describe, expect, it } from 'vitest';

const found = import.meta.glob<{ words: unknown }>(
  ['./*/{en,nl,pt,ru}.ts', '../games/*/words/*/{en,nl,pt,ru}.ts'],
  { eager: true },
);
const sections = Object.keys(found)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => path.slice(0, -'en.ts'.length));

/** All fixed words with their paths, and the paths of those that are made. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') return [[path, '()']];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

it('are found', () => {
  expect(sections.length).toBeGreaterThan(10);
});

describe.each(sections)('%s', (section) => {
  const english = flat(found[`${section}en.ts`].words);
  const silent = new Set(english.filter(([, text]) => text === '').map(([path]) => path));

  it.each(['nl', 'pt', 'ru'])('says in %s what English says', (language) => {
    const said = flat(found[`${section}${language}.ts`].words);
    expect(said.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, text] of said) expect(text.trim() === '', path).toBe(silent.has(path));
  });
});

it('stories in Russian are written in Cyrillic', () => {
  for (const section of sections.filter((name) => name.endsWith('/story/')))
    for (const [path, text] of flat(found[`${section}ru.ts`].words))
      if (text !== '()') expect(text, path).toMatch(/[а-яё]/i);
});
