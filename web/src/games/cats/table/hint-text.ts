/** A hint in The Isle of Cats, in words. */
import { signed } from '../../../i18n/numbers';
import { type HintText, MOST, reasonsOf } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { known } from '../pieces/crew';
import { CARDS, cardOf } from '../pieces/deck';
import { tileOf } from '../pieces/pieces';
import { cardIn, cardsIn, spoken, tileIn } from '../story/event-text';
import type { Cats, Move, View } from '../types';
import { type CatsHintWords, catsHintWords } from '../words/hints';
import { carriedBy } from './state/card-choice.svelte';

type Part = keyof CatsHintWords['good'];

/** Moves that are about the whole day. */
const PLANNED = new Set<Move['type']>(['keep', 'pay', 'lay']);

export function hintText({ move, why }: Hinted<Cats>, view: View): HintText {
  const reasons = reasonsOf(why, (one) => sentence(one, move), factsOf(move, view));
  const worth = worthOf(why, move);
  return {
    title: titleOf(move, view),
    reasons: worth === null ? reasons : [worth, ...reasons].slice(0, MOST),
  };
}

/** What a piece is worth to the boat in the end; null for other moves. The preview has the points of now. */
function worthOf(why: readonly Why[], move: Move): string | null {
  if (move.type !== 'rescue' && move.type !== 'place') return null;
  const parts = why.filter(({ reason }) => reason !== 'fish');
  const sum = Math.round(parts.reduce((total, { points }) => total + (points ?? 0), 0));
  return sum === 0 ? null : catsHintWords().worth(signed(sum));
}

/** What the move costs, leaves and makes possible, by the numbers on the cards. */
function factsOf(move: Move, view: View): string[] {
  const w = catsHintWords();
  const crew = view.crews[move.seat];
  if (!('cards' in move) || move.type === 'rescue' || move.cards === undefined) return [];
  const cost = move.cards.reduce((sum, card) => sum + (cardOf(card).cost ?? 0), 0);
  const cats = carriedBy([...known(crew.hand), ...known(crew.laid), ...move.cards]).cats;
  switch (move.type) {
    case 'keep':
      return cost > 0 ? [w.cost(cost)] : [];
    case 'pay':
      return [w.fishLeft(crew.fish - cost), w.carries(crew.ready + cats)];
    case 'lay':
      return [w.carries(crew.ready + carriedBy(move.cards).cats)];
  }
}

function titleOf(move: Move, view: View): string {
  const w = catsHintWords();
  const tongue = spoken();
  switch (move.type) {
    case 'keep':
      return w.keep(cardsIn(move.cards, tongue));
    case 'pay':
      return move.cards.length > 0 ? w.pay(move.cards.length) : w.payNothing;
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
function sentence({ reason, points, about }: Why, move: Move): string | null {
  const w = catsHintWords();
  if (reason === 'future') return w.future;
  if (points === null) return reason === 'plan' ? (PLANNED.has(move.type) ? w.plan : w.best) : null;
  const cards = about.filter((id) => CARDS.some((card) => card.id === id));
  const whole = Math.round(points);
  if (whole > 0 && cards.length > 0) return w.lesson(signed(whole), cardsIn(cards, spoken()));
  // What a cat costs stands beside it.
  if (whole === 0 || (reason === 'fish' && move.type === 'rescue')) return null;
  const parts: Readonly<Record<string, string>> = points < 0 ? w.bad : w.good;
  return reason in parts ? parts[reason as Part] : null;
}
