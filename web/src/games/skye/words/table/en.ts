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
    of: (name: string) => `${name}’s territory`,
    look: (name: string) => `Look at ${name}’s territory`,
    back: 'Back to your territory',
  },
  status: {
    setup: 'Setting up the table',
    setupDetail: 'Goals, castles and the first tiles are being drawn.',
    price: 'Set prices: axe one tile, price two',
    priceWatch: 'Everyone is setting prices',
    haveSealed: (names: readonly string[]) => areOrIs(names, 'has sealed', 'have sealed'),
    think: (names: readonly string[]) => areOrIs(names, 'is thinking', 'are thinking'),
    waitSeal: (names: readonly string[]) => `Waiting for ${list(names)} to seal`,
    thenShown: 'Then all prices are revealed',
    revealed: 'All prices are revealed',
    buy: 'Your turn: buy one tile, or pass',
    tooDear: 'You cannot afford any tile',
    nothingToBuy: 'Nothing is left to buy',
    buys: (name: string) => `It’s ${name}’s turn to buy`,
    lastBuyer: 'You buy last, then everyone builds',
    thenBuy: (names: readonly string[]) => `Then ${list(names)}`,
    youNext: 'You are next',
    youAfter: (names: readonly string[]) => `You buy after ${list(names)}`,
    thenBuild: 'Then everyone builds',
    kept: 'Unsold tiles are kept',
    build: (n: number) =>
      plural(n, { one: 'Build: place your tile', other: `Build: place your ${n} tiles` }),
    buildMore: (n: number) =>
      plural(n, { one: 'Build: 1 tile left to place', other: `Build: ${n} tiles left to place` }),
    buildDone: 'Build: confirm when you are ready',
    buildToo: (names: readonly string[]) => areOrIs(names, 'is building too', 'are building too'),
    buildAlone: (slots: readonly string[]) =>
      `Everyone else is ready. Then ${areOrIs(slots, 'scores', 'score')}`,
    waitBuild: (names: readonly string[]) => `Waiting for ${list(names)} to build`,
    thenScore: (slots: readonly string[]) =>
      slots.length === 1 ? `Then goal ${slots[0]} scores` : `Then goals ${list(slots)} score`,
    buildWatch: 'Everyone is building',
    over: 'The game is over',
    won: (names: readonly string[], points: number) =>
      `${areOrIs(names, 'wins', 'win')} with ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
    youWon: (points: number) =>
      `You win with ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
    trying: 'Try mode: nothing here counts',
  },
  seat: {
    pricing: 'pricing',
    thinking: 'thinking',
    sealed: 'sealed',
    buying: 'buying',
    bought: 'bought 1',
    passed: 'passed',
    waits: 'waiting',
    builds: (n: number) => `building ${n}`,
    built: 'built',
    winner: 'winner',
  },
  strip: {
    goals: 'Goals',
    goal: (slot: string) => `Goal ${slot}`,
    scoresNow: 'scores this round',
    spent: 'not scored again',
    pointsNow: (n: number) =>
      plural(n, { one: `${n} point for you now`, other: `${n} points for you now` }),
    pointsOf: (name: string, n: number) => `${name}: ${n}`,
    after: (n: number, by: string) => `${n} with the tile shown, ${by}`,
    hidden: 'secret until it scores',
    unknown: 'turned off at this table',
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
        ? 'It does not score again.'
        : rounds.length === 1
          ? `It scores one more time, in round ${rounds[0]}.`
          : `It scores in rounds ${list(rounds.map(String))}.`,
    withTile: 'Points with the tile shown.',
    light: 'Tap a number to see where it comes from.',
    close: 'Close',
    bag: (n: number) => plural(n, { one: `${n} tile in the bag`, other: `${n} tiles in the bag` }),
  },
  board: {
    gold: (n: number) => `Your gold: ${n}`,
    try: 'Try places',
    bag: 'Bag',
  },
  price: {
    dock: 'Price your tiles',
    tile: (n: number) => `Tile ${n}`,
    axeHere: 'Put the axe here',
    axe: 'Axe',
    axeToken: 'Axe: select it, then a tile',
    coinToken: (n: number) => `Coin of ${n}: select it, then a tile`,
    backToBag: 'back to the bag',
    takeAxe: 'Take the axe back',
    priceOf: (n: number) => `Price of tile ${n}`,
    less: 'One less',
    more: 'One more',
    /** `#` stands for the number of coins that are left */
    left: (all: number) => `# left of ${all}`,
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
    keep: (by: string) => `If you keep it: ${by} at its best place.`,
    /** instead of what a hint has put there */
    restore: 'Restore my prices',
    keepNone: 'It fits nowhere in your territory now.',
    kept: 'If kept:',
    keptNowhere: 'fits nowhere',
    drawn: 'What the others drew',
    drawnBy: (name: string) => `Drawn by ${name}`,
    keys: '1 to 3 select a tile, arrows change the price, X sets the axe, Ctrl+Enter seals.',
    sealed: 'Sealed.',
    secret: (names: readonly string[]) => `Secret until ${areOrIs(names, 'seals', 'seal')} too.`,
    secretAll: 'Secret until everyone has sealed.',
    unseal: 'Unseal',
    cannotUnseal: 'The prices are final now.',
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
    tooDear: 'too expensive',
    offer: (tile: string, name: string, price: number) =>
      `${tile} Sold by ${name} for ${price} gold.`,
    best: 'At its best place:',
    thisRound: (parts: string) => `this round: ${parts}`,
    later: (parts: string) => `later: ${parts}`,
    /** `only`: the one round that still has income; null if there are more */
    income: (by: string, only: number | null) =>
      only === null ? `Income ${by} gold each round.` : `Income ${by} gold once, in round ${only}.`,
    nowhere: 'It fits nowhere in your territory now.',
    nothing: 'Even at its best place it gives nothing yet.',
    scroll: 'scrolls',
    keep: (gold: number, name: string, price: number) =>
      `You keep ${gold} gold, ${name} gets ${price}.`,
    /** In the last round. */
    keepLast: (gold: number, lost: number, name: string, price: number) =>
      plural(lost, {
        one: `You keep ${gold} gold (${lost} point less at the end), ${name} gets ${price}.`,
        other: `You keep ${gold} gold (${lost} points less at the end), ${name} gets ${price}.`,
      }),
    missing: (n: number) => `You need ${n} more gold.`,
    choose: 'Choose a tile to see what it would give you.',
    nothingLeft: 'There is nothing left for you to buy.',
    allTooDear: 'You cannot afford any of the tiles that are left.',
    buyFor: (price: number) => `Buy for ${price}`,
    buy: 'Choose a tile',
    pass: 'Pass',
    passNow: 'Buy nothing',
    passing: 'Passing for you.',
    waitToPass: 'Wait',
    passText: 'Buy nothing this round?',
    notYet: (name: string) => `It’s ${name}’s turn`,
    youPassed: 'You passed.',
    waitBuy: 'You can look around meanwhile.',
    undo: 'Undo',
  },
  wait: {
    dock: 'Waiting',
    watch: 'You are watching.',
    watchText: 'Tap a player to see their territory.',
    setUp: 'One moment: setting up the table.',
  },
  bag: {
    title: 'In the bag',
    text: (n: number) =>
      plural(n, {
        one: 'This is the last tile in the bag.',
        other: `These ${n} tiles are left. Nobody knows their order.`,
      }),
    hidden: 'Bag contents are turned off at this table.',
  },
  rules: {
    lead: 'Build a territory around your castle. The player with the most points after the last round wins.',
    here: 'The goals of this game',
  },
  refused: {
    price_too_low: 'Each price is at least 1 gold.',
    not_enough_gold: 'You do not have that much gold.',
    wrong_tiles: 'One tile gets the axe, the other two a price.',
    own_tile: 'This tile is your own.',
    not_for_sale: 'This tile is no longer for sale.',
    not_awaited: 'It is not your turn.',
    not_this_phase: 'The round has moved on.',
    game_over: 'The game is over.',
  } as Readonly<Record<string, string | undefined>>,
};
