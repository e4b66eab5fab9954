/** A hint in The Isle of Cats, in words. */
import { signed } from '../../../i18n/numbers';
import { type HintText, MOST, reasonsOf } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { DAYS, PRICES, dayOf } from '../pieces/board-numbers';
import { countsFish } from '../pieces/fish-lessons';
import { known, ofKind } from '../pieces/crew';
import { CARDS, cardOf } from '../pieces/deck';
import { isBeforeRescue } from '../pieces/phases';
import { tileOf } from '../pieces/pieces';
import { cardIn, cardsIn, spoken, tileIn } from '../story/event-text';
import type { Cats, CrewView, Move, View } from '../types';
import { boatWords } from '../words/boat';
import { type CatsHintWords, catsHintWords } from '../words/hints';
import { lackOf } from './state/why-no-rescue';
import { carriedBy } from './state/card-choice.svelte';
import { worthOf } from './tile-worth';

/** Moves that are about the whole day. */
const PLANNED = new Set<Move['type']>(['keep', 'pay', 'lay']);

export function hintText({ move, why: all }: Hinted<Cats>, view: View): HintText {
  // As previews do, until the last day.
  const isEarly = move.type === 'rescue' || move.type === 'place';
  const why = all.filter(
    ({ reason, about }) =>
      !isEarly || reason !== 'lesson' || dayOf(view) === DAYS || !about.some(countsFish),
  );
  const facts = factsOf(move, view);
  // What a payment leaves for cats is always said.
  const free = move.type === 'pay' ? MOST - facts.length : MOST;
  const title = titleOf(move, view);
  const isTile = move.type === 'rescue' || move.type === 'place' || move.type === 'colour';
  if (isTile && why.every(({ points }) => points !== null)) return { title, reasons: worthOf(why) };
  if (isNothing(move)) {
    const spoken = why.flatMap((one) => whyNothing(one) ?? []);
    if (spoken.length > 0) return { title, reasons: [...facts, ...spoken].slice(0, MOST) };
  }
  const said = reasonsOf(why, (one) => sentence(one, move, view)).slice(0, free);
  return { title, reasons: [...said, ...facts].slice(0, MOST) };
}

/** Whether a move passes, stops or chooses no card. */
const isNothing = (move: Move): boolean =>
  move.type === 'pass' ||
  move.type === 'done' ||
  ((move.type === 'pay' || move.type === 'lay') && (move.cards ?? []).length === 0);

/** Why nothing is better, as the bot compared it; what is known of the table says the rest. */
function whyNothing({ reason, points, about }: Why): string | null {
  const w = catsHintWords();
  const tongue = spoken();
  if (reason !== 'refused' || points === null || about.length === 0) return null;
  const cards = about.filter(isCard);
  const what = cards.length > 0 ? cardsIn(cards, tongue) : tileIn(about[0], tongue);
  return w.refused(what, Math.max(0, -Math.round(points)));
}

const isCard = (id: string): boolean => CARDS.some((card) => card.id === id);

/** What the move costs, leaves and makes possible, by the numbers on the cards. */
function factsOf(move: Move, view: View): string[] {
  const w = catsHintWords();
  const crew = view.crews[move.seat];
  if (move.type === 'pass' || move.type === 'done') return whyPass(view, crew);
  if (!('cards' in move) || move.type === 'rescue' || move.cards === undefined) return [];
  const cost = move.cards.reduce((sum, card) => sum + (cardOf(card).cost ?? 0), 0);
  const cats = carriedBy([...known(crew.hand), ...known(crew.laid), ...move.cards]).cats;
  switch (move.type) {
    case 'keep':
      return cost > 0 ? [w.cost(cost)] : [];
    case 'pay': {
      const fish = crew.fish - cost;
      // After the rescue, cats of today are no use to it.
      if (!isBeforeRescue(view)) return fish > 0 && view.ship > 1 ? [w.pass.fish(fish)] : [];
      const [byFish, baskets] = [Math.floor(fish / PRICES.left), crew.ready + cats];
      // Baskets on cards that are not laid today are there on another day.
      const waits = view.ship > 1 && cats > 0 && baskets > byFish;
      return [w.leaves(fish, Math.min(byFish, baskets), baskets, waits)];
    }
    case 'lay':
      return move.cards.length === 0
        ? whyLayNone(view, crew)
        : [w.carries(crew.ready + carriedBy(move.cards).cats)];
  }
}

