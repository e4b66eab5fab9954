/** English: the words of a table of Isle of Skye, and the shape that every other language must have. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const areOrIs = (names: readonly string[], one: string, more: string): string =>
  `${list(names)} ${names.length === 1 ? one : more}`;

export const words = {
  /** a heading for one's own board and for that of another */
  boards: {
    yours: 'Your territory',
    of: (name: string) => `The territory of ${name}`,
    look: (name: string) => `Look at the territory of ${name}`,
    back: 'Back to your territory',
  },
  status: {
    setup: 'The table is being set',
    setupDetail: 'Goals, castles and the first tiles are drawn.',
    price: 'Set prices: axe one tile, coins on two',
    priceWatch: 'Everybody sets prices',
    haveSealed: (names: readonly string[]) => areOrIs(names, 'has sealed', 'have sealed'),
    think: (names: readonly string[]) => areOrIs(names, 'is thinking', 'are thinking'),
    waitSeal: (names: readonly string[]) => `Waiting for ${list(names)} to seal`,
    thenShown: 'All prices are then shown together',
    buy: 'Your turn: buy one tile, or pass',
    buys: (name: string) => `${name} may buy a tile`,
    lastBuyer: 'You are the last to buy; then all build',
    thenBuy: (names: readonly string[]) => `Then ${list(names)}`,
    youNext: 'You are next',
    youAfter: (names: readonly string[]) => `You buy after ${list(names)}`,
    thenBuild: 'Then all build',
    build: (n: number) =>
      plural(n, { one: 'Build: place your tile', other: `Build: place your ${n} tiles` }),
    buildToo: (names: readonly string[]) => areOrIs(names, 'is building too', 'are building too'),
    buildAlone: (slots: readonly string[]) =>
      `All others are ready. Then ${areOrIs(slots, 'scores', 'score')}`,
    waitBuild: (names: readonly string[]) => `Waiting for ${list(names)} to build`,
    thenScore: (slots: readonly string[]) =>
      slots.length === 1 ? `Then goal ${slots[0]} scores` : `Then goals ${list(slots)} score`,
    buildWatch: 'Everybody builds',
    over: 'The game is over',
    won: (names: readonly string[], points: number) =>
      `${areOrIs(names, 'wins', 'win')} with ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
    youWon: (points: number) =>
      `You win with ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
    trying: 'Trying: nothing of it is played',
  },
  seat: {
    pricing: 'pricing',
    thinking: 'thinking',
    sealed: 'sealed',
    buying: 'buying',
    bought: 'bought 1',
    passed: 'passed',
    waits: 'waits',
    builds: (n: number) => `builds ${n}`,
    built: 'built',
    winner: 'winner',
  },
  strip: {
    goals: 'Goals',
    goal: (slot: string) => `Goal ${slot}`,
    scoresNow: 'scores this round',
    pointsNow: (n: number) =>
      plural(n, { one: `${n} point for you now`, other: `${n} points for you now` }),
    pointsOf: (name: string, n: number) => `${name}: ${n}`,
    after: (n: number, by: string) => `${n} with the tile shown, ${by}`,
    hidden: 'secret until it is scored',
    unknown: 'not shown at this table',
    track: 'Round track',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    behind: (bonus: number) =>
      bonus === 0
        ? 'No gold for being behind this round.'
        : `Behind in points? +${bonus} gold for each player ahead.`,
    lap: (round: number, slots: readonly string[], bonus: number) =>
      `Round ${round}: ${areOrIs(slots, 'scores', 'score')}` +
      (bonus ? `, ${bonus} gold for each player ahead` : ''),
    scoresIn: (rounds: readonly number[]) =>
      rounds.length === 0
        ? 'It does not score any more.'
        : rounds.length === 1
          ? `It scores once more, in round ${rounds[0]}.`
          : `It scores in rounds ${list(rounds.map(String))}.`,
    light: 'Press a number to see what earns it.',
    close: 'Close',
    bag: (n: number) => plural(n, { one: `${n} tile in the bag`, other: `${n} tiles in the bag` }),
  },
  board: {
    try: 'Try places',
    bag: 'Bag',
  },
  price: {
    dock: 'Price your tiles',
    tile: (n: number) => `Tile ${n}`,
    axeHere: 'Put the axe here',
    axe: 'Axe',
    axeToken: 'Axe: choose it, then a tile',
    coinToken: (n: number) => `Coin of ${n}: choose it, then a tile`,
    backToBag: 'back to the bag',
    takeAxe: 'Take the axe back',
    priceOf: (n: number) => `Price of tile ${n}`,
    less: 'One less',
    more: 'One more',
    left: (all: number) => `left of ${all}`,
    locked: (n: number) => (n === 0 ? '0 on tiles' : `${n} on tiles, locked`),
    purse: 'Your purse',
    undo: 'Undo',
    redo: 'Redo',
    seal: 'Seal prices',
    missAxe: 'Axe one tile',
    missPrices: (n: number) =>
      plural(n, { one: 'Price 1 more tile', other: `Price ${n} more tiles` }),
    missBoth: 'Axe one tile, price two',
    whyAxe: 'One of the three tiles gets the axe and goes back to the bag.',
    whyPrice: 'Each of the other two tiles needs at least 1 gold.',
    sold: 'If it is sold',
    soldText: 'you get the price and your coins back.',
    unsold: 'If not',
    unsoldText: 'you keep the tile, and the coins go to the bank.',
    keep: (by: string) => `Kept by you: ${by} at its best place.`,
    keepNone: 'It has no place in your territory now.',
    keys: '1 to 3 choose a tile, arrows change the price, X is the axe, Ctrl+Enter seals.',
    sealed: 'Sealed.',
    secret: (names: readonly string[]) => `Secret until ${areOrIs(names, 'seals', 'seal')} too.`,
    secretAll: 'Secret until all have sealed.',
    unseal: 'Unseal',
    cannotUnseal: 'The prices are fixed now.',
    tryMeanwhile: 'Try places meanwhile',
    axed: 'axed',
    priced: (n: number) => `${n} gold`,
  },
  buy: {
    market: 'Market',
    toSpend: 'to spend',
    locked: (n: number) => `+${n} locked`,
    from: (name: string) => `from ${name}`,
    soldTo: (name: string) => `sold to ${name}`,
    soldToYou: 'you bought it',
    yourStall: 'Your stall',
    tooDear: 'too dear',
    offer: (tile: string, name: string, price: number) =>
      `${tile} Sold by ${name} for ${price} gold.`,
    best: 'At its best place:',
    thisRound: (parts: string) => `This round ${parts}.`,
    later: (parts: string) => `Later ${parts}.`,
    nowhere: 'It has no place in your territory now.',
    nothing: 'At its best place it gives nothing yet.',
    scroll: 'scrolls',
    keep: (gold: number, name: string, price: number) =>
      `You keep ${gold} gold, ${name} gets ${price}.`,
    missing: (n: number) => `You lack ${n} gold.`,
    choose: 'Choose a tile to see what it would give you.',
    nothingLeft: 'Nothing is left that you could buy.',
    buyFor: (price: number) => `Buy for ${price}`,
    buy: 'Choose a tile',
    pass: 'Pass',
    passNow: 'Buy nothing',
    passText: 'You buy nothing this round and keep all your gold.',
    notYet: (name: string) => `${name} is on turn`,
    youPassed: 'You passed.',
    waitBuy: 'You can look around meanwhile.',
    undo: 'Take it back',
  },
  wait: {
    dock: 'Waiting',
    watch: 'You are watching.',
    watchText: 'Tap a player to see the territory.',
    setUp: 'One moment: the table is being set.',
  },
  bag: {
    title: 'In the bag',
    text: (n: number) =>
      plural(n, {
        one: 'This tile is left. Nobody knows when it comes.',
        other: `These ${n} tiles are left, in an order that nobody knows.`,
      }),
    hidden: 'This table leaves the contents of the bag to memory.',
  },
  rules: {
    lead: 'Build a territory around your castle. The most points after the last round win.',
    here: 'The goals of this game',
  },
  refused: {
    price_too_low: 'Each price is at least 1 gold.',
    not_enough_gold: 'You do not have that much gold.',
    wrong_tiles: 'One tile gets the axe, the other two a price.',
    own_tile: 'This tile is your own.',
    not_for_sale: 'This tile is not for sale any more.',
    not_awaited: 'It is not your turn.',
    not_this_phase: 'The round has moved on.',
    game_over: 'The game is over.',
  } as Readonly<Record<string, string | undefined>>,
};
