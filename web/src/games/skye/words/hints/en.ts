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
  /** whole points of all scorings to come, and of each of them */
  goal: (gain: string, goal: string, slot: string, each: string, times: number) =>
    plural(times, {
      one: `${gain} for ${goal} (${slot}), scored one more time`,
      other: `${gain} for ${goal} (${slot}): ${each} in each of ${times} scorings`,
    }),
  income: (gain: string, gold: string) => `${gain} for ${gold} gold each round`,
  scrolls: (gain: string) => `${gain} from scrolls at the end`,
  future: (gain: string) => `${gain} for what it makes possible later`,
  hinders: (gain: string) => `${gain} for what it makes harder later`,
  rest: (gain: string) => `${gain} for everything else`,
  /** all that has no line of its own adds up to nothing */
  even: 'Everything else evens out',
  nothing: 'It brings no points here',
  /** what the move is worth in the end, which is the sum of the reasons */
  worth: (gain: string) => `About ${gain} by the end of the game`,
  worthAndOnce: (gain: string, once: string) =>
    `About ${gain} by the end of the game (${once} on the board: each goal once)`,
  /** what the tile is worth to others; they may still buy another one, or none */
  wouldBuy: (names: string, _count: number, gold: number, tile: string) =>
    `To ${names}, ${tile} should be worth its ${gold} gold`,
  keeps: (gain: string, gold: number, tile: string) =>
    `Unsold at ${gold} gold, ${tile} brings you about ${gain} by the end`,
  /** what is left after the move */
  left: (gold: number) => `You keep ${gold} gold`,
  /** why a tile gets the axe */
  axeLeast: (gain: string, tile: string) =>
    `Axe ${tile}: none of your tiles brings you less, about ${gain} by the end`,
  axeRival: (name: string, theirs: string, own: string, tile: string) =>
    `Axe ${tile}: sold, it could bring ${name} about ${theirs} by the end; kept, you ${own}`,
  axe: (gain: string, tile: string) =>
    `Axe ${tile}, about ${gain} for you: the other two should pay better`,
  saves: 'Nothing on the market is worth its price',
  soldOut: 'No tile is left to buy',
  tooDear: (price: number, gold: number) =>
    `The cheapest tile costs ${price} gold, and you have ${gold}`,
  cheapest: (price: number) => `The cheapest tile costs ${price} gold`,
};
