/** Anytime cards at their last useful moment: a new basket on every day, all others on the last. */
import { cardOf } from '../../pieces/deck';
import type { Cats, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Moment } from './anytime.svelte';
import { DAYS, dayOf } from '../../pieces/board-numbers';
import { known } from '../../pieces/crew';
import { canPay } from '../state/why-no-rescue';
import { carriedBy } from '../state/card-choice.svelte';
import { Ways } from './anytime-options.svelte';

/** Cards that are useful after the rescue too; all others help to rescue cats. */
const LATE = ['draw2', 'draw3', 'bag_to_boat', 'free_spot'];

/** Cards in hand that fish can pay for at the end of the day, or help to pay for. */
const COSTLY = ['draw2', 'draw3', 'treasure_small'];

/** The last moment at which a type of cards is useful to everybody. */
export const lastMomentOf = (type: string): Moment => (LATE.includes(type) ? 'rare' : 'rescue');

const bringsFish = (type: string): boolean => type.startsWith('fish') || type === 'sell_basket';

/** Whether a type of cards may still help a seat after the last rescue. */
export function helpsAtTheEnd(type: string, { crews }: View, seat: number): boolean {
  if (LATE.includes(type)) return true;
  const { hand, lessons } = crews[seat];
  const held = known(hand).map(cardOf);
  const counts = (what: string): boolean =>
    known(lessons).some((card) => cardOf(card).score?.of?.what === what);
  if (type.includes('basket') && counts('permanent_baskets')) return true;
  if (!bringsFish(type)) return false;
  // Of equal players, the one with more fish wins.
  return crews.length > 1 || counts('fish') || held.some((card) => COSTLY.includes(card.type));
}

/** Whether it can be played usefully now. */
function isOfUse({ card, moves, gain }: Ways): boolean {
  return (moves?.length ?? 0) > 0 && !(gain === 0 && cardOf(card).type.startsWith('fish'));
}

/** Whether a new basket would carry a cat today that nothing else can carry. */
export function helpsToday(view: View, seat: number): boolean {
  const { ready, laid, fish, passed } = view.crews[seat];
  if (passed || ready > 0 || carriedBy(known(laid)).cats > 0) return false;
  return canPay(view, fish);
}

export interface Chances {
  /** The current moment. */
  moment: (view: View, seat: number) => Moment | null;
  cards: () => readonly string[];
  /** Whether the player has turned off prompts for these cards. */
  isUnwanted: (type: string) => boolean;
}

/** Create it during component initialisation; it ends with the component. */
export class LastChance {
  #cards: readonly string[] = $state.raw([]);
  #playable: readonly string[] = $state.raw([]);

  constructor(table: () => TableStore<Cats>, { moment, cards, isUnwanted }: Chances) {
    $effect(() => {
      const store = table();
      const { view, seat, question } = store;
      [this.#cards, this.#playable] = [[], []];
      if (view === null || seat === null || question === null) return;
      const now = moment(view, seat);
      const isLast = dayOf(view) === DAYS;
      const isEnd = isLast && now === 'rare';
      const isLate = (type: string): boolean => {
        if (isEnd) return helpsAtTheEnd(type, view, seat);
        const isDue = isLast || (type === 'basket' && helpsToday(view, seat));
        return isDue && lastMomentOf(type) === now;
      };
      let current = true;
      for (const card of cards()) {
        const { type } = cardOf(card);
        if (isUnwanted(type) || !(isEnd || isLate(type))) continue;
        const ways = new Ways(store, card);
        void ways.load().then(() => {
          if (!current || !isOfUse(ways)) return;
          if (isLate(type)) this.#cards = [...this.#cards, card];
          if (isEnd) this.#playable = [...this.#playable, card];
        });
      }
      return () => (current = false);
    });
  }

  /** Cards that are useful now and hardly later. */
  get cards(): readonly string[] {
    return this.#cards;
  }

  /** Cards that could be played in the last phase of the game, and never again. */
  get playable(): readonly string[] {
    return this.#playable;
  }
}
