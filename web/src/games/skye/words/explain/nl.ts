/** Dutch explanations. */
import type { ExplainWords } from '.';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('nl');
const points = (n: number): string => plural(n, { one: `${n} punt`, other: `${n} punten` });

export const words: ExplainWords = {
  example: 'Voorbeeld',
  more: 'Alle regels in het kort',
  compared: (counts, got) => `${counts.join(', ')}: dat geeft ${got.join(', ')} punten.`,
  majority:
    'Wie de meeste heeft, krijgt 5 punten; wie de op één na meeste heeft, krijgt er 2. Wie samen de meeste hebben, krijgen elk 5 punten; dan krijgt niemand er 2.',

  goals: {
    squares: {
      name: 'Vierkanten',
      rule: '2 punten voor elk vierkant van vier landtegels. Vierkanten mogen elkaar overlappen. Het kasteel is ook een tegel.',
      example: (n) => `Twee vierkanten delen twee tegels: ${points(n)}.`,
    },
    sheep: {
      name: 'Schapen',
      rule: '1 punt voor elk schaap in je territorium.',
      example: (n) => `1 + 2 + 3 schapen: ${points(n)}.`,
    },
    brochs: {
      name: 'Torens',
      rule: 'Elk berggebied geeft 1 punt met één toren, 3 met twee, 6 met drie of meer. Het hoeft niet afgebouwd te zijn.',
      example: (n) => `Twee torens in het ene gebied, één in het andere: 3 + 1 = ${points(n)}.`,
    },
    whisky: {
      name: 'Whisky',
      rule: 'Wie heeft de meeste tegels met whiskyvaten? Een weg is daarvoor niet nodig.',
      example: (n) => `De meeste: ${points(n)}.`,
    },
    farm: {
      name: 'Dieren bij de boerderij',
      rule: '1 punt voor elk schaap en elk rund op een tegel met een boerderij of op de acht tegels eromheen. Elk dier telt één keer.',
      example: (n) =>
        `Drie dieren op en rond de boerderij: ${points(n)}. Het laatste is te ver weg.`,
    },
    cattle: {
      name: 'Verbonden runderen',
      rule: '2 punten voor elk rund op een tegel die via wegen met je kasteel verbonden is.',
      example: (n) =>
        `Twee runderen zijn verbonden: ${points(n)}. Het derde heeft geen weg naar het kasteel.`,
    },
    roads: {
      name: 'Verbonden tegels',
      rule: '1 punt voor elke tegel die via wegen met je kasteel verbonden is. Het kasteel zelf telt niet.',
      example: (n) => `Drie tegels zijn verbonden: ${points(n)}.`,
    },
    lake: {
      name: 'Grootste meer',
      rule: '2 punten voor elke tegel van je grootste afgebouwde watergebied. Open water geeft niets.',
      example: (n) => `Een afgebouwd meer over drie tegels: ${points(n)}.`,
    },
    areas: {
      name: 'Gebieden',
      rule: '1 punt voor elk afgebouwd gebied van welk terrein ook, ook als het binnen één tegel ligt.',
      example: (n) => `Een meer, een weide en een berg op een eilandje: ${points(n)}.`,
    },
    areas3: {
      name: 'Grote gebieden',
      rule: '3 punten voor elk afgebouwd gebied van minstens 3 landtegels.',
      example: (n) => `Een afgebouwde weide over drie tegels: ${points(n)}.`,
    },
    trio: {
      name: 'Sets van gebouwen',
      rule: '5 punten voor elke set van een toren, een boerderij en een vuurtoren, waar ze ook staan. Elk gebouw hoort bij één set.',
      example: (n) => `Twee torens, één boerderij, één vuurtoren vormen één set: ${points(n)}.`,
    },
    ships: {
      name: 'Schepen',
      rule: 'Wie heeft de meeste schepen?',
      example: (n) => `De meeste: ${points(n)}.`,
    },
    gold: {
      name: 'Goud',
      rule: 'Wie heeft het meeste goud als de ronde geteld wordt?',
      example: (n) => `Het meeste: ${points(n)}.`,
    },
    harbour: {
      name: 'Havens',
      rule: '3 punten voor elk watergebied met minstens één schip en minstens één vuurtoren erbij. Het hoeft niet afgebouwd te zijn.',
      example: (n) =>
        `Een schip en een vuurtoren aan hetzelfde water: ${points(n)}. Het andere schip heeft geen vuurtoren.`,
    },
    column: {
      name: 'Verticale lijnen',
      rule: '3 punten voor elke verticale lijn van minstens 3 tegels. Een langere lijn geeft geen extra punten.',
      example: (n) => `Vier tegels boven elkaar: ${points(n)}.`,
    },
    mountains: {
      name: 'Bergen',
      rule: '2 punten voor elk afgebouwd berggebied, ook als het binnen één tegel ligt.',
      example: (n) => `Twee berggebieden zijn afgebouwd: ${points(n)}.`,
    },
  },

  items: {
    sheep: {
      name: 'Schaap',
      rule: 'Een dier. Het telt voor de doelen schapen en dieren bij de boerderij, en voor perkamentrollen met schapen.',
    },
    cattle: {
      name: 'Rund',
      rule: 'Een dier. Het telt voor de doelen verbonden runderen en dieren bij de boerderij, en voor perkamentrollen met runderen.',
    },
    whisky: {
      name: 'Whiskyvaten',
      rule: 'Een tegel met whiskyvaten geeft elke ronde 1 goud inkomen, als die via wegen met je kasteel verbonden is. Voor het doel en de perkamentrol is geen weg nodig.',
    },
    ship: {
      name: 'Schip',
      rule: 'Het telt voor de doelen schepen en havens, en voor perkamentrollen met schepen.',
    },
    broch: {
      name: 'Toren',
      rule: 'Een ronde toren in de bergen. Hij telt voor de doelen torens en sets, en voor perkamentrollen met torens.',
    },
    farm: {
      name: 'Boerderij',
      rule: 'Telt voor de doelen dieren bij de boerderij en sets, en voor perkamentrollen met boerderijen.',
    },
    lighthouse: {
      name: 'Vuurtoren',
      rule: 'Hij hoort bij het water ernaast. Hij telt voor de doelen havens en sets, en voor perkamentrollen met vuurtorens.',
    },
    castle: {
      name: 'Kasteel',
      rule: 'De eerste tegel van je territorium. Het geeft elke ronde 5 goud inkomen. Voor gebieden, vierkanten en verticale lijnen is het een gewone tegel.',
    },
  },
  incomeExample: (castle, whisky) =>
    `${castle} voor het kasteel en ${whisky} voor verbonden vaten: ${castle + whisky} goud. Eén vat heeft geen weg naar het kasteel.`,
  asGoal: (goal, text) => `Doel ${goal}: ${text}`,

  scroll: {
    rule: 'Telt één keer, aan het einde van het spel, voor je hele territorium. Punten worden naar beneden afgerond en daarna verdubbeld als het gebied met de perkamentrol afgebouwd is.',
    example: (count, n, doubled) =>
      doubled
        ? `${count}, en het gebied van de rol is afgebouwd: ${points(n)}.`
        : `${count}; het gebied is open: ${points(n)}.`,
  },
  scrollNames: {
    sheep2: 'Perkamentrol met schapen',
    whisky2: 'Perkamentrol met whisky',
    ship2: 'Perkamentrol met schepen',
    cattle: 'Perkamentrol met rund',
    broch: 'Perkamentrol met toren',
    farm: 'Perkamentrol met boerderij',
    lighthouse: 'Perkamentrol met vuurtoren',
  },

  ideas: {
    axe: {
      name: 'Aflegfiche',
      rule: 'De tegel onder het aflegfiche gaat terug in de buidel. In een latere ronde kan die opnieuw worden getrokken.',
    },
    price: {
      name: 'Prijs',
      rule: 'Leg minstens 1 eigen goud op elk van twee tegels. Wordt een tegel gekocht, dan krijg je de prijs en je eigen munten terug. Zo niet, dan houd je de tegel en gaan de munten naar de voorraad.',
    },
    track: {
      name: 'Rondespoor',
      rule: 'Het toont welke doelen in welke ronde tellen. Elk doel telt drie keer, telkens voor je hele territorium.',
    },
    behind: {
      name: 'Extra goud',
      rule: 'Vanaf ronde 3 is er bij het inkomen extra goud voor elke speler met meer punten dan jij: 1 in ronde 3, daarna 2, 3 en 4.',
    },
    completed: {
      name: 'Afgebouwd gebied',
      rule: 'Een gebied is afgebouwd als aan elke zijde ervan een tegel ligt. Een gebied dat geen zijde van zijn tegel raakt, is meteen afgebouwd.',
      example: 'Een meer, een weide en een berg op een eilandje zijn afgebouwd.',
    },
    linked: {
      name: 'Met het kasteel verbonden',
      rule: 'Wegen sluiten aan waar beide tegels een weg aan hun gezamenlijke zijde hebben. Een tegel is verbonden als er een weg van die tegel naar het kasteel loopt.',
      example: 'Drie tegels zijn verbonden; de weg van een andere houdt onderweg op.',
    },
    scrolls: {
      name: 'Perkamentrollen',
      rule: 'Ze tellen alleen aan het einde van het spel, en dubbel in een afgebouwd gebied.',
    },
    first: {
      name: 'Startspeler',
      rule: 'Koopt deze ronde als eerste. Elke ronde gaat de markering naar de volgende speler.',
    },
    gold: {
      name: 'Goud',
      rule: 'Geld voor prijzen en aankopen. Aan het einde is 5 goud 1 punt waard.',
    },
  },
  priceExample: ({ gold, prices, left, sold, after }) =>
    `Je hebt ${gold} goud en legt ${prices.join(' en ')}: er blijft ${left} over. De tegel van ${sold} wordt gekocht: je krijgt ${sold} en je eigen ${sold}. Nu heb je ${after} te besteden.`,
  behindExample: (round, ahead, gold) =>
    `Ronde ${round}, ${ahead} spelers liggen vóór je: ${gold} goud extra.`,

  glance: {
    title: 'De regels in het kort',
    lead: 'Het spel op één bladzijde. Alles kun je ook aan tafel opzoeken: wijs iets aan, houd het ingedrukt of druk op de toets met het vraagteken.',
    learn: 'Al spelend leren',
    round: 'Een ronde',
    build: 'Gebieden en wegen',
    goals: 'De zestien doelen',
    goalsText: 'In elk spel doen er vier mee, voor iedereen dezelfde.',
    things: 'Wat er op de tegels staat',
    scrolls: 'Perkamentrollen',
    end: 'Het einde',
    endText:
      'Na de laatste ronde tellen de perkamentrollen, en 5 goud is 1 punt. Wie de meeste punten heeft, wint. Bij een gelijke stand telt het goud.',
    rounds: 'Zes ronden; vijf met vijf spelers.',
    phases: [
      [
        'Inkomen',
        '5 goud voor het kasteel, 1 voor elke verbonden tegel met whiskyvaten, en het extra goud.',
      ],
      [
        'Prijzen',
        'Iedereen trekt drie tegels. In het geheim leg je het aflegfiche op één en een prijs op de andere twee.',
      ],
      ['Afleggen', 'De tegels met een aflegfiche gaan terug in de buidel.'],
      ['Kopen', 'Om de beurt mag iedereen één tegel van een andere speler kopen, of passen.'],
      [
        'Bouwen',
        'Je legt alle tegels aan die je hebt gekregen. Het terrein moet aan elke zijde passen; wegen hoeven niet aan te sluiten.',
      ],
      ['Punten tellen', 'De doelen van de ronde tellen voor iedereen.'],
    ],
  },
};
