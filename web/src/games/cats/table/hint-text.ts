/** A hint in The Isle of Cats, in words. */
import { signedAbout } from '../../../i18n/numbers';
import { spokenLanguage } from '../../../i18n/words.svelte';
import { type HintText, MOST_REASONS } from '../../../table/hints/hints.svelte';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { CARDS } from '../pieces/deck';
import { tileOf } from '../pieces/pieces';
import { cardIn, cardsIn, spoken, tileIn } from '../story/event-text';
import type { Cats, Move, View } from '../types';
import { type CatsHintWords, catsHintWords } from '../words/hints';

type Part = keyof CatsHintWords['good'];

/** Smaller gains would be shown as 0. */
const LEAST = 0.05;

export function hintText({ move, why }: Hinted<Cats>, view: View): HintText {
  const told = why
    .filter(({ points }) => points === null || Math.abs(points) >= LEAST)
    .map(sentence)
    .filter((text) => text !== null);
  return { title: titleOf(move, view), reasons: [...new Set(told)].slice(0, MOST_REASONS) };
}

function titleOf(move: Move, view: View): string {
  const w = catsHintWords();
  const tongue = spoken();
  switch (move.type) {
    case 'keep':
      return w.keep(cardsIn(move.cards, tongue));
    case 'pay':
      return move.cards.length > 0 ? w.pay(cardsIn(move.cards, tongue)) : w.payNothing;
    case 'lay':
      return move.cards.length > 0 ? w.lay(cardsIn(move.cards, tongue)) : w.layNothing;
    case 'rescue':
      return w.rescue(tileIn(tileOf(move.tile).id, tongue));
    case 'play':
    case 'anytime':
      return w.play(cardIn(move.card, tongue));
    case 'colour':
      return w.colour(tongue.w.colours[move.colour]);
    case 'field':
      return w[move.field];
    case 'place':
      return w.place;
    case 'done':
      return w.done;
    default:
      return view.question?.type === 'place_map_treasure' ? w.noTreasure : w.pass;
  }
}

/** The sentence of a reason; null for one that this page does not know. */
function sentence({ reason, points, about }: Why): string | null {
  const w = catsHintWords();
  if (reason === 'future') return w.future;
  if (points === null) return reason === 'plan' ? w.plan : null;
  const gain = signedAbout(points, spokenLanguage());
  const lessons = about.filter((id) => CARDS.some((card) => card.id === id));
  if (reason === 'lesson' && points > 0 && lessons.length > 0)
    return w.lesson(gain, cardsIn(lessons, spoken()));
  const parts: Readonly<Record<string, string>> = points < 0 ? w.bad : w.good;
  return reason in parts ? w.gain(gain, parts[reason as Part]) : null;
}
