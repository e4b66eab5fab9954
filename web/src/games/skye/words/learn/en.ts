/** English: lessons, typed moves and the table in words for Isle of Skye; the shape of all other languages. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const points = (n: number): string => plural(n, { one: `${n} point`, other: `${n} points` });
const list = new Intl.ListFormat('en');

export const words = {
  page: {
    title: 'Learn Isle of Skye',
    lead: 'The quickest way is to play. A short first game explains itself: three rounds with a guide, then as you like.',
    minutes: 'about 8 minutes, against one bot',
    what: 'What you will do',
    steps: [
      'Set prices, in secret',
      'Buy a tile from the bot',
      'Build your island',
      'See what scores, and when',
    ],
    rulesText: 'All goals and things, each with a drawn example.',
    galleryText: 'Every tile, goal and scroll.',
  },

  coach: {
    round: (n: number) => `Round ${n} of 3`,
    welcome:
      'This is your land: a castle, for now. Every round you add tiles to it. After six rounds the most points win.',
    goals: (goal: string) =>
      `Four goals give points: A to D. The track shows when. This round only A scores: ${goal}.`,
    income: (gold: number) =>
      `Every round begins with income: 5 gold for your castle. You have ${gold} gold now.`,
    tiles:
      'Three tiles were drawn for you. One goes back into the bag under the axe. The other two get a price, in secret.',
    axe: 'Put the axe on the tile that you can do without.',
    prices:
      'Now lay coins on the other two. If a tile is bought, you get its price and your coins back. If not, it is yours and the coins are gone.',
    seal: 'Keep a little gold to buy with. Then seal: nobody sees your prices until all have sealed.',
    ownWay: 'You went your own way. Good, it is your island.',
    revealed: (bot: string, prices: readonly number[]) =>
      `Now all prices are open. ${bot} asks ${list.format(prices.map(String))} gold. You are the starting player, so you buy first.`,
    buy: (bot: string) =>
      `You may buy one tile. The price goes to ${bot}. Choose one and press Buy, or pass.`,
    sold: (bot: string, price: number) =>
      `${bot} bought a tile of yours for ${price}: you got ${price}, and your own ${price} came back.`,
    notSold: (bot: string) => `${bot} bought nothing from you.`,
    kept: (n: number) =>
      plural(n, {
        one: 'The tile that nobody bought is yours; its coins went to the bank.',
        other: 'The tiles that nobody bought are yours; their coins went to the bank.',
      }),
    take: 'Now build. Choose a tile, or drag it. Where tiles touch, the terrain must be the same. Roads need not match.',
    lay: 'It fits where the rim is dashed. The number is what it would give you. I have turned it already; press it again to turn it on.',
    myPrices: (prices: readonly number[]) =>
      `My prices, from left to right: ${prices.join(' and ')}.`,
    confirm: 'All is laid, nothing is fixed yet. Look at it, move it, then confirm.',
    scored: (slots: readonly string[], got: number) =>
      `${list.format(slots.map((slot) => `Goal ${slot}`))} gave you ${points(got)}. A goal scores several times, always for your whole land.`,
    barrels: (whisky: number, all: number) =>
      whisky > 0
        ? `Income again: 5 for the castle and ${whisky} for barrels that your roads link to it. That is ${all} gold each round.`
        : 'Income again: 5 for the castle. A tile with barrels adds 1 gold each round, if a road links it to your castle.',
    price2: (bot: string) =>
      `Axe and prices once more. A high price earns well if ${bot} pays it, and costs you much if not. Seal when you are ready.`,
    buy2: (bot: string) =>
      `${bot} was first this time: the marker goes round. What is left is for you. The number below a tile is what it would give you.`,
    areas:
      'An area that is closed all around is completed. Goal C counts such areas. This button shows them in gold, and the roads of your castle.',
    build2: (goal: string) => `B scores this round: ${goal}. Let your roads meet.`,
    behindYou: (gold: number) =>
      `From round 3 on whoever has fewer points gets more gold: you got ${gold} for being behind.`,
    behindOther: (bot: string, gold: number) =>
      `From round 3 on whoever has fewer points gets more gold. You lead, so ${bot} got ${gold}.`,
    behindNobody:
      'From round 3 on whoever has fewer points gets gold for every player ahead. You are level, so nobody got any.',
    scrolls:
      'Some tiles carry a scroll. It scores at the end of the game, for what is drawn on it, and twice as much if its area is completed.',
    price3: 'You know how: axe, two prices, seal.',
    buy3: 'Buy a tile, or pass. Gold is not lost: at the end 5 gold are 1 point.',
    build3: (slots: readonly string[]) =>
      `${list.format([...slots])} score this round. Close areas, and think of D: squares of four tiles.`,
    end: (you: number, bot: string, other: number) =>
      `You have ${you}, ${bot} has ${other}. That was all there is to know. More goals score in each round from now on, and gold helps whoever is behind. Play on, or end here.`,
  },

  move: {
    hint: 'Such as: axe L12, L40=3, L03=2 · buy L40 · pass · L03 n1e2 r1',
  },

  reader: {
    board: (name: string) => `Territory of ${name}`,
    yours: 'Your territory',
    whose: 'Whose territory',
    empty: 'empty',
    fits: (n: number) => plural(n, { one: 'fits in one turn', other: `fits in ${n} turns` }),
    laid: 'not confirmed',
    how: 'Arrow keys walk from cell to cell. Enter takes or lays a tile.',
    you: (earned: number, gold: number) => `You: ${points(earned)}, ${gold} gold.`,
    stall: 'Your tiles',
    market: 'For sale',
    hand: 'To be placed',
    axed: 'axe',
    price: (n: number) => `${n} gold`,
    goals: 'Goals',
    goal: (slot: string, text: string, now: number | null) =>
      now === null ? `${slot}: ${text}` : `${slot}: ${text}. Now ${now}`,
  },

  keys: {
    title: 'Keys',
    rows: [
      ['Tab', 'from part to part'],
      ['Enter, Space', 'press, take, lay'],
      ['Arrows', 'from cell to cell; the price of a tile'],
      ['Shift + arrows', 'to the next cell that fits'],
      ['Q, E', 'turn a tile'],
      ['1 to 8', 'a tile or an offer by its number'],
      ['X', 'the axe on a tile'],
      ['Z, Shift + Z', 'undo, redo'],
      ['Ctrl + Enter', 'seal, buy, confirm'],
      ['G, B, L, T', 'goals, boards, log, try'],
      ['?', 'explain what has the focus'],
      ['/', 'type a move'],
    ] as readonly (readonly [string, string])[],
    moves: 'Moves in writing',
    moveRows: [
      ['axe L12, L40=3, L03=2', 'axe on L12, 3 gold on L40, 2 gold on L03'],
      ['buy L40', 'buy this tile'],
      ['pass', 'buy nothing'],
      ['L03 n1e2 r1', 'lay L03 one step north and two east of the castle, turned once'],
    ] as readonly (readonly [string, string])[],
  },
};
