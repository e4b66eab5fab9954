/** English words for the log and the result of Isle of Skye. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

const tiles = (n: number) => plural(n, { one: `${n} tile`, other: `${n} tiles` });
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });

export const words = {
  /** Terms for the shared panels. */
  terms: {
    round: (n: number) => `Round ${n}`,
    beforeRounds: 'Before the first round',
    scoring: (round: number) => `Walk through the scoring of round ${round}`,
    scored: (round: number) => `Round ${round} score`,
    onward: (round: number) => `On to round ${round}`,
    board: (name: string) => `The territory of ${name}`,
    boardWith: (name: string, points: number) =>
      plural(points, {
        one: `The territory of ${name}, ${points} point`,
        other: `The territory of ${name}, ${points} points`,
      }),
    boards: 'The islands',
    whose: 'Whose territory',
    keys: 'Arrows: a move; Page Up and Down: a round; Space: play',
  },
  goals: {
    squares: 'squares',
    sheep: 'sheep',
    brochs: 'brochs',
    whisky: 'whisky',
    farm: 'farms',
    cattle: 'cattle',
    roads: 'roads',
    lake: 'lake',
    areas: 'areas',
    areas3: 'large areas',
    trio: 'sets',
    ships: 'ships',
    gold: 'gold',
    harbour: 'harbours',
    column: 'columns',
    mountains: 'mountains',
  },
  /** Scrolls by what they count. */
  scrolls: {
    sheep2: 'sheep scroll',
    whisky2: 'whisky scroll',
    ship2: 'ship scroll',
    cattle: 'cattle scroll',
    broch: 'broch scroll',
    farm: 'farm scroll',
    lighthouse: 'lighthouse scroll',
  },
  allScrolls: 'scrolls',
  purse: 'gold ÷ 5',
  phases: {
    goals: 'goals',
    castles: 'castles',
    first: 'starting player',
    draw: 'drawing tiles',
    price: 'setting prices',
    buy: 'buying',
    build: 'building',
    over: 'end of the game',
  },
  all: (items: string[]) => list.format(items),
  points,
  /** A cell, as steps from the castle: to the north, south, west and east. */
  at: (north: number, south: number, west: number, east: number) => {
    const steps = [
      north && `${north} north`,
      south && `${south} south`,
      west && `${west} west`,
      east && `${east} east`,
    ].filter((step) => step !== 0);
    return steps.length ? `${steps.join(', ')} of the castle` : 'at the castle';
  },
  events: {
    setup: (goals: string, first: string) => `The goals: ${goals}. ${first} starts.`,
    round: (round: number, first: string) => `Round ${round} begins; ${first} buys first.`,
    income: (name: string, castle: number, whisky: number, behind: number) =>
      `${name} gets ${castle + whisky + behind} gold: ${castle} from the castle` +
      (whisky ? `, ${whisky} from whisky` : '') +
      (behind ? `, ${behind} for being behind` : '') +
      '.',
    incomes: (parts: string) => `Income: ${parts}.`,
    draw: (name: string, drawn: string) => `${name} draws ${drawn}.`,
    sealed: (name: string) => `${name} has sealed the prices.`,
    price: (name: string, axe: string, prices: string) => `${name} axes ${axe} and asks ${prices}.`,
    priceOf: (tile: string, gold: number) => `${gold} for ${tile}`,
    buy: (name: string, tile: string, from: string, price: number) =>
      `${name} buys ${tile} from ${from} for ${price} gold.`,
    pass: (name: string) => `${name} buys nothing.`,
    keep: (name: string, tile: string, price: number) =>
      `${name} keeps ${tile} and pays ${price} gold for it.`,
    place: (name: string, tile: string, where: string) => `${name} builds ${tile}, ${where}.`,
    return: (name: string, tile: string) =>
      `${tile} of ${name} fits nowhere and goes back into the bag.`,
    score: (name: string, slot: string, goal: string, got: number, total: number) =>
      `${name} gets ${points(got)} for ${slot} ${goal}, ${total} in all.`,
    scoreNoGoal: (name: string, slot: string, got: number, total: number) =>
      `${name} gets ${points(got)} for goal ${slot}, ${total} in all.`,
    scores: (slot: string, goal: string, parts: string) => `${slot} ${goal}: ${parts}.`,
    final: (name: string, scrolls: number, gold: number, forGold: number, total: number) =>
      `${name} gets ${points(scrolls)} for scrolls and ${forGold} for ${gold} gold, ${total} in all.`,
    end: (winners: string[]) =>
      winners.length > 1
        ? `${list.format(winners)} share the victory.`
        : `${winners[0] ?? ''} wins.`,
  },
  why: {
    square: () => 'a square of four tiles',
    sheep: (n: number) => `${n} sheep`,
    brochs: (n: number) =>
      plural(n, {
        one: `a mountain area with ${n} broch`,
        other: `a mountain area with ${n} brochs`,
      }),
    animals: (n: number) =>
      plural(n, { one: `${n} animal at a farm`, other: `${n} animals at a farm` }),
    cattle: (n: number) => `${n} cattle linked to the castle`,
    linked: (n: number) => `${tiles(n)} linked to the castle`,
    lake: (n: number) => `the largest completed water area, ${tiles(n)}`,
    area: (n: number) => `a completed area of ${tiles(n)}`,
    set: () => 'a broch, a farm and a lighthouse',
    harbour: () => 'a water area with a ship and a lighthouse',
    column: (n: number) => `a column of ${tiles(n)}`,
    mountain: (n: number) => `a completed mountain area of ${tiles(n)}`,
    most: (n: number) => (n > 0 ? `the most: ${n}` : 'the most'),
    second: (n: number) => (n > 0 ? `the second most: ${n}` : 'the second most'),
    nothing: (n: number) => (n > 0 ? `not enough: ${n}` : 'nothing for it'),
    scroll: (n: number) => `${n} in the territory`,
    scroll_doubled: (n: number) => `${n} in the territory, doubled in its completed area`,
    gold: (n: number) => `${n} gold, 1 point for every 5`,
  },
};

export type SkyeStoryWords = typeof words;
