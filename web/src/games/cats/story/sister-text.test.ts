import { describe, expect, it } from 'vitest';
import { Who } from '../../../i18n/who';
import { spoken, tell } from './event-text';
import { sisterSentence } from './sister-text';
import { words as en } from '../words/story/en';
import { words as nl } from '../words/story/nl';
import { words as pt } from '../words/story/pt';
import { words as ru } from '../words/story/ru';

describe('what the sister does', () => {
  const said = (words: typeof en, ...removed: (string | null | [string, string])[]): string =>
    sisterSentence(removed, words, (tile) => tile);

  it('lists what she takes, before and after she swaps cats', () => {
    expect(said(en, 'A', 'B')).toBe('Your sister takes A and B.');
    expect(said(en, 'A', null)).toBe('Your sister takes A.');
    expect(said(en, ['A', 'B'], 'C')).toBe('Your sister swaps A and B, then takes C.');
    expect(said(en, null)).toBe('Your sister finds nothing to take.');
  });

  it('is said in every language', () => {
    expect(said(nl, ['A', 'B'], 'C')).toBe('Je zus wisselt A en B om en neemt C mee.');
    expect(said(pt, ['A', 'B'], 'C')).toBe('Sua irmã troca A e B de lugar e depois leva C.');
    expect(said(ru, ['A', 'B'], 'C')).toBe('Сестра меняет местами: A и B; затем забирает: C.');
  });
});

it('a day against the sister begins without an order, which cards decide', () => {
  const day = (order: number[]): string =>
    tell({ type: 'day', ship: 3, order } as never, [new Who('Ann'), new Who('Bea')], spoken());
  expect(day([-1, 0])).toBe('Day 3 begins.');
  expect(day([1, 0])).toBe('Day 3 begins. Turn order: Bea, Ann.');
});
