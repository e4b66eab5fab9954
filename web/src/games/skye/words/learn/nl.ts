/** Dutch: lessons, typed moves and the table in words for Isle of Skye. */
import type { SkyeLearnWords } from '.';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('nl');
const points = (n: number): string => plural(n, { one: `${n} punt`, other: `${n} punten` });
const list = new Intl.ListFormat('nl');

export const words: SkyeLearnWords = {
  page: {
    title: 'Leer Isle of Skye',
    lead: 'Het snelst leer je het al spelend. Een kort eerste spel legt zichzelf uit: drie ronden met een gids, en dan zoals je wilt.',
    minutes: 'ongeveer 8 minuten, tegen één bot',
    what: 'Wat je gaat doen',
    steps: [
      'In het geheim prijzen zetten',
      'Een tegel van de bot kopen',
      'Je eiland bouwen',
      'Zien wat wanneer punten geeft',
    ],
    rulesText: 'Alle doelen en dingen, elk met een getekend voorbeeld.',
    galleryText: 'Elke tegel, elk doel en elke perkamentrol.',
  },

  coach: {
    round: (n) => `Ronde ${n} van 3`,
    welcome:
      'Dit is je land: voorlopig alleen een kasteel. Elke ronde leg je er tegels bij. Na zes ronden winnen de meeste punten.',
    goals: (goal) =>
      `Vier doelen geven punten: A tot D. Het rondespoor zegt wanneer. Deze ronde telt alleen A: ${goal}.`,
    income: (gold) =>
      `Elke ronde begint met inkomen: 5 goud voor je kasteel. Je hebt nu ${gold} goud.`,
    tiles:
      'Voor jou zijn drie tegels getrokken. Eén gaat onder het aflegfiche terug in de buidel. De andere twee krijgen in het geheim een prijs.',
    axe: 'Leg het aflegfiche op de tegel die je kunt missen.',
    prices:
      'Leg nu munten op de andere twee. Wordt een tegel gekocht, dan krijg je de prijs en je munten terug. Zo niet, dan is hij van jou en ben je de munten kwijt.',
    seal: 'Houd wat goud over om te kopen. Verzegel dan: niemand ziet je prijzen tot iedereen klaar is.',
    ownWay: 'Je koos je eigen weg. Goed zo, het is jouw eiland.',
    revealed: (bot, prices) =>
      `Nu zijn alle prijzen te zien. ${bot} vraagt ${list.format(prices.map(String))} goud. Jij bent startspeler, dus je koopt als eerste.`,
    buy: (bot) =>
      `Je mag één tegel kopen. De prijs gaat naar ${bot}. Kies er een en druk op Koop, of pas.`,
    sold: (bot, price) =>
      `${bot} kocht een tegel van je voor ${price}: je kreeg ${price}, en je eigen ${price} kwam terug.`,
    notSold: (bot) => `${bot} kocht niets van je.`,
    kept: (n) =>
      plural(n, {
        one: 'De tegel die niemand kocht is van jou; de munten gingen naar de voorraad.',
        other: 'De tegels die niemand kocht zijn van jou; de munten gingen naar de voorraad.',
      }),
    take: 'Bouw nu. Kies een tegel, of sleep hem. Waar tegels elkaar raken, moet het terrein gelijk zijn. Wegen hoeven niet te passen.',
    lay: 'Hij past waar de rand gestreept is. Het getal is wat hij je zou geven. Ik heb hem al gedraaid; druk nog eens op de gelegde tegel om verder te draaien.',
    myPrices: (prices) => `Mijn prijzen, van links naar rechts: ${prices.join(' en ')}.`,
    confirm: 'Alles ligt, niets staat nog vast. Bekijk het, verschuif het en bevestig dan.',
    scored: (slots, got) =>
      `${list.format(slots.map((slot) => `Doel ${slot}`))} gaf je ${points(got)}. Een doel telt een paar keer, altijd voor je hele land.`,
    barrels: (whisky, all) =>
      whisky > 0
        ? `Weer inkomen: 5 voor het kasteel en ${whisky} voor vaten die je wegen ermee verbinden. Dat is ${all} goud per ronde.`
        : 'Weer inkomen: 5 voor het kasteel. Een tegel met whiskyvaten geeft elke ronde 1 goud extra, als hij via wegen met je kasteel verbonden is.',
    price2: (bot) =>
      `Nog eens afleggen en prijzen zetten. Een hoge prijs brengt veel op als ${bot} hem betaalt, en kost je veel als dat niet gebeurt. Verzegel als je klaar bent.`,
    buy2: (bot) =>
      `Deze keer was ${bot} eerst: de markering gaat rond. Wat over is, is voor jou. Het getal bij een tegel is wat hij je zou geven.`,
    areas:
      'Een gebied dat rondom gesloten is, is afgebouwd. Doel C telt zulke gebieden. Deze knop toont ze in goud, en de wegen van je kasteel.',
    build2: (goal) => `Deze ronde telt B: ${goal}. Laat je wegen aansluiten.`,
    behindYou: (gold) =>
      `Vanaf ronde 3 krijgt wie minder punten heeft meer goud: jij kreeg ${gold} omdat je achterligt.`,
    behindOther: (bot, gold) =>
      `Vanaf ronde 3 krijgt wie minder punten heeft meer goud. Jij ligt voor, dus ${bot} kreeg ${gold}.`,
    behindNobody:
      'Vanaf ronde 3 is er goud voor elke speler die vóór je ligt. Jullie staan gelijk, dus niemand kreeg iets.',
    scrolls:
      'Op sommige tegels staat een perkamentrol. Die telt aan het einde van het spel, voor wat erop getekend is, en dubbel als zijn gebied afgebouwd is.',
    price3: 'Je weet hoe het gaat: afleggen, twee prijzen, verzegelen.',
    buy3: 'Koop een tegel, of pas. Goud is niet verloren: aan het einde is 5 goud 1 punt.',
    build3: (slots) =>
      `${list.format(slots)} tellen deze ronde. Sluit gebieden, en denk aan D: vierkanten van vier tegels.`,
    end: (you, bot, other) =>
      `Jij hebt ${you}, ${bot} heeft ${other}. Dat was alles wat je moet weten. Vanaf nu tellen er elke ronde meer doelen, en goud helpt wie achterligt. Speel verder, of stop hier.`,
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
    how: 'Pijltjes lopen van vak naar vak. Enter neemt of legt een tegel.',
    you: (n, gold) => `Jij: ${points(n)}, ${gold} goud.`,
    stall: 'Jouw tegels',
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
      ['Enter, spatie', 'drukken, nemen, leggen'],
      ['Pijltjes', 'van vak naar vak; de prijs van een tegel'],
      ['Shift + pijltjes', 'naar het volgende vak dat past'],
      ['Q, E', 'een tegel draaien'],
      ['1 tot 8', 'een tegel of aanbod met zijn nummer'],
      ['X', 'het aflegfiche op een tegel'],
      ['Z, Shift + Z', 'ongedaan maken, opnieuw doen'],
      ['Ctrl + Enter', 'verzegelen, kopen, bevestigen'],
      ['G, B, L, T', 'doelen, borden, verloop, proberen'],
      ['?', 'uitleg bij wat de focus heeft'],
      ['/', 'een zet typen'],
    ],
    moves: 'Zetten in letters',
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
