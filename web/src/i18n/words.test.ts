import { describe, expect, it } from 'vitest';
import { en } from './en';
import { bestLanguage } from './languages';
import { nl } from './nl';
import { pluralIn } from './plural';
import { pt } from './pt';
import { ru } from './ru';
import { speak, spokenLanguage, words } from './words.svelte';

/** All words with their paths; functions are called with sample values. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [1, 2, 5, 21].map((n): [string, string] => [`${path}(${n})`, String(value(n))]);
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flat(inner, path ? `${path}.${key}` : key),
  );
}

describe.each([
  ['ru', ru],
  ['nl', nl],
  ['pt', pt],
])('%s', (_, dictionary) => {
  it('has all entries, none of them empty', () => {
    const said = flat(dictionary);
    expect(said.map(([path]) => path)).toEqual(flat(en).map(([path]) => path));
    for (const [path, text] of said) expect(text.trim(), path).not.toBe('');
  });
});

it('Russian is written in Cyrillic', () => {
  const own = new Set(['common.skerry']);
  for (const [path, text] of flat(ru)) if (!own.has(path)) expect(text, path).toMatch(/[а-яё]/i);
});

it('plurals follow the language', () => {
  const forms = { one: 'овца', few: 'овцы', other: 'овец' };
  const plural = pluralIn('ru');
  expect([1, 2, 5, 11, 21, 22].map((n) => plural(n, forms))).toEqual([
    'овца',
    'овцы',
    'овец',
    'овец',
    'овца',
    'овцы',
  ]);
});

it('uses the first available language of the browser', () => {
  expect(bestLanguage(['de-CH', 'pt-PT', 'en'])).toBe('pt');
  expect(bestLanguage(['de'])).toBe('en');
});

it('changes the language; the last request wins', async () => {
  await Promise.all([speak('ru'), speak('nl')]);
  expect(spokenLanguage()).toBe('nl');
  expect(words()).toBe(nl);
  expect(document.documentElement.lang).toBe('nl');
});
