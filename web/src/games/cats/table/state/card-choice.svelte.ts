/** A choice of cards to keep, pay for or lay. Nothing is sent before the player confirms. */
import { SvelteSet } from 'svelte/reactivity';
import { cardOf } from '../../pieces/deck';

export type ChoiceKind = 'keep' | 'pay' | 'lay';

export class CardChoice {
  readonly kind: ChoiceKind;
  readonly cards: readonly string[];
  readonly #wanted: () => number | null;
  readonly #picked = new SvelteSet<string>();
  #past: string[][] = $state.raw([]);
  #future: string[][] = $state.raw([]);

  constructor(
    kind: ChoiceKind,
    cards: readonly string[],
    wanted: () => number | null = () => null,
    chosen: readonly string[] = [],
  ) {
    this.kind = kind;
    this.cards = cards;
    this.#wanted = wanted;
    for (const card of chosen) this.#picked.add(card);
  }

  /** How many must be chosen; null for any number, and while it is unknown how many to keep. */
  get wanted(): number | null {
    return this.#wanted();
  }

  /** The chosen cards in the order of choice; of too many, the last ones. */
  get chosen(): string[] {
    const { wanted } = this;
    return [...this.#picked].slice(wanted === null ? 0 : Math.max(0, this.#picked.size - wanted));
  }

  get dropped(): string[] {
    return this.cards.filter((card) => !this.has(card));
  }

  get isWhole(): boolean {
    if (this.wanted === null) return this.kind !== 'keep';
    return this.chosen.length === this.wanted;
  }

  /** How many are still missing. */
  get missing(): number {
    return this.wanted === null ? 0 : this.wanted - this.chosen.length;
  }

  /** Whether nothing is chosen although something could be. */
  get isIdle(): boolean {
    return this.cards.length > 0 && this.#picked.size === 0;
  }

  /** The cost of the chosen cards in fish. */
  get cost(): number {
    return this.chosen.reduce((sum, card) => sum + (cardOf(card).cost ?? 0), 0);
  }

  has(card: string): boolean {
    return this.chosen.includes(card);
  }

  /** Toggle a card; if enough are chosen, it replaces the oldest choice. */
  toggle(card: string): void {
    if (!this.cards.includes(card)) return;
    const next = this.chosen.filter((one) => one !== card);
    if (!this.has(card)) {
      next.push(card);
      if (this.wanted !== null && next.length > this.wanted) next.shift();
    }
    this.#set(next);
  }

  /** Choose all cards, or none. */
  all(on: boolean): void {
    this.#set(on ? [...this.cards] : []);
  }

  /** Choose as somebody proposes. */
  take(cards: readonly string[]): void {
    this.#set(this.cards.filter((card) => cards.includes(card)));
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [...this.#future, this.chosen];
    this.#past = this.#past.slice(0, -1);
    this.#become(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#past = [...this.#past, this.chosen];
    this.#future = this.#future.slice(0, -1);
    this.#become(next);
  }

  #set(next: string[]): void {
    this.#past = [...this.#past, this.chosen];
    this.#future = [];
    this.#become(next);
  }

  #become(next: readonly string[]): void {
    this.#picked.clear();
    for (const card of next) this.#picked.add(card);
  }
}

/** The baskets and speed of cards; two broken baskets count as one. */
export interface Carried {
  whole: number;
  broken: number;
  /** how many cats can be carried */
  cats: number;
  speed: number;
}

export function carriedBy(cards: readonly string[]): Carried {
  let [whole, broken, speed] = [0, 0, 0];
  for (const card of cards.map(cardOf)) {
    if (card.basket === 'normal') whole++;
    else if (card.basket === 'broken') broken++;
    speed += card.speed;
  }
  return { whole, broken, speed, cats: whole + Math.floor(broken / 2) };
}

/** The permanent baskets that anytime cards give for nothing else, ready at once. */
export const newBaskets = (cards: readonly string[]): number =>
  cards
    .map(cardOf)
    .filter(({ effect }) => effect?.effect === 'gain_permanent_basket' && !effect.price).length;
