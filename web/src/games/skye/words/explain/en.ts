/** English: explanations, and the shape that every other language must have. */
import type { ScrollKind } from '../../pieces/pieces';
import type { Idea, ItemTopic } from '../../pieces/topics';
import type { Goal } from '../../types';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const points = (n: number): string => plural(n, { one: `${n} point`, other: `${n} points` });

/** A name, a rule in a sentence or two, and what the drawn example shows. */
interface Entry {
  name: string;
  rule: string;
  example?: string;
}
/** The same for an example with points. */
interface Scored {
  name: string;
  rule: string;
  example: (points: number) => string;
}

export const words = {
  example: 'Example',
  more: 'All rules at a glance',
  /** The counts and points in a comparison of three. */
  compared: (counts: readonly number[], got: readonly number[]) =>
    `${counts.join(', ')}: that gives ${got.join(', ')} points.`,
  majority:
    'The player with the most gets 5 points, the second 2. Players tied for the most get 5 each, and then nobody gets 2.',

  goals: {
    squares: {
      name: 'Squares',
      rule: '2 points for every square of four tiles. Squares may overlap. The castle counts as a tile.',
      example: (n) => `Two squares share two tiles: ${points(n)}.`,
    },
    sheep: {
      name: 'Sheep',
      rule: '1 point for every sheep in your territory.',
      example: (n) => `1 + 2 + 3 sheep: ${points(n)}.`,
    },
    brochs: {
      name: 'Brochs',
      rule: 'Each mountain area gives 1 point with one broch, 3 with two, 6 with three or more. It need not be completed.',
      example: (n) => `Two brochs in one area, one in another: 3 + 1 = ${points(n)}.`,
    },
    whisky: {
      name: 'Whisky',
      rule: 'Who has the most tiles with barrels? They need no road.',
      example: (n) => `The most: ${points(n)}.`,
    },
    farm: {
      name: 'Farm animals',
      rule: '1 point for every sheep and every cattle on a farm tile or on the eight tiles around it. Each animal counts once.',
      example: (n) =>
        `Three animals on and around the farm: ${points(n)}. The last one is too far away.`,
    },
    cattle: {
      name: 'Linked cattle',
      rule: '2 points for every cattle on a tile that a road links to your castle.',
      example: (n) => `Two cattle are linked: ${points(n)}. The third has no road to the castle.`,
    },
    roads: {
      name: 'Linked tiles',
      rule: '1 point for every tile that a road links to your castle. The castle itself does not count.',
      example: (n) => `Three tiles are linked: ${points(n)}.`,
    },
    lake: {
      name: 'Largest lake',
      rule: '2 points for every tile of your largest completed water area. Open water areas give nothing.',
      example: (n) => `A completed lake over three tiles: ${points(n)}.`,
    },
    areas: {
      name: 'Areas',
      rule: '1 point for every completed area of any terrain, even one within a single tile.',
      example: (n) => `A lake, a pasture and a hill on an islet: ${points(n)}.`,
    },
    areas3: {
      name: 'Large areas',
      rule: '3 points for every completed area of at least 3 tiles.',
      example: (n) => `A completed pasture over three tiles: ${points(n)}.`,
    },
    trio: {
      name: 'Sets of buildings',
      rule: '5 points for every set of a broch, a farm and a lighthouse, wherever they stand. Each building belongs to one set.',
      example: (n) => `Two brochs, one farm, one lighthouse make one set: ${points(n)}.`,
    },
    ships: {
      name: 'Ships',
      rule: 'Who has the most ships?',
      example: (n) => `The most: ${points(n)}.`,
    },
    gold: {
      name: 'Gold',
      rule: 'Who has the most gold when the round is scored?',
      example: (n) => `The most: ${points(n)}.`,
    },
    harbour: {
      name: 'Harbours',
      rule: '3 points for every water area with at least one ship and at least one lighthouse beside it. It need not be completed.',
      example: (n) =>
        `A ship and a lighthouse share a water area: ${points(n)}. The other ship has no lighthouse.`,
    },
    column: {
      name: 'Columns',
      rule: '3 points for every vertical run of at least 3 tiles. A longer run gives no extra points.',
      example: (n) => `Four tiles in a column: ${points(n)}.`,
    },
    mountains: {
      name: 'Mountains',
      rule: '2 points for every completed mountain area, even one within a single tile.',
      example: (n) => `Two mountain areas are completed: ${points(n)}.`,
    },
  } satisfies Record<Goal, Scored> as Record<Goal, Scored>,

  items: {
    sheep: {
      name: 'Sheep',
      rule: 'An animal. It counts for the goals sheep and farm animals, and for sheep scrolls.',
    },
    cattle: {
      name: 'Cattle',
      rule: 'An animal. It counts for the goals linked cattle and farm animals, and for cattle scrolls.',
    },
    whisky: {
      name: 'Whisky barrels',
      rule: 'A tile with barrels brings 1 gold of income every round if a road links it to your castle. The goal and the scroll need no road.',
    },
    ship: {
      name: 'Ship',
      rule: 'It counts for the goals ships and harbours, and for ship scrolls.',
    },
    broch: {
      name: 'Broch',
      rule: 'A round tower in the mountains. It counts for the goals brochs and sets, and for broch scrolls.',
    },
    farm: {
      name: 'Farm',
      rule: 'It counts for the goals farm animals and sets, and for farm scrolls.',
    },
    lighthouse: {
      name: 'Lighthouse',
      rule: 'It serves the water beside it. It counts for the goals harbours and sets, and for lighthouse scrolls.',
    },
    castle: {
      name: 'Castle',
      rule: 'The first tile of your territory. It brings 5 gold of income every round. It counts as a tile for areas, squares and columns.',
    },
  } satisfies Record<ItemTopic, Entry> as Record<ItemTopic, Entry>,
  incomeExample: (castle: number, whisky: number) =>
    `${castle} for the castle and ${whisky} for linked barrels: ${castle + whisky} gold. One barrel has no road to the castle.`,
  /** The example of an item belongs to a goal. */
  asGoal: (goal: string, text: string) => `Goal ${goal}: ${text}`,

  scroll: {
    rule: 'It scores once, at the end of the game, for your whole territory. Points are rounded down, then doubled if the area in which the scroll lies is completed.',
    example: (count: string, n: number, doubled: boolean) =>
      doubled
        ? `${count}, and the area of the scroll is completed: ${points(n)}.`
        : `${count}; the area is open: ${points(n)}.`,
  },
  scrollNames: {
    sheep2: 'Sheep scroll',
    whisky2: 'Whisky scroll',
    ship2: 'Ship scroll',
    cattle: 'Cattle scroll',
    broch: 'Broch scroll',
    farm: 'Farm scroll',
    lighthouse: 'Lighthouse scroll',
  } satisfies Record<ScrollKind, string> as Record<ScrollKind, string>,

  ideas: {
    axe: {
      name: 'Axe',
      rule: 'The tile under the axe goes back into the bag. It can come again in a later round.',
    },
    price: {
      name: 'Price',
      rule: 'Put at least 1 gold of your own on each of two tiles. If a tile is bought, you get its price and your own coins back. If not, you keep the tile and the bank gets the coins.',
    },
    track: {
      name: 'Round track',
      rule: 'It shows which goals score in which round. Every goal scores three times, each time for your whole territory.',
    },
    behind: {
      name: 'Catch-up gold',
      rule: 'From round 3 on you get a bonus for each player with more points than you: 1 gold in round 3, then 2, 3 and 4.',
    },
    completed: {
      name: 'Completed area',
      rule: 'An area is completed when every edge of it has a neighbouring tile. One that touches no edge of its tile is completed at once.',
      example: 'A lake, a pasture and a hill on an islet are completed.',
    },
    linked: {
      name: 'Linked to the castle',
      rule: 'Roads meet where both tiles have a road at their common edge. A tile is linked if a road leads from it to the castle.',
      example: 'Three tiles are linked; the road of another one ends on the way.',
    },
    scrolls: {
      name: 'Scrolls',
      rule: 'They score only at the end of the game, and twice as much in a completed area.',
    },
    first: {
      name: 'Starting player',
      rule: 'Buys first in this round. The marker moves to the next player every round.',
    },
    gold: {
      name: 'Gold',
      rule: 'Money for prices and purchases. At the end 5 gold are worth 1 point.',
    },
  } satisfies Record<Idea, Entry> as Record<Idea, Entry>,
  priceExample: ({ gold, prices, left, sold, after }: PriceNumbers) =>
    `You have ${gold} gold and put down ${prices.join(' and ')}: ${left} are left. The tile for ${sold} is bought: you get ${sold} and your own ${sold}. Now you have ${after} to spend.`,
  behindExample: (round: number, ahead: number, gold: number) =>
    `Round ${round}, ${ahead} players are ahead of you: ${gold} extra gold.`,

  glance: {
    title: 'Rules at a glance',
    lead: 'Isle of Skye on one page. Everything can be looked up at the table as well: point at it, hold it, or press ? on it.',
    learn: 'Learn it by playing',
    round: 'A round',
    build: 'Areas and roads',
    goals: 'The sixteen goals',
    goalsText: 'Each game uses four of them, the same for all players.',
    things: 'What is on the tiles',
    scrolls: 'Scrolls',
    end: 'The end',
    endText:
      'After the last round the scrolls score, and 5 gold are worth 1 point. The player with the most points wins. Gold breaks ties.',
    rounds: 'Six rounds; five with five players.',
    phases: [
      ['Income', '5 gold for the castle, 1 for each linked tile with barrels, and catch-up gold.'],
      [
        'Prices',
        'Everyone draws three tiles. In secret, you put the axe on one and a price on each of the other two.',
      ],
      ['Axe', 'The axed tiles go back into the bag.'],
      ['Buying', 'In turn order, everyone may buy one tile from another player, or pass.'],
      [
        'Building',
        'You place all the tiles you got. Terrain must match on every side; roads need not.',
      ],
      ['Scoring', 'The goals of the round score for everyone.'],
    ] as readonly (readonly [string, string])[],
  },
};

export interface PriceNumbers {
  gold: number;
  prices: readonly number[];
  left: number;
  sold: number;
  after: number;
}
