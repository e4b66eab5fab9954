import { pluralIn } from '../../../../i18n/plural';
import type { SkyeWords } from '.';

const plural = pluralIn('nl');

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;
const oneOrMore = (names: readonly string[], one: string, more: string): string =>
  `${list(names)} ${names.length === 1 ? one : more}`;

export const words: SkyeWords = {
  boards: {
    yours: 'Jouw territorium',
    of: (name) => `Het territorium van ${name}`,
    look: (name) => `Bekijk het territorium van ${name}`,
    back: 'Terug naar jouw territorium',
  },
  status: {
    setup: 'De tafel wordt klaargezet',
    setupDetail: 'Doelen, kastelen en de eerste tegels worden getrokken.',
    price: 'Bepaal je prijzen: één tegel weg, twee te koop',
    priceWatch: 'Iedereen bepaalt prijzen',
    haveSealed: (names) => oneOrMore(names, 'is klaar', 'zijn klaar'),
    think: (names) => oneOrMore(names, 'denkt na', 'denken na'),
    waitSeal: (names) => `Wachten op de prijzen van ${list(names)}`,
    thenShown: 'Daarna worden alle prijzen onthuld',
    revealed: 'Alle prijzen worden onthuld',
    buy: 'Jouw beurt: koop één tegel, of pas',
    tooDear: 'Je kunt geen enkele tegel betalen',
    nothingToBuy: 'Er is niets meer te koop',
    buys: (name) => `${name} is aan de beurt om te kopen`,
    lastBuyer: 'Jij koopt als laatste; dan bouwt iedereen',
    thenBuy: (names) => `Daarna ${list(names)}`,
    youNext: 'Jij bent de volgende',
    youAfter: (names) => `Jij koopt na ${list(names)}`,
    thenBuild: 'Daarna bouwt iedereen',
    kept: 'Wat niet verkocht is, blijft',
    build: (n) => plural(n, { one: 'Bouwen: leg je tegel', other: `Bouwen: leg je ${n} tegels` }),
    buildMore: (n) =>
      plural(n, { one: 'Bouwen: nog 1 tegel leggen', other: `Bouwen: nog ${n} tegels leggen` }),
    buildDone: 'Bouwen: bevestig als je klaar bent',
    buildToo: (names) => oneOrMore(names, 'bouwt ook', 'bouwen ook'),
    buildAlone: (slots) =>
      `De anderen zijn klaar. Dan ${slots.length === 1 ? 'telt' : 'tellen'} ${list(slots)}`,
    waitBuild: (names) => `Wachten tot ${oneOrMore(names, 'gebouwd heeft', 'gebouwd hebben')}`,
    thenScore: (slots) =>
      slots.length === 1 ? `Dan telt doel ${slots[0]}` : `Dan tellen de doelen ${list(slots)}`,
    buildWatch: 'Iedereen bouwt',
    over: 'Het spel is afgelopen',
    won: (names, points) =>
      `${oneOrMore(names, 'wint', 'winnen')} met ${plural(points, { one: `${points} punt`, other: `${points} punten` })}`,
    youWon: (points) =>
      `Jij wint met ${plural(points, { one: `${points} punt`, other: `${points} punten` })}`,
    trying: 'Proefmodus: hier telt niets mee',
  },
  seat: {
    pricing: 'bepaalt prijzen',
    thinking: 'denkt na',
    sealed: 'klaar',
    buying: 'koopt',
    bought: '1 gekocht',
    passed: 'gepast',
    waits: 'wacht',
    builds: (n) => `bouwt ${n}`,
    built: 'gebouwd',
    winner: 'winnaar',
  },
  strip: {
    goals: 'Doelen',
    goal: (slot) => `Doel ${slot}`,
    scoresNow: 'telt deze ronde',
    spent: 'telt niet meer',
    pointsNow: (n) => plural(n, { one: `nu ${n} punt voor jou`, other: `nu ${n} punten voor jou` }),
    pointsOf: (name, n) => `${name}: ${n}`,
    after: (n, by) => `${n} met de getoonde tegel, ${by}`,
    hidden: 'geheim tot de telling',
    unknown: 'staat uit aan deze tafel',
    track: 'Rondespoor',
    round: (round, rounds) => `Ronde ${round} van ${rounds}`,
    behind: (bonus) =>
      bonus === 0
        ? 'Deze ronde geen goud voor wie achterligt.'
        : `Lig je achter? +${bonus} goud voor elke speler vóór je.`,
    lap: (round, slots, bonus) =>
      `Ronde ${round}: ${list(slots)} ${slots.length === 1 ? 'telt' : 'tellen'}` +
      (bonus ? `, ${bonus} goud voor elke speler vóór je` : ''),
    scoresIn: (rounds) =>
      rounds.length === 0
        ? 'Het telt niet meer.'
        : rounds.length === 1
          ? `Het telt nog één keer, in ronde ${rounds[0]}.`
          : `Het telt in de ronden ${list(rounds.map(String))}.`,
    withTile: 'Punten met de getoonde tegel.',
    light: 'Tik op een getal om te zien waar het vandaan komt.',
    close: 'Sluiten',
    bag: (n) => plural(n, { one: `${n} tegel in de buidel`, other: `${n} tegels in de buidel` }),
  },
  board: {
    gold: (n) => `Jouw goud: ${n}`,
    try: 'Uitproberen',
    bag: 'Buidel',
  },
  price: {
    dock: 'Prijzen van je tegels',
    tile: (n) => `Tegel ${n}`,
    axeHere: 'Leg het aflegfiche hier',
    axe: 'Afleggen',
    axeToken: 'Aflegfiche: kies dit, dan een tegel',
    coinToken: (n) => `Munt van ${n}: kies deze, dan een tegel`,
    backToBag: 'terug in de buidel',
    takeAxe: 'Neem het aflegfiche terug',
    priceOf: (n) => `Prijs van tegel ${n}`,
    less: 'Eén minder',
    more: 'Eén meer',
    left: (all) => `# over van ${all}`,
    locked: (n) => (n === 0 ? '0 op tegels' : `${n} op tegels, vast`),
    purse: 'Je beurs',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    seal: 'Prijzen vastleggen',
    missAxe: 'Leg één tegel af',
    missPrices: (n) => plural(n, { one: 'Nog 1 prijs', other: `Nog ${n} prijzen` }),
    missBoth: 'Eén tegel afleggen, twee prijzen',
    whyAxe: 'Leg op een van de drie tegels het aflegfiche; die gaat terug in de buidel.',
    whyPrice: 'Leg op elk van de andere twee tegels minstens 1 goud.',
    sold: 'Wordt de tegel verkocht',
    soldText: 'dan krijg je de prijs en je eigen munten terug.',
    unsold: 'Zo niet',
    unsoldText: 'dan houd je de tegel en gaan de munten naar de voorraad.',
    keep: (by) => `Als je de tegel houdt: ${by} op de beste plek.`,
    restore: 'Mijn prijzen terugzetten',
    keepNone: 'Past nu nergens in jouw territorium.',
    kept: 'Houden:',
    keptNowhere: 'past nergens',
    drawn: 'Wat de anderen trokken',
    drawnBy: (name) => `Getrokken door ${name}`,
    keys: '1 t/m 3 kiest een tegel, pijltjes de prijs, X het aflegfiche, Ctrl+Enter legt vast.',
    sealed: 'Vastgelegd.',
    secret: (names) => `Geheim tot ${oneOrMore(names, 'ook klaar is', 'ook klaar zijn')}.`,
    secretAll: 'Geheim tot iedereen klaar is.',
    unseal: 'Wijzigen',
    cannotUnseal: 'De prijzen staan nu vast.',
    tryMeanwhile: 'Intussen uitproberen',
    axed: 'afgelegd',
    priced: (n) => `${n} goud`,
  },
  buy: {
    market: 'Markt',
    toSpend: 'te besteden',
    locked: (n) => `+${n} vast`,
    from: (name) => `van ${name}`,
    soldTo: (name) => `verkocht aan ${name}`,
    soldToYou: 'door jou gekocht',
    yourStall: 'Jouw kraam',
    tooDear: 'te duur',
    offer: (tile, name, price) => `${tile} Te koop bij ${name} voor ${price} goud.`,
    best: 'Op de beste plek:',
    thisRound: (parts) => `deze ronde: ${parts}`,
    later: (parts) => `later: ${parts}`,
    income: (by, only) =>
      only === null
        ? `Inkomen ${by} goud per ronde.`
        : `Inkomen ${by} goud, alleen in ronde ${only}.`,
    nowhere: 'Past nu nergens in jouw territorium.',
    nothing: 'Zelfs op de beste plek levert die nog niets op.',
    scroll: 'perkamentrollen',
    keep: (gold, name, price) => `Je houdt ${gold} goud, ${name} krijgt ${price}.`,
    keepLast: (gold, lost, name, price) =>
      plural(lost, {
        one: `Je houdt ${gold} goud (aan het eind ${lost} punt minder), ${name} krijgt ${price}.`,
        other: `Je houdt ${gold} goud (aan het eind ${lost} punten minder), ${name} krijgt ${price}.`,
      }),
    missing: (n) => `Je komt ${n} goud tekort.`,
    choose: 'Kies een tegel om te zien wat die je oplevert.',
    nothingLeft: 'Er is niets meer voor jou te koop.',
    allTooDear: 'Geen van de tegels die er nog zijn kun je betalen.',
    buyFor: (price) => `Koop voor ${price}`,
    buy: 'Kies een tegel',
    pass: 'Passen',
    passNow: 'Niets kopen',
    passing: 'We passen voor je.',
    waitToPass: 'Wacht',
    passText: 'Deze ronde niets kopen?',
    notYet: (name) => `${name} is aan de beurt`,
    youPassed: 'Je hebt gepast.',
    waitBuy: 'Intussen kun je rondkijken.',
    undo: 'Ongedaan maken',
  },
  wait: {
    dock: 'Wachten',
    watch: 'Je kijkt mee.',
    watchText: 'Tik op een speler om diens territorium te zien.',
    setUp: 'Een ogenblik: de tafel wordt klaargezet.',
  },
  bag: {
    title: 'In de buidel',
    text: (n) =>
      plural(n, {
        one: 'Dit is de laatste tegel in de buidel.',
        other: `Deze ${n} tegels zijn over. Niemand kent de volgorde.`,
      }),
    hidden: 'De inhoud van de buidel staat uit aan deze tafel.',
  },
  rules: {
    lead: 'Bouw een territorium rond je kasteel. Wie na de laatste ronde de meeste punten heeft, wint.',
    here: 'De doelen van dit spel',
  },
  refused: {
    price_too_low: 'Elke prijs is minstens 1 goud.',
    not_enough_gold: 'Zoveel goud heb je niet.',
    wrong_tiles: 'Eén tegel krijgt het aflegfiche, de andere twee een prijs.',
    own_tile: 'Deze tegel is van jezelf.',
    not_for_sale: 'Deze tegel is niet meer te koop.',
    not_awaited: 'Je bent niet aan de beurt.',
    not_this_phase: 'De ronde is al verder.',
    game_over: 'Het spel is afgelopen.',
  },
};
