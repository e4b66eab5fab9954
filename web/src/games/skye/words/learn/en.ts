/** English: lessons, typed moves and the table in words for Isle of Skye; the shape of all other languages. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const points = (n: number): string => plural(n, { one: `${n} point`, other: `${n} points` });
const list = new Intl.ListFormat('en');

export const words = {
  page: {
    title: 'Learn Isle of Skye',
    lead: 'The quickest way to learn is to play. A guide explains the first three rounds of a real game; then you play on alone.',
    minutes: 'about 8 minutes, against one bot',
    what: 'What you will do',
    steps: [
      'Set prices in secret',
      'Buy a tile from the bot',
      'Build your island',
      'See what scores, and when',
    ],
    rulesText: 'All goals and items, each with a drawn example.',
    galleryText: 'Every tile, goal and scroll.',
  },

  coach: {
    round: (n: number) => `Round ${n} of 3`,
    welcome:
      'This is your territory: just a castle for now. Every round you add tiles to it. After six rounds the player with the most points wins.',
    goals: (goal: string) =>
      `Four goals give points: A to D. The track shows when they score. This round only A scores: ${goal}.`,
    income: (gold: number) =>
      `Every round begins with income: 5 gold for your castle. You have ${gold} gold now.`,
    tiles:
      'Three tiles were drawn for you. One goes back into the bag under the axe. The other two get a price, in secret.',
    axe: 'Put the axe on the tile you need least.',
    prices:
      'Now put coins on the other two. If a tile is bought, you get its price and your coins back. If not, you keep the tile and the coins are gone.',
    seal: 'Keep some gold for buying. Then seal: nobody sees your prices until everyone has sealed.',
    ownWay: 'You made your own choice. Good: it is your island.',
    revealed: (bot: string, prices: readonly number[]) =>
      `Now all prices are revealed. ${bot} asks ${list.format(prices.map(String))} gold. You are the starting player, so you buy first.`,
    buy: (bot: string) =>
      `You may buy one tile. ${bot} gets the price. Choose a tile and press Buy, or pass.`,
    sold: (bot: string, price: number) =>
      `${bot} bought one of your tiles for ${price}: you got ${price}, and your own ${price} back.`,
    notSold: (bot: string) => `${bot} bought nothing from you.`,
    kept: (n: number) =>
      plural(n, {
        one: 'The tile that nobody bought is yours; its coins went to the bank.',
        other: 'The tiles that nobody bought are yours; their coins went to the bank.',
      }),
    take: 'Now build. Choose a tile or drag it. Where tiles touch, the terrain must match. Roads need not match.',
    lay: 'Dashed cells fit. The number shows what you would gain. I have already rotated the tile; tap it again to rotate it.',
    myPrices: (prices: readonly number[]) =>
      `My prices, from left to right: ${prices.join(' and ')}.`,
    confirm:
      'All tiles are placed, but nothing is final yet. You can still move them. Then confirm.',
    scored: (slots: readonly string[], got: number) =>
      `${list.format(slots.map((slot) => `Goal ${slot}`))} gave you ${points(got)}. A goal scores several times, always for your whole territory.`,
    barrels: (whisky: number, all: number) =>
      whisky > 0
        ? `Income again: 5 for the castle and ${whisky} for tiles with barrels that roads link to it. That is ${all} gold each round.`
        : 'Income again: 5 for the castle. A tile with barrels adds 1 gold each round, if a road links it to your castle.',
    price2: (bot: string) =>
      `Axe and prices again. A high price earns a lot if ${bot} pays it, and costs you a lot if not. Seal when you are ready.`,
    buy2: (bot: string) =>
      `${bot} bought first this time: the starting player changes every round. Now it is your turn. The number below a tile shows what it would give you.`,
    areas:
      'An area that is closed all around is completed. Goal C counts completed areas. This button shows them in gold, with the roads of your castle.',
    build2: (goal: string) => `B scores this round: ${goal}. Connect your roads.`,
    behindYou: (gold: number) =>
      `From round 3 on, players who are behind get extra gold: you got ${gold}.`,
    behindOther: (bot: string, gold: number) =>
      `From round 3 on, players who are behind get extra gold. You lead, so ${bot} got ${gold}.`,
    behindNobody:
      'From round 3 on, players get extra gold for every player ahead of them. You are tied, so nobody got any.',
    scrolls:
      'Some tiles have a scroll. It scores at the end of the game for what it shows, and twice as much if its area is completed.',
    price3: 'You know how: axe, two prices, seal.',
    buy3: 'Buy a tile, or pass. Gold is not wasted: at the end, 5 gold are worth 1 point.',
    build3: (slots: readonly string[]) =>
      `${list.format([...slots])} score this round. Complete areas, and think of D: squares of four tiles.`,
    end: (you: number, bot: string, other: number) =>
      `You have ${you}, ${bot} has ${other}. You know how it goes now. More goals score in each round from here, and players who are behind get gold. Start a new game, or play on in this one.`,
  },

  move: {
    hint: 'Such as: axe L12, L40=3, L03=2 · buy L40 · pass · L03 n1e2 r1',
  },

  reader: {
    board: (name: string) => `${name}’s territory`,
    yours: 'Your territory',
    whose: 'Whose territory',
    empty: 'empty',
    fits: (n: number) =>
      plural(n, { one: 'fits in one rotation', other: `fits in ${n} rotations` }),
    laid: 'not confirmed',
    how: 'Arrow keys move from cell to cell. Enter picks up or places a tile.',
    you: (earned: number, gold: number) => `You: ${points(earned)}, ${gold} gold.`,
    stall: 'Your tiles',
    market: 'For sale',
    hand: 'To place',
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
      ['Enter, Space', 'press, pick up, place'],
      ['Arrows', 'from cell to cell; the price of a tile'],
      ['Shift + arrows', 'to the next cell that fits'],
      ['Q, E', 'rotate a tile'],
      ['1 to 8', 'a tile or an offer by its number'],
      ['X', 'the axe on a tile'],
      ['Z, Shift + Z', 'undo, redo'],
      ['Ctrl + Enter', 'seal, buy, confirm'],
      ['G, B, L, T', 'goals, boards, log, try'],
      ['?', 'explain the focused item'],
      ['/', 'type a move'],
    ] as readonly (readonly [string, string])[],
    moves: 'Typed moves',
    moveRows: [
      ['axe L12, L40=3, L03=2', 'axe on L12, 3 gold on L40, 2 gold on L03'],
      ['buy L40', 'buy this tile'],
      ['pass', 'buy nothing'],
      ['L03 n1e2 r1', 'place L03 one step north and two east of the castle, rotated once'],
    ] as readonly (readonly [string, string])[],
  },
};
