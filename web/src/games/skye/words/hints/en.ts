/** Hints in Isle of Skye, in English, and the shape that every other language must have. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

export const words = {
  /** `first`: the price of the tile that lies further left */
  price: (first: number, second: number, left: number | null) =>
    `Prices of ${first} and ${second}, and the axe, as shown` +
    (left === null ? '' : `; ${left} gold left to buy with`),
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
  slotted: (goal: string, slot: string) => `${goal} (${slot})`,
  income: (gain: string, gold: string, only: number | null) =>
    only === null
      ? `${gain} for ${gold} gold each round`
      : `${gain} for ${gold} gold in round ${only}`,
  scrolls: (gain: string) => `${gain} from scrolls at the end`,
  /** an estimate: what the tiles to come bring more, or less, because of this one, and what that is about */
  future: (gain: string, topics: string) =>
    topics ? `${gain} expected later: ${topics}` : `${gain} expected from tiles you add later`,
  hinders: (gain: string, topics: string) =>
    topics
      ? `${gain} expected later: ${topics}`
      : `${gain} expected: later tiles should bring less`,
  topics: {
    areas: 'areas to complete',
    roads: 'roads and barrels',
    scrolls: 'open scrolls',
    goods: 'animals, ships and buildings',
    room: 'room for more tiles',
  } as Readonly<Record<string, string>>,
  /** what the other tiles of the hand add in their places; all other numbers are without them */
  together: (gain: string, tiles: string) => `With ${tiles} as well: ${gain} more`,
  /** what the reasons are for, where they have no line of their own */
  parts: {
    income: 'value of income',
    scrolls: 'scrolls',
    future: 'tiles to come',
    other: 'other things',
  } as Readonly<Record<string, string>>,
  nothing: 'It brings no points here',
  /** what the move is worth in the end, which is the sum of the reasons */
  worth: (gain: string) => `About ${gain} by the end of the game`,
  worthLater: (gain: string) => `About ${gain} by the end of the game, no points yet`,
  /** `once`: the number on the board */
  worthAndOnce: (gain: string, once: string) =>
    `About ${gain} by the end of the game (${once} with each goal once)`,
  /** the same for a tile that one buys: what it costs is in the sum */
  worthAndPrice: (gain: string, paid: string, gold: number) =>
    `About ${gain} by the end of the game, including ${paid} for the ${gold} gold`,
  /** how often a tile is sold in the market that a bot thinks of, in tenths; a sale gives the price and one's own coins */
  sells: (tenths: number, gold: number, tile: string) =>
    tenths <= 0
      ? `At ${gold} gold, ${tile} will hardly sell`
      : `At ${gold} gold, ${tile} sells about ${tenths} times in 10: ${2 * gold} gold for you`,
  orKeeps: (gain: string) => `otherwise it brings you about ${gain} by the end`,
  either: (sale: string, kept: string) => `${sale}; ${kept}`,
  keeps: (gain: string, gold: number, tile: string) =>
    `Unsold at ${gold} gold, ${tile} brings you about ${gain} by the end`,
  /** instead of its best place: the place that the hint speaks of */
  there: (now: string, end: string) =>
    `Where a bot would place it: ${now} now, about ${end} by the end.`,
  /** the number of the card, where it is another place */
  bestNow: (now: string) => `Best place for now: ${now}.`,
  /** what is left after the move */
  left: (gold: number) => `You keep ${gold} gold`,
  /** why a tile gets the axe */
  axeLeast: (gain: string, tile: string) =>
    `Axe ${tile}: by the end it brings you the least, about ${gain}`,
  axeBest: (loss: number, tile: string) =>
    plural(loss, {
      one: `Axe ${tile}: with the axe on another tile you would fall about 1 point behind`,
      other: `Axe ${tile}: with the axe on another tile you would fall about ${loss} points behind`,
    }),
  /** the same, and why: at the price that it would get, others buy it or do not */
  axeSold: (gold: number, name: string, gain: string, tile: string) =>
    `Axe ${tile}: at ${gold} gold it would probably be bought, and bring ${name} about ${gain}`,
  axeUnsold: (gold: number, tenths: number, tile: string) =>
    tenths <= 0
      ? `Axe ${tile}: it would hardly sell, even at ${gold} gold, and the other two pay better`
      : `Axe ${tile}: at ${gold} gold it would sell only about ${tenths} times in 10, and the other two pay better`,
  axeEqual: (tile: string) => `Axe ${tile}: the axe on another tile would be about as good`,
  axe: (gain: string, tile: string) =>
    `Axe ${tile}, about ${gain} for you by the end: the other two should pay better`,
  saves: 'Nothing on the market is worth its price',
  soldOut: 'No tile is left to buy',
  tooDear: (price: number, gold: number) =>
    `The cheapest tile costs ${price} gold, and you have ${gold}`,
  cheapest: (price: number) => `The cheapest tile costs ${price} gold`,
};