/** Why no rescue card is laid, though there are some in hand. */
function whyLayNone(view: View, crew: CrewView): string[] {
  const w = catsHintWords();
  const cards = ofKind(known(crew.hand), 'rescue');
  if (cards.length === 0) return [w.carries(crew.ready)];
  const byFish = Math.floor(crew.fish / PRICES.left);
  const because = byFish <= crew.ready ? w.layNone.enough(crew.fish) : w.layNone.cats;
  const isLast = view.ship === 1;
  return isLast ? [because] : [because, w.layNone.keeps(cards.length, carriedBy(cards).cats)];
}

/** Why nothing more is done, as the seat itself sees it. */
function whyPass(view: View, crew: CrewView): string[] {
  const w = catsHintWords().pass;
  const isLast = view.ship === 1;
  const treasures = [...view.common, ...view.rare].reduce((sum, { count }) => sum + count, 0);
  if (view.question !== null) return [w.treasures(treasures)];
  if (view.phase === 'rescue' && view.watcher === null) {
    const lack = lackOf(view, crew);
    const none = boatWords().nothing;
    const said =
      lack === 'other'
        ? w.cats(view.left.length + view.right.length)
        : (lack === 'fish' ? none.fish(crew.fish) : none[lack]).replace(/\.$/, '');
    const isSaved = !isLast && crew.fish > 0 && view.options.mode !== 'family';
    return isSaved ? [said, w.fish(crew.fish)] : [said];
  }
  if (view.phase === 'rare' && view.watcher === null) {
    const finds = ofKind(known(crew.hand), 'oshax', 'treasure').length;
    if (finds === 0) return [w.noFinds];
    return [isLast ? w.findsHurt(finds) : w.keepsFinds(finds)];
  }
  return [w.anytime(ofKind(known(crew.hand), 'anytime').length)];
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
      return w.rescue(tileIn(tileOf(move.tile).id, tongue), whichOf(move.tile, view));
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
      return view.question?.type === 'place_map_treasure' ? w.noTreasure : w.passes;
  }
}

/** Where a cat lies, if others of its colour are there too: its field, and its number among those in it. */
function whichOf(tile: string, { left, right }: View): string {
  const w = catsHintWords().which;
  const isAlike = (other: string): boolean => tileOf(other).family === tileOf(tile).family;
  if ([...left, ...right].filter(isAlike).length < 2) return '';
  const [name, field] = left.includes(tile) ? [w.left, left] : [w.right, right];
  return field.filter(isAlike).length < 2 ? name : w.nth(name, field.indexOf(tile) + 1);
}

/** The sentence of a reason; null for one that this page does not know. */
function sentence({ reason, points, about }: Why, move: Move, view: View): string | null {
  const w = catsHintWords();
  if (points === null) {
    if (reason !== 'plan') return null;
    // The family mode has neither baskets nor fish.
    const planned = view.options.mode === 'family' ? w.family : w.plan;
    if (move.type === 'anytime') return whyNow(cardOf(move.card).type);
    return PLANNED.has(move.type) ? planned : w.best;
  }
  const cards = about.filter(isCard);
  const whole = Math.round(points);
  return whole === 0 || cards.length === 0
    ? null
    : w.lesson(signed(whole), cardsIn(cards, spoken()));
}

/** What an anytime card does that makes this its moment, by the beginning of its type. */
function whyNow(type: string): string {
  const { now, best } = catsHintWords();
  const [start] = Object.keys(STARTS).filter((one) => type.startsWith(one));
  return start === undefined ? best : now[STARTS[start]];
}

const STARTS: Readonly<Record<string, keyof CatsHintWords['now']>> = {
  fish: 'fish',
  draw: 'draw',
  basket: 'basket',
  bag_to_boat: 'aboard',
  bag_to_fields: 'fields',
  herd: 'herd',
  free_spot: 'spot',
};
