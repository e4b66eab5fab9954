/** What a table of The Isle of Cats says differently in a solo game. */
import { section } from '../../../../i18n/section.svelte';
import type { Mode } from '../../types';
import { type CatsWords, catsWords } from '../table';
import { words } from './en';

export type CatsSoloWords = typeof words;

export const catsSoloWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});

/** The words of a table in its mode: in solo there are no other players to speak of. */
export function wordsFor(mode: Mode | undefined): CatsWords {
  const w = catsWords();
  if (mode !== 'solo') return w;
  const solo = catsSoloWords();
  const { lead, others } = solo.anytime;
  return {
    ...w,
    status: { ...w.status, ...solo.status },
    card: { ...w.card, kinds: { ...w.card.kinds, public_lesson: solo.publicLesson } },
    anytime: { ...w.anytime, lead, when: { ...w.anytime.when, others } },
    cards: { ...w.cards, gone: solo.gone },
  };
}
