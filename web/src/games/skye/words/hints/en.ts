/** Hints in Isle of Skye, in English, and the shape that every other language must have. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

export const words = {
  price: (low: number, high: number) => `Prices of ${low} and ${high}, and the axe, as shown`,
  buy: (name: string, gold: number) => `Buy the marked tile from ${name} for ${gold} gold`,
  pass: 'Buy nothing this round',
  place: 'Place the tile as shown',
  all: (names: readonly string[]) => list.format(names),
  goal: (gain: string, goal: string, slot: string, times: number) =>
    plural(times, {
      one: `${gain} for ${goal} (${slot}), ${times} scoring to come`,
      other: `${gain} for ${goal} (${slot}), ${times} scorings to come`,
    }),
  income: (gain: string) => `${gain} for the gold from your barrels`,
  scrolls: (gain: string) => `${gain} from scrolls at the end`,
  grows: (gain: string) => `${gain}: later tiles will add more`,
  hinders: (gain: string) => `${gain}: later tiles will add less`,
  cost: (gain: string, gold: number) => `${gain} for the ${gold} gold you pay`,
  wouldBuy: (names: string, _count: number, gold: number) =>
    `${names} would probably pay ${gold} gold`,
  keeps: (gain: string, gold: number) => `Unsold at ${gold} gold, it gives you ${gain}`,
  /** what is left after the move */
  left: (gold: number) => `You keep ${gold} gold`,
  discards: 'The tile under the axe is better out of the game',
  saves: 'Nothing on the market is worth its price',
};
