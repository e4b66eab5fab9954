/** Dutch: lessons, typed moves and the table in words for Isle of Skye. */
import type { SkyeLearnWords } from '.';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('nl');
const points = (n: number): string => plural(n, { one: `${n} punt`, other: `${n} punten` });
const list = new Intl.ListFormat('nl');

export const words: SkyeLearnWords = {
  page: {
    title: 'Leer Isle of Skye',
    lead: 'Het snelst leer je het al spelend. Een gids legt de eerste drie ronden van een echt spel uit; daarna speel je zelf verder.',
    minutes: 'ongeveer 8 minuten, tegen één bot',
    what: 'Wat je gaat doen',
    steps: [
      'In het geheim prijzen bepalen',
      'Een tegel van de bot kopen',
      'Je eiland bouwen',
      'Zien wat wanneer punten geeft',
    ],
    rulesText: 'Alle doelen en symbolen, elk met een getekend voorbeeld.',
    galleryText: 'Elke tegel, elk doel en elke perkamentrol.',
  },

  coach: {
    round: (n) => `Ronde ${n} van 3`,
    welcome:
      'Dit is je territorium: voorlopig alleen een kasteel. Elke ronde leg je er tegels bij. Wie na zes ronden de meeste punten heeft, wint.',
    goals: (goal) =>
      `Vier doelen geven punten: A tot en met D. Het rondespoor toont wanneer ze tellen. Deze ronde telt alleen A: ${goal}.`,
    income: (gold) =>
      `Elke ronde begint met inkomen: 5 goud voor je kasteel. Je hebt nu ${gold} goud.`,
    tiles:
      'Voor jou zijn drie tegels getrokken. Eén gaat onder het aflegfiche terug in de buidel. De andere twee krijgen in het geheim een prijs.',
    axe: 'Leg het aflegfiche op de tegel die je het minst nodig hebt.',
    prices:
      'Leg nu munten op de andere twee. Wordt een tegel gekocht, dan krijg je de prijs en je munten terug. Zo niet, dan houd je de tegel en ben je de munten kwijt.',
    seal: 'Houd wat goud over om te kopen. Leg je prijzen dan vast: niemand ziet ze tot iedereen klaar is.',
    ownWay: 'Je koos zelf iets anders. Goed zo: het is jouw eiland.',
    revealed: (bot, prices) =>
      `Nu zijn alle prijzen onthuld. ${bot} vraagt ${list.format(prices.map(String))} goud. Jij bent startspeler, dus je koopt als eerste.`,
    buy: (bot) =>
      `Je mag één tegel kopen. ${bot} krijgt de prijs. Kies een tegel en druk op Koop, of pas.`,
    sold: (bot, price) =>
      `${bot} kocht een van je tegels voor ${price}: je kreeg ${price} en je eigen ${price} terug.`,
    notSold: (bot) => `${bot} kocht niets van je.`,
    kept: (n) =>
      plural(n, {
        one: 'De tegel die niemand kocht is van jou; de munten gingen naar de voorraad.',
        other: 'De tegels die niemand kocht zijn van jou; de munten gingen naar de voorraad.',
      }),
    take: 'Bouw nu. Kies of sleep een tegel. Waar tegels elkaar raken, moet het terrein gelijk zijn. Wegen hoeven niet aan te sluiten.',
    lay: 'De tegel past in vakken met een stippellijn. Het getal toont wat die oplevert. Die is al goed gedraaid; tik erop om verder te draaien.',
    myPrices: (prices) => `Mijn prijzen, van links naar rechts: ${prices.join(' en ')}.`,
    confirm: 'Alle tegels liggen, maar je kunt ze nog verplaatsen. Bevestig daarna.',
    scored: (slots, got) =>
      `${list.format(slots.map((slot) => `Doel ${slot}`))} gaf je ${points(got)}. Een doel telt meerdere keren, altijd voor je hele territorium.`,
    barrels: (whisky, all) =>
      whisky > 0
        ? `Weer inkomen: 5 voor het kasteel en ${whisky} voor tegels met whiskyvaten die er via wegen mee verbonden zijn. Dat is ${all} goud per ronde.`
        : 'Weer inkomen: 5 voor het kasteel. Een tegel met whiskyvaten geeft elke ronde 1 goud extra, als die via wegen met je kasteel verbonden is.',
    price2: (bot) =>
      `Weer afleggen en prijzen bepalen. Een hoge prijs levert veel op als ${bot} die betaalt, en kost je veel als dat niet gebeurt. Leg je prijzen vast als je klaar bent.`,
    buy2: (bot) =>
      `Deze keer kocht ${bot} als eerste: de startspeler wisselt elke ronde. Nu is het jouw beurt. Het getal bij een tegel toont wat die je oplevert.`,
    areas:
      'Een gebied dat rondom gesloten is, is afgebouwd. Doel C telt zulke gebieden. Deze knop toont ze in goud, en de wegen van je kasteel.',
    build2: (goal) => `Deze ronde telt B: ${goal}. Verbind je wegen.`,
    behindYou: (gold) => `Vanaf ronde 3 krijgt wie achterligt extra goud: jij kreeg ${gold}.`,
    behindOther: (bot, gold) =>
      `Vanaf ronde 3 krijgt wie achterligt extra goud. Jij ligt voor, dus ${bot} kreeg ${gold}.`,
    behindNobody:
      'Vanaf ronde 3 krijg je extra goud voor elke speler die vóór je ligt. Jullie staan gelijk, dus niemand kreeg iets.',
    scrolls:
      'Op sommige tegels staat een perkamentrol. Die telt aan het einde van het spel voor wat erop staat, en dubbel als het gebied is afgebouwd.',
    price3: 'Je weet hoe het gaat: afleggen, twee prijzen, vastleggen.',
    buy3: 'Koop een tegel, of pas. Goud is niet verloren: aan het einde is 5 goud 1 punt waard.',
    build3: (slots) =>
      `${list.format(slots)} tellen deze ronde. Bouw gebieden af, en denk aan D: vierkanten van vier tegels.`,
    end: (you, bot, other) =>
      `Jij hebt ${you}, ${bot} heeft ${other}. Nu weet je hoe het gaat. Vanaf hier tellen er elke ronde meer doelen, en wie achterligt krijgt goud. Begin een nieuw spel, of speel dit spel verder.`,
  },

  move: {
    hint: 'Bijvoorbeeld: axe L12, L40=3, L03=2 · buy L40 · pass · L03 n1e2 r1',
  },

  reader: {
    board: (name) => `Territorium van ${name}`,
    yours: 'Jouw territorium',
    whose: 'Wiens territorium',
    empty: 'leeg',
    fits: (n) => plural(n, { one: 'past in één stand', other: `past in ${n} standen` }),
    laid: 'niet bevestigd',
    how: 'Met de pijltjes ga je van vak naar vak. Enter pakt of legt een tegel.',
    you: (n, gold) => `Jij: ${points(n)}, ${gold} goud.`,
    stall: 'Jouw kraam',
    market: 'Te koop',
    hand: 'Nog te leggen',
    axed: 'afgelegd',
    price: (n) => `${n} goud`,
    goals: 'Doelen',
    goal: (slot, text, now) => (now === null ? `${slot}: ${text}` : `${slot}: ${text}. Nu ${now}`),
  },

  keys: {
    title: 'Toetsen',
    rows: [
      ['Tab', 'van deel naar deel'],
      ['Enter, spatie', 'drukken, pakken, leggen'],
      ['Pijltjes', 'van vak naar vak; de prijs van een tegel'],
      ['Shift + pijltjes', 'naar het volgende vak dat past'],
      ['Q, E', 'een tegel draaien'],
      ['1 t/m 8', 'een tegel of aanbod op nummer'],
      ['X', 'het aflegfiche op een tegel'],
      ['Z, Shift + Z', 'ongedaan maken, opnieuw doen'],
      ['Ctrl + Enter', 'vastleggen, kopen, bevestigen'],
      ['G, B, L, T', 'doelen, borden, logboek, uitproberen'],
      ['?', 'uitleg bij wat de focus heeft'],
      ['/', 'een zet typen'],
    ],
    moves: 'Getypte zetten',
    moveRows: [
      ['axe L12, L40=3, L03=2', 'aflegfiche op L12, 3 goud op L40, 2 goud op L03'],
      ['buy L40', 'koop deze tegel'],
      ['pass', 'koop niets'],
      [
        'L03 n1e2 r1',
        'leg L03 één stap ten noorden en twee ten oosten van het kasteel, één keer gedraaid',
      ],
    ],
  },
};
