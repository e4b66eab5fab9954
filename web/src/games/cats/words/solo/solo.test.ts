/** In a solo game nothing speaks of other players: there is only the sister. */
import { expect, it } from 'vitest';
import { words as table } from '../table/en';
import { words as solo } from './en';
import { wordsFor } from '.';

const OTHERS = /everyone|everybody|nobody|others?\b(?! card| \d)|players?\b/i;

it('speaks of no other players', () => {
  const { status, card, anytime, cards } = wordsFor('solo');
  const said = [
    status.keepWatch,
    status.payWatch,
    status.waitPay([]),
    status.namingDetail,
    status.thenReveal,
    ...card.kinds.public_lesson,
    anytime.lead,
    anytime.when.others,
    cards.gone,
    ...Object.values(solo.explain),
  ];
  for (const text of said) expect(text).not.toMatch(OTHERS);
});

it('leaves the other modes as they are', () => {
  expect(wordsFor('standard')).toBe(table);
  expect(wordsFor(undefined)).toBe(table);
  expect(wordsFor('solo').card.cost).toBe(table.card.cost);
});
