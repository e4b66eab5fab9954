/** All cards as printed: costs, effects and scoring. */
import data from '$data/cats/cats.json';
import type { Family } from './pieces';

export type Kind =
  'rescue' | 'anytime' | 'treasure' | 'oshax' | 'lesson' | 'public_lesson' | 'sister';

/** What a lesson counts. */
export interface Counted {
  what: string;
  where?: string;
  colour?: Family | 'chosen';
  kind?: 'any' | 'common' | 'rare';
  min_size?: number;
  touching_colour?: 'chosen';
}
/** How a lesson scores. */
export interface Score {
  form: string;
  points?: number;
  of?: Counted;
  op?: string;
  value?: number;
  per?: number;
  rooms?: number[];
  state?: 'full' | 'empty';
  rank?: number;
  where?: string;
  over?: number;
}
export interface Option {
  take: 'rare' | 'common' | 'small';
  n: number;
  extra_fish?: number;
}
/** What a card does. */
export interface Effect {
  effect: string;
  n?: number;
  of?: string;
  fish?: number;
  max?: number;
  price?: { discard: string; n: number };
  options?: Option[];
}
export interface Card {
  id: string;
  /** cards of the same type look the same */
  type: string;
  kind: Kind;
  /** in fish; null for lessons of the family mode and of the sister */
  cost: number | null;
  basket: 'none' | 'normal' | 'broken' | null;
  speed: number;
  effect: Effect | null;
  score: Score | null;
}

interface Lesson {
  id: string;
  type?: string;
  score: Score;
}
interface CardType extends Partial<Pick<Card, 'basket' | 'speed' | 'effect' | 'score'>> {
  type: string;
  kind: Kind;
  cost: number;
  cards: string[];
}
export type SisterEffect =
  | { take: 'cat' | 'oshax' | 'rare'; slot: number }
  | { take: 'common'; shape: string }
  | { swap_cats: [number, number] };
/** A card of the sister in a solo game. */
export interface SisterCard {
  id: string;
  /** how many cards she has today, this one included */
  baskets: number;
  speed: number;
  effects: SisterEffect[];
}

// JSON has no unions; the tests compare every value with the types above.
const printed = data as unknown as {
  discovery_types: CardType[];
  family_lessons: Lesson[];
  solo_lessons: Lesson[];
  solo_advanced_lessons: Lesson[];
  unplaced_lessons: Lesson[];
  sister_cards: SisterCard[];
};

/** The extra lesson costs as much as the others. */
const EXTRA_COST = 2;

const lesson = ({ id, type = id, score }: Lesson, kind: Kind, cost: number | null): Card => ({
  id,
  type,
  kind,
  cost,
  basket: null,
  speed: 0,
  effect: null,
  score,
});

const discovery = (one: CardType): Card[] =>
  one.cards.map((id) => ({
    id,
    type: one.type,
    kind: one.kind,
    cost: one.cost,
    basket: one.basket ?? null,
    speed: one.speed ?? 0,
    effect: one.effect ?? null,
    score: one.score ?? null,
  }));

/** The 150 discovery cards, `d001` to `d150`. */
export const DISCOVERY: readonly Card[] = printed.discovery_types
  .flatMap(discovery)
  .sort((a, b) => a.id.localeCompare(b.id));
export const EXTRA_LESSONS: readonly Card[] = printed.unplaced_lessons.map((one) =>
  lesson(one, 'lesson', EXTRA_COST),
);
export const FAMILY_LESSONS: readonly Card[] = printed.family_lessons.map((one) =>
  lesson(one, 'lesson', null),
);
export const SISTER_LESSONS: readonly Card[] = [
  ...printed.solo_lessons,
  ...printed.solo_advanced_lessons,
].map((one) => lesson(one, 'sister', null));
export const CARDS: readonly Card[] = [
  ...DISCOVERY,
  ...EXTRA_LESSONS,
  ...FAMILY_LESSONS,
  ...SISTER_LESSONS,
];
export const SISTER_CARDS: readonly SisterCard[] = printed.sister_cards;

const byId = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

export function sisterCardOf(id: string): SisterCard {
  const card = SISTER_CARDS.find((one) => one.id === id);
  if (!card) throw new Error(`There is no card ${id} of the sister.`);
  return card;
}

/** One card of each type, in the order of the deck. */
export const CARD_TYPES: readonly Card[] = [
  ...new Map([...CARDS].reverse().map((card) => [card.type, card])).values(),
].reverse();
