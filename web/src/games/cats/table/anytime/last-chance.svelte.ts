/** On the last day: the anytime cards that would lapse, at the last moment at which they are of use. */
import { cardOf } from '../../pieces/deck';
import type { Cats, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Moment } from './anytime.svelte';
import { DAYS, dayOf } from '../../pieces/board-numbers';
import { Ways } from './anytime-options.svelte';

/** These bring cards or tiles after the rescue as well; all others are for the rescue of cats. */
const LATE = ['draw2', 'draw3', 'bag_to_boat', 'free_spot'];

/** The last moment of the game at which a type of cards is of use. */
export const lastMomentOf = (type: string): Moment => (LATE.includes(type) ? 'rare' : 'rescue');

/** Can it be played now, and brings what it is for? */
function isOfUse({ card, moves, gain }: Ways): boolean {
  return (moves?.length ?? 0) > 0 && !(gain === 0 && cardOf(card).type.startsWith('fish'));
}

export interface Chances {
  /** The moment that we are asked at now. */
  moment: (view: View, seat: number) => Moment | null;
  cards: () => readonly string[];
  /** Does nobody want to hear of such cards? */
  isUnwanted: (type: string) => boolean;
}

/** Made while a component is made; it ends with it. */
export class LastChance {
  #cards: readonly string[] = $state.raw([]);

  constructor(table: () => TableStore<Cats>, { moment, cards, isUnwanted }: Chances) {
    $effect(() => {
      const store = table();
      const { view, seat, question } = store;
      this.#cards = [];
      if (view === null || seat === null || question === null || dayOf(view) !== DAYS) return;
      const now = moment(view, seat);
      const late = cards().filter((card) => {
        const { type } = cardOf(card);
        return lastMomentOf(type) === now && !isUnwanted(type);
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

  /** The cards that are of use now and hardly later. */
  get cards(): readonly string[] {
    return this.#cards;
  }
}
