/** What the cards of The Isle of Cats say, in the words of the page. */
import { cardOf, type SisterEffect, sisterCardOf, SISTER_CARDS } from '../../pieces/deck';
import type { Family } from '../../pieces/pieces';
import type { Mode } from '../../types';
import { section } from '../../../../i18n/section.svelte';
import { type CardType, type CardWords, type CatsCardsWords, words } from './en';

export type { CardWords } from './en';

export const catsCardsWords = section<CatsCardsWords>(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});

const sisters = new Set(SISTER_CARDS.map(({ id }) => id));

/** Without a number of piles as it is printed; otherwise of the pile that it means at the table. */
function effectIn(
  effect: SisterEffect,
  { sister: w }: CatsCardsWords,
  piles: number | null = null,
): string {
  if ('swap_cats' in effect) return w.swap(...effect.swap_cats);
  if (effect.take === 'rare' && piles !== null) {
    if (piles < 2) return piles === 0 ? w.rareNone : w.rareOnly;
    return w.rare(Math.min(effect.slot, piles));
  }
  return effect.take === 'common' ? w.common[effect.shape] : w[effect.take](effect.slot);
}

const sentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** What one effect of a card of the sister does at a table whose rare treasures lie in some piles. */
export const effectText = (effect: SisterEffect, piles: number): string =>
  effectIn(effect, catsCardsWords(), piles);

/** The text of a card in given words; pages use `cardText`. */
export function textIn(id: string, mode: Mode, w: CatsCardsWords): CardWords {
  if (sisters.has(id)) {
    const { effects, baskets, speed } = sisterCardOf(id);
    const done = sentence(effects.map((effect) => effectIn(effect, w)).join('; '));
    return {
      title: w.sister.title(Number(id.slice(2))),
      text: `${done} ${w.sister.opens(baskets, speed)}`,
    };
  }
  const { type, kind } = cardOf(id);
  const { title, text } = w.cards[type as CardType];
  if (mode !== 'solo') return { title, text };
  if (kind === 'public_lesson') return { title, text: `${text} ${w.half}` };
  return { title, text: type in w.solo ? w.solo[type as keyof typeof w.solo] : text };
}

/** Title and rule of a card: of the deck, of the family mode, or of the sister. */
export const cardText = (id: string, mode: Mode = 'standard'): CardWords =>
  textIn(id, mode, catsCardsWords());

/** The same for the face of a card, whose kind says already that a public lesson gives half in solo. */
export const faceText = (id: string, mode: Mode = 'standard'): CardWords =>
  cardText(id, mode === 'solo' && cardOf(id).kind === 'public_lesson' ? 'standard' : mode);

/** The same for a card of the sister's row of colours. */
export function colourCardText(colour: Family): CardWords {
  const w = catsCardsWords();
  return { title: w.colours[colour], text: w.colourText };
}
