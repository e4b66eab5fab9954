/** Anytime cards at their last useful moment: a new basket on every day, all others on the last. */
import { cardOf } from '../../pieces/deck';
import type { Cats, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Moment } from './anytime.svelte';
import { DAYS, PRICES, dayOf } from '../../pieces/board-numbers';
import { known } from '../../pieces/crew';
import { carriedBy } from '../state/card-choice.svelte';
import { Ways } from './anytime-options.svelte';

/** Cards that are useful after the rescue too; all others help to rescue cats. */
const LATE = ['draw2', 'draw3', 'bag_to_boat', 'free_spot'];

/** The last useful moment for a type of cards. */
export const lastMomentOf = (type: string): Moment => (LATE.includes(type) ? 'rare' : 'rescue');

/** Whether it can be played usefully now. */
function isOfUse({ card, moves, gain }: Ways): boolean {
  return (moves?.length ?? 0) > 0 && !(gain === 0 && cardOf(card).type.startsWith('fish'));
}

/** Whether a new basket would carry a cat today that nothing else can carry. */
export function helpsToday({ crews, left, right }: View, seat: number): boolean {
  const { ready, laid, fish, passed } = crews[seat];
  if (passed || ready > 0 || carriedBy(known(laid)).cats > 0) return false;
  return (left.length > 0 && fish >= PRICES.left) || (right.length > 0 && fish >= PRICES.right);
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

  constructor(table: () => TableStore<Cats>, { moment, cards, isUnwanted }: Chances) {
    $effect(() => {
      const store = table();
      const { view, seat, question } = store;
      this.#cards = [];
      if (view === null || seat === null || question === null) return;
      const now = moment(view, seat);
      const isLast = dayOf(view) === DAYS;
      const late = cards().filter((card) => {
        const { type } = cardOf(card);
        const isDue = isLast || (type === 'basket' && helpsToday(view, seat));
        return isDue && lastMomentOf(type) === now && !isUnwanted(type);
      });
      let current = true;
      for (const card of late) {
        const ways = new Ways(store, card);
        void ways.load().then(() => {
          if (current && isOfUse(ways)) this.#cards = [...this.#cards, card];
        });
      }
      return () => (current = false);
    });
  }

  /** Cards that are useful now and hardly later. */
  get cards(): readonly string[] {
    return this.#cards;
  }
}
