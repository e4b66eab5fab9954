import { describe, expect, it } from 'vitest';
import { CARD_TYPES, CARDS, SISTER_CARDS, sisterCardOf } from '../../pieces/deck';
import { words as en } from './en';
import { effectText, textIn } from './index';
import { words as nl } from './nl';
import { words as pt } from './pt';
import { words as ru } from './ru';

/** The number of letters that a phone shows in two or three lines. */
const LONGEST = { title: 34, text: 110 };

const LANGUAGES = [
  ['en', en],
  ['ru', ru],
  ['nl', nl],
  ['pt', pt],
] as const;
const IDS = [...CARDS, ...SISTER_CARDS].map(({ id }) => id);

describe.each(LANGUAGES)('%s', (_, words) => {
  it('has a text for every card, and for no other', () => {
    expect(Object.keys(words.cards).sort()).toEqual(CARD_TYPES.map(({ type }) => type).sort());
    for (const id of IDS) {
      const { title, text } = textIn(id, 'standard', words);
      expect(title.trim(), id).not.toBe('');
      expect(text, id).toMatch(/\.$/);
    }
  });

  it('is short enough for a phone', () => {
    for (const [type, { title, text }] of Object.entries(words.cards)) {
      expect(title.length, `${type}: ${title}`).toBeLessThanOrEqual(LONGEST.title);
      expect(text.length, `${type}: ${text}`).toBeLessThanOrEqual(LONGEST.text);
    }
  });

  it('says the numbers that are printed', () => {
    for (const { type, score } of CARD_TYPES) {
      if (score?.points === undefined) continue;
      expect(words.cards[type as keyof typeof words.cards].text, type).toContain(
        String(score.points),
      );
    }
  });

  it('has other texts for some lessons in solo', () => {
    expect(textIn('d121', 'solo', words).text).toContain('7');
    expect(textIn('d148', 'solo', words).text).toContain(words.half);
  });
});

it.each(LANGUAGES.slice(1))('%s says nothing in English', (_, words) => {
  for (const [type, { text }] of Object.entries(words.cards))
    expect(text, type).not.toBe(en.cards[type as keyof typeof en.cards].text);
});

it('describes a card of the sister', () => {
  expect(textIn('ss19', 'solo', en).text).toBe(
    'Cats 1 and 6 change places; cat 2 leaves. As the first card of the day: 4 cards, speed 6.',
  );
});

it('names a pile of rare treasures only where there are several', () => {
  const { effects } = sisterCardOf('ss07');
  const said = (piles: number): string => effectText(effects[1], piles);
  expect(said(0)).toBe(en.sister.rareNone);
  expect(said(1)).toBe('a rare treasure leaves');
  expect(said(3)).toBe('the rare treasure of pile 2 leaves');
  // A number that is too high means the last pile.
  expect(effectText(sisterCardOf('ss11').effects[1], 2)).toBe('the rare treasure of pile 2 leaves');
});
