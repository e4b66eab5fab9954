/** Dutch words for the log and the result of Isle of Skye. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeStoryWords } from './en';

const plural = pluralIn('nl');
const list = new Intl.ListFormat('nl');

const tiles = (n: number) => plural(n, { one: `${n} landtegel`, other: `${n} landtegels` });
const points = (n: number) => plural(n, { one: `${n} punt`, other: `${n} punten` });

export const words: SkyeStoryWords = {
  /** Terms for the shared panels. */
  byGoal: 'Per doel',
  terms: {
    round: (n) => `Ronde ${n}`,
    beforeRounds: 'Voor de eerste ronde',
    scoring: (round) => `Telling van ronde ${round} bekijken`,
    scored: (round) => `Telling van ronde ${round}`,
    onward: (round) => `Naar ronde ${round}`,
    board: (name) => `Territorium: ${name}`,
    boardWith: (name, n) => `Territorium: ${name}, ${points(n)}`,
    oneBoard: 'Eiland',
    boards: (seats) => (seats === 1 ? 'Het eiland' : 'De eilanden'),
    whose: 'Wiens territorium',
    keys: 'Pijltjes: een zet; Page Up en Page Down: een ronde; spatie: afspelen',
  },
  goals: {
    squares: 'vierkanten',
    sheep: 'schapen',
    brochs: 'torens',
    whisky: 'whisky',
    farm: 'boerderijen',
    cattle: 'runderen',
    roads: 'wegen',
    lake: 'grootste meer',
    areas: 'gebieden',
    areas3: 'grote gebieden',
    trio: 'sets',
    ships: 'schepen',
    gold: 'goud',
    harbour: 'havens',
    column: 'verticale lijnen',
    mountains: 'bergen',
  },
  scrolls: {
    sheep2: 'rol met schapen',
    whisky2: 'rol met whisky',
    ship2: 'rol met schepen',
    cattle: 'rol met rund',
    broch: 'rol met toren',
    farm: 'rol met boerderij',
    lighthouse: 'rol met vuurtoren',
  },
  perTwo: '1 punt per 2',
  doubled: 'verdubbeld in een afgebouwd gebied',
  allScrolls: 'perkament\u00adrollen',
  gold: 'Goud',
  purse: 'goud ÷ 5',
  phases: {
    goals: 'doelen trekken',
    castles: 'kastelen verdelen',
    first: 'startspeler bepalen',
    draw: 'landtegels trekken',
    price: 'prijzen bepalen',
    buy: 'kopen',
    build: 'bouwen',
    over: 'einde van het spel',
  },
  all: (items) => list.format(items),
  points,
  at: (north, south, west, east) => {
    const steps = [
      north && `${north} ten noorden`,
      south && `${south} ten zuiden`,
      west && `${west} ten westen`,
      east && `${east} ten oosten`,
    ].filter((step) => step !== 0);
    return steps.length ? `${steps.join(', ')} van het kasteel` : 'op de plek van het kasteel';
  },
  events: {
    setup: (goals, first) => `De doelen: ${goals}. ${first} begint.`,
    round: (round, first) => `Ronde ${round} begint; ${first.within} koopt als eerste.`,
    income: (name, castle, whisky, behind) =>
      `${name} krijgt ${castle + whisky + behind} goud: ${castle} voor het kasteel` +
      (whisky ? `, ${whisky} voor whisky` : '') +
      (behind ? `, ${behind} wegens achterstand` : '') +
      '.',
    incomes: (parts, castle) => `Inkomen (kasteel ${castle}): ${parts}.`,
    incomeWhisky: (whisky) => `whisky ${whisky}`,
    incomeBehind: (behind) => `extra ${behind}`,
    draw: (name, drawn) => `${name} trekt ${drawn}.`,
    sealed: (name) => `${name} ${name.form('heeft', 'hebt')} de prijzen bepaald.`,
    price: (name, axe, prices) => `${name} legt ${axe} af en vraagt ${prices}.`,
    priceOf: (tile, gold) => `${gold} voor ${tile}`,
    buy: (name, tile, from, price) =>
      `${name} koopt ${tile} van ${from.form(from.name, 'jou')} voor ${price} goud.`,
    pass: (name) => `${name} koopt niets.`,
    keep: (name, tile, price) => `${name} houdt ${tile} en betaalt er ${price} goud voor.`,
    place: (name, tile, where) => `${name} bouwt ${tile}, ${where}.`,
    return: (name, tile) =>
      `${tile} van ${name.form(name.name, 'jou')} past nergens en gaat terug in de buidel.`,
    score: (name, slot, goal, got, total) =>
      `${name} krijgt ${points(got)} voor ${slot} ${goal}, ${total} in totaal.`,
    scoreNoGoal: (name, slot, got, total) =>
      `${name} krijgt ${points(got)} voor doel ${slot}, ${total} in totaal.`,
    scores: (slot, goal, parts) => `${slot} ${goal}: ${parts}.`,
    final: (name, scrolls, gold, forGold, total) =>
      `${name} krijgt ${points(scrolls)} voor perkamentrollen en ${forGold} voor ${gold} goud, ${total} in totaal.`,
    end: (names) =>
      names.length > 1 ? `${list.format(names)} delen de overwinning.` : `${names[0]} wint.`,
  },
  ranks: {
    most: 'de meeste',
    second: 'de op één na meeste',
    tied_most: 'gedeelde eerste plaats',
    tied_second: 'gedeelde tweede plaats',
  },
  why: {
    square: () => 'een vierkant van vier landtegels',
    sheep: (n) => plural(n, { one: `${n} schaap`, other: `${n} schapen` }),
    brochs: (n) =>
      plural(n, { one: `een berggebied met ${n} toren`, other: `een berggebied met ${n} torens` }),
    animals: (n) =>
      plural(n, { one: `${n} dier bij een boerderij`, other: `${n} dieren bij een boerderij` }),
    cattle: (n) =>
      plural(n, {
        one: `${n} rund, verbonden met het kasteel`,
        other: `${n} runderen, verbonden met het kasteel`,
      }),
    linked: (n) => `${tiles(n)}, verbonden met het kasteel`,
    lake: (n) => `het grootste afgebouwde watergebied, ${tiles(n)}`,
    area: (n) => `een afgebouwd gebied van ${tiles(n)}`,
    set: () => 'een toren, een boerderij en een vuurtoren',
    harbour: () => 'een watergebied met een schip en een vuurtoren',
    column: (n) => `een verticale lijn van ${tiles(n)}`,
    mountain: (n) => `een afgebouwd berggebied van ${tiles(n)}`,
    nothing: (n) => (n > 0 ? `maar ${n}, te weinig` : 'niets dat meetelt'),
    scroll: (n) => `${n} in het territorium`,
    gold: (n) => `${n} goud, 1 punt per 5`,
  },
};
