/** English words for the log and the result of Isle of Skye. */
import { pluralIn } from '../../../../i18n/plural';
import type { Who } from '../../../../i18n/who';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

const tiles = (n: number) => plural(n, { one: `${n} tile`, other: `${n} tiles` });
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });

export const words = {
  /** Terms for the shared panels. */
  byGoal: 'By goal',
  terms: {
    round: (n: number) => `Round ${n}`,
    beforeRounds: 'Before the first round',
    scoring: (round: number) => `Walk through the scoring of round ${round}`,
    scored: (round: number) => `Round ${round} score`,
    onward: (round: number) => `On to round ${round}`,
    board: (name: string) => `Territory: ${name}`,
    boardWith: (name: string, points: number) =>
      plural(points, {
        one: `Territory: ${name}, ${points} point`,
        other: `Territory: ${name}, ${points} points`,
      }),
    oneBoard: 'Island',
    boards: (seats: number): string => (seats === 1 ? 'The island' : 'The islands'),
    whose: 'Whose territory',
    keys: 'Arrows: one move; Page Up and Page Down: one round; Space: play',
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
  /** What a scroll gives for sheep, whisky or ships. */
  perTwo: '1 point for every 2',
  /** What it gives if its area is completed. */
  doubled: 'doubled in its completed area',
  allScrolls: 'scrolls',
  gold: 'Gold',
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
    setup: (goals: string, first: Who) =>
      `The goals: ${goals}. ${first} ${first.form('starts', 'start')}.`,
    round: (round: number, first: Who) =>
      `Round ${round} begins; ${first.within} ${first.form('buys', 'buy')} first.`,
    income: (name: Who, castle: number, whisky: number, behind: number) =>
      `${name} ${name.form('gets', 'get')} ${castle + whisky + behind} gold: ${castle} from the castle` +
      (whisky ? `, ${whisky} from whisky` : '') +
      (behind ? `, ${behind} for being behind` : '') +
      '.',
    incomes: (parts: string, castle: number) => `Income (castle ${castle}): ${parts}.`,
    incomeWhisky: (whisky: number) => `whisky ${whisky}`,
    incomeBehind: (behind: number) => `catch-up ${behind}`,
    draw: (name: Who, drawn: string) => `${name} ${name.form('draws', 'draw')} ${drawn}.`,
    sealed: (name: Who) => `${name} ${name.form('has', 'have')} set prices.`,
    price: (name: Who, axe: string, prices: string) =>
      `${name} ${name.form('axes', 'axe')} ${axe} and ${name.form('asks', 'ask')} ${prices}.`,
    priceOf: (tile: string, gold: number) => `${gold} for ${tile}`,
    buy: (name: Who, tile: string, from: Who, price: number) =>
      `${name} ${name.form('buys', 'buy')} ${tile} from ${from.within} for ${price} gold.`,
    pass: (name: Who) => `${name} ${name.form('buys', 'buy')} nothing.`,
    keep: (name: Who, tile: string, price: number) =>
      `${name} ${name.form('keeps', 'keep')} ${tile} and ${name.form('pays', 'pay')} ${price} gold for it.`,
    place: (name: Who, tile: string, where: string) =>
      `${name} ${name.form('builds', 'build')} ${tile}, ${where}.`,
    return: (name: Who, tile: string) =>
      `${name.form(`${name}’s`, 'Your')} ${tile} fits nowhere and goes back into the bag.`,
    score: (name: Who, slot: string, goal: string, got: number, total: number) =>
      `${name} ${name.form('gets', 'get')} ${points(got)} for ${slot} ${goal}, ${total} in all.`,
    scoreNoGoal: (name: Who, slot: string, got: number, total: number) =>
      `${name} ${name.form('gets', 'get')} ${points(got)} for goal ${slot}, ${total} in all.`,
    scores: (slot: string, goal: string, parts: string) => `${slot} ${goal}: ${parts}.`,
    final: (name: Who, scrolls: number, gold: number, forGold: number, total: number) =>
      `${name} ${name.form('gets', 'get')} ${points(scrolls)} for scrolls and ${forGold} for ${gold} gold, ${total} in all.`,
    end: (names: string[], [first]: Who[]) =>
      names.length > 1
        ? `${list.format(names)} share the victory.`
        : `${first} ${first.form('wins', 'win')}.`,
  },
  /** Places in a majority; the number that is held follows. */
  ranks: {
    most: 'the most',
    second: 'the second most',
    tied_most: 'tied for the most',
    tied_second: 'tied for the second most',
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
    nothing: (n: number) => (n > 0 ? `only ${n}, too few` : 'nothing that counts'),
    scroll: (n: number) => `${n} in the territory`,
    gold: (n: number) => `${n} gold, 1 point for every 5`,
  },
};

export type SkyeStoryWords = typeof words;
