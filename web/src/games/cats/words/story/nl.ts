/** Dutch words for the log and the result of The Isle of Cats. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';
import type { CatsStoryWords } from './en';

const plural = pluralIn('nl');
const list = new Intl.ListFormat('nl');

const points = (n: number) => plural(n, { one: `${plain(n)} punt`, other: `${plain(n)} punten` });
const cards = (n: number) => plural(n, { one: `${n} kaart`, other: `${n} kaarten` });
const cats = (n: number) => plural(n, { one: `${n} kat`, other: `${n} katten` });
const fish = (n: number) => `${n} vis`;

export const words: CatsStoryWords = {
  byLesson: 'Per les',
  terms: {
    round: (n) => `Dag ${n}`,
    beforeRounds: 'Voor de eerste dag',
    scoring: () => 'Telling bekijken',
    scored: () => 'Eindtelling',
    onward: (n) => `Naar dag ${n}`,
    board: (name) => `Boot: ${name}`,
    boardWith: (name, n) => `Boot: ${name}, ${points(n)}`,
    oneBoard: 'Boot',
    boards: (seats) => (seats === 1 ? 'De boot' : 'De boten'),
    whose: 'Wiens boot',
    keys: 'Pijltjes: een zet; Page Up en Page Down: een dag; spatie: afspelen',
    automaWins: (n) => `Je zus wint met ${points(n)}`,
  },
  secrets: {
    colours: 'met verborgen kleuren',
    sister:
      'Hier tellen de verborgen kleuren van je zus vanaf het begin. In het spel telt elke kleur pas als die is onthuld.',
    lessons:
      'Hier tellen ook de geheime lessen van alle spelers. In het spel zie je alleen die van jezelf.',
  },
  piles: {
    pack: 'Draft',
    choice: 'Lessen kiezen',
    kept: 'Gehouden',
    drawn: 'Getrokken',
    hand: 'Hand',
    laid: 'Neergelegd',
    lessons: 'Lessen',
  },
  tie: {
    fish: (most, fewer) =>
      `Gelijke stand, dus vis beslist: ${most} tegen ${list.format(fewer.map(String))}.`,
    rooms: (most, fewer) =>
      `Gelijke stand, dus volle kamers beslissen: ${most} tegen ${list.format(fewer.map(String))}.`,
    sister: 'Gelijke stand: dan wint je zus.',
  },
  fish: 'Vis',
  sister: 'Zus',
  topics: {
    rats: 'Ratten',
    rooms: 'Niet-volle kamers',
    families: 'Families',
    rare: 'Zeldzame schatten',
    lessons: 'Geheime lessen',
    public: 'Openbare lessen',
    sister: 'Haar kleuren',
    sister_lessons: 'Haar lessen',
  },
  phases: {
    boats: 'boten worden verdeeld',
    first: 'wie begint',
    oshax_row: 'de oshax worden neergelegd',
    colour_row: 'haar kleuren',
    sister_lessons: 'haar lessen',
    family_deal: 'lessen worden uitgedeeld',
    family_keep: 'lessen kiezen',
    fields: 'er komen katten',
    deal: 'kaarten worden uitgedeeld',
    keep: 'kaarten draften',
    pay: 'kaarten betalen',
    pause: 'pauze voor de lessen',
    public: 'lessen',
    lay: 'reddingskaarten neerleggen',
    sister_row: 'haar kaarten worden neergelegd',
    rescue: 'katten redden',
    rare: 'zeldzame vondsten',
    day_end: 'de dag eindigt',
    over: 'einde van het spel',
  },
  all: (items) => list.format(items),
  title: (title) => `‘${title}’`,
  cards,
  cat: {
    blue: 'blauwe kat',
    green: 'groene kat',
    red: 'rode kat',
    purple: 'paarse kat',
    orange: 'oranje kat',
  },
  rescued: {
    blue: 'een blauwe kat',
    green: 'een groene kat',
    red: 'een rode kat',
    purple: 'een paarse kat',
    orange: 'een oranje kat',
  },
  colours: { blue: 'blauw', green: 'groen', red: 'rood', purple: 'paars', orange: 'oranje' },
  catsOf: {
    blue: (n) => plural(n, { one: `${n} blauwe kat`, other: `${n} blauwe katten` }),
    green: (n) => plural(n, { one: `${n} groene kat`, other: `${n} groene katten` }),
    red: (n) => plural(n, { one: `${n} rode kat`, other: `${n} rode katten` }),
    purple: (n) => plural(n, { one: `${n} paarse kat`, other: `${n} paarse katten` }),
    orange: (n) => plural(n, { one: `${n} oranje kat`, other: `${n} oranje katten` }),
  },
  mapColours: {
    blue: 'blauwe',
    green: 'groene',
    red: 'rode',
    purple: 'paarse',
    orange: 'oranje',
  },
  forColours: { blue: 'blauw', green: 'groen', red: 'rood', purple: 'paars', orange: 'oranje' },
  oshax: 'oshax',
  /** Short names of treasures. */
  treasures: {
    c1: 'kist',
    c2: 'buidel',
    c3i: 'krat',
    c3l: 'urn',
    r_i: 'zwaard',
    r_o: 'kroon',
    r_t: 'ketting',
    r_s: 'armband',
    r_l: 'sleutel',
  },
  baskets: { permanent: 'vaste mand', card: 'hele mand', broken: 'twee kapotte manden' },
  events: {
    setup: (order) => `De boten liggen klaar. Beurtvolgorde: ${order}.`,
    lessons: (titles) => `De lessen van je zus: ${titles}.`,
    day: (day, order) =>
      order ? `Dag ${day} begint. Beurtvolgorde: ${order}.` : `Dag ${day} begint.`,
    fields: (left, right) => `Linkerveld: ${left}. Rechterveld: ${right}.`,
    rareFound: (found) => `Nieuwe zeldzame schatten: ${found}.`,
    fish: (name, gain, all) =>
      `${name} vangt ${fish(gain)} en ${name.form('heeft', 'hebt')} er nu ${all}.`,
    fishes: (parts) => `Na het vissen: ${parts}.`,
    deal: (name, n) => `${name} krijgt ${cards(n)}.`,
    deals: (n) => `Iedereen krijgt ${cards(n)}.`,
    keep: (name, kept) => `${name} houdt ${kept}.`,
    sealed: (name) => `${name} ${name.form('heeft', 'hebt')} gekozen.`,
    laid: (name, n) =>
      n > 0 ? `${name} legt ${cards(n)} gedekt neer.` : `${name} legt geen reddingskaarten neer.`,
    pay: (name, cost, bought, left) =>
      `${name} betaalt ${fish(cost)} voor ${bought} en houdt ${left} over.`,
    paysFor: (name, bought) => `${name} betaalt voor ${bought}.`,
    payNothing: (name) => `${name} betaalt geen enkele kaart.`,
    publicLesson: (name, title) => `${name} legt een openbare les neer: ${title}.`,
    lesson: (name, titles) => `${name} leert ${titles}.`,
    lessonHidden: (name, n) =>
      plural(n, {
        one: `${name} legt ${n} geheime les neer.`,
        other: `${name} legt ${n} geheime lessen neer.`,
      }),
    lay: (name, shown) => `${name} toont ${shown}.`,
    layNothing: (name) => `${name} toont geen reddingskaarten.`,
    sisterRow: (n, speed) => `Je zus heeft vandaag ${cards(n)} en snelheid ${speed}.`,
    order: (order) => `Beurtvolgorde naar snelheid: ${order}.`,
    speed: (name, speed) => `${name.within} (${speed})`,
    rescue: (name, cat, paid, basket) => `${name} redt ${cat}: ${fish(paid)}, ${basket}.`,
    rescueFree: (name, cat) => `${name} redt ${cat}.`,
    take: (name, cat) => `${name} neemt ${cat} aan boord...`,
    sister: (parts) => `Je zus ${parts.join(' en ')}.`,
    sisterCats: () => 'rescued',
    sisterTakes: (tiles) => `neemt ${tiles} mee`,
    sisterSwaps: (one, other) => `wisselt ${one} en ${other} om`,
    sisterNothing: 'kan niets meenemen',
    map: (name, colour, treasure) =>
      `${name} bedekt de ${colour} schatkaart en vindt: ${treasure}.`,
    mapNothing: (name, colour) => `${name} bedekt de ${colour} schatkaart en neemt geen schat.`,
    passRescue: (name) => `${name} redt vandaag geen katten meer.`,
    passRare: (name) => `${name} ${name.form('is', 'bent')} klaar met de zeldzame vondsten.`,
    pass: (name) => `${name} past.`,
    unused: (name, n) =>
      plural(n, {
        one: `${n} ongebruikte reddingskaart van ${name.form(name.name, 'jou')} wordt afgelegd.`,
        other: `${n} ongebruikte reddingskaarten van ${name.form(name.name, 'jou')} worden afgelegd.`,
      }),
    oshax: (name, colour) => `${name} roept een oshax aan boord: die is nu ${colour}.`,
    treasure: (name, tiles) => `${name} brengt aan boord: ${tiles}.`,
    playCard: (name, title) => `${name} speelt ${title}.`,
    anytime: (name, title, what) =>
      what ? `${name} speelt ${title}: ${what}.` : `${name} speelt ${title}.`,
    gains: (gain, all) => `${fish(gain)} erbij, ${all} in totaal`,
    gainsFor: (colour, gain, all) => `${fish(gain)} voor ${colour}, ${all} in totaal`,
    buys: (kept, cost) => `${kept} voor ${fish(cost)}`,
    buysNothing: 'geen kaart gehouden',
    herds: (n) =>
      plural(n, { one: `${n} kat wisselt van veld`, other: `${n} katten wisselen van veld` }),
    arrives: (tiles) => `uit de zak: ${tiles}`,
    boards: (tile) => `${tile} komt aan boord`,
    fitsNowhere: (tile) => `${tile} past nergens en wordt afgelegd`,
    givesLessons: (n) =>
      plural(n, {
        one: `${n} les voor een vaste mand`,
        other: `${n} lessen voor een vaste mand`,
      }),
    givesTreasures: (tiles) => `${tiles} voor een vaste mand`,
    names: (name, colour) => `${name} noemt ${colour}.`,
    sends: (name, field) => `${name} stuurt de kat naar het ${field}.`,
    fieldNames: { left: 'linkerveld', right: 'rechterveld' },
    places: (name, what) => `${name} legt een ${what === 'oshax' ? 'oshax' : 'schat'} neer.`,
    done: (name) => `${name} neemt niets meer.`,
    watches: (name, on) =>
      on
        ? `${name} wil een melding vóór de beurt van elke tegenstander.`
        : `${name} wil geen melding meer.`,
    sisterColour: (colour) => `Je zus onthult een kleur: ${colour}.`,
    dayEnd: (n) =>
      n > 0
        ? plural(n, {
            one: `De dag eindigt; ${n} kat blijft achter.`,
            other: `De dag eindigt; ${n} katten blijven achter.`,
          })
        : 'De dag eindigt; alle katten van de velden zijn gered.',
    final: (name, total, parts) => `${name}: ${points(total)} (${parts}).`,
    finalPart: (what, n) => `${what} ${plain(n)}`,
    end: (names) =>
      names.length > 1 ? `${list.format(names)} delen de overwinning.` : `${names[0]} wint.`,
    sisterWins: 'Je zus wint.',
  },
  why: {
    rat: 'een zichtbare rat',
    room: (room, n) =>
      plural(n, { one: `${room}: ${n} vakje open`, other: `${room}: ${n} vakjes open` }),
    family: (members) => `een familie: ${members}`,
    rare: 'een zeldzame schat',
    lesson: (title, count) => `${title}: ${count}`,
    worth: (title, n, count) =>
      count ? `${title}: ${points(n)} (${count})` : `${title}: ${points(n)}`,
    familyWorth: (members, n) => `een familie: ${members}, ${points(n)}`,
    of: (n, wanted) => `${n} van ${wanted}`,
    enough: (n, wanted) => `${n}, nodig: ${wanted}`,
    enoughFish: (n, wanted) => `${n} vis, nodig: ${wanted}`,
    over: (n, wanted) => `${n}, moet precies ${wanted} zijn`,
    bigger: (size, name) =>
      name
        ? `de familie van ${name} is groter: ${cats(size)}`
        : `een tegenstander heeft een grotere familie: ${cats(size)}`,
    left: (n) => (n === 0 ? 'niets meer te bedekken' : `nog ${n} te bedekken`),
    counted: (n) => `${n} geteld`,
    place: (n) => `plaats ${n} in de beurtvolgorde`,
    each: (members, each) => `${members}, elk ${points(each)}`,
  },
  history: {
    title: 'Jouw spellen tegen je zus',
    won: 'gewonnen',
    lost: 'verloren',
    wins: (won, of) => `${won} van ${of} gewonnen`,
    best: (n) => `beste ${plain(n)}`,
    score: (own, hers) => `${own} : ${hers}`,
    now: 'dit spel',
    more: 'Oudere spellen',
    failed: 'De eerdere spellen konden niet worden geladen.',
    difficulty: {
      easy: 'makkelijk',
      medium: 'gemiddeld',
      hard: 'moeilijk',
      very_hard: 'heel moeilijk',
      expert: 'expert',
    },
    next: (level) => `Volgend niveau: ${level}`,
  },
  panel: {
    title: 'Je zus',
    score: (n) => `nu ${points(n)}`,
    colours: 'Haar kleuren',
    colour: (each, colour) => `${colour}: ${points(each)} per kat`,
    hidden: (each, day) => `${points(each)} per kat, onthuld op dag ${day}`,
    day: (n) => `dag ${n}`,
    lessons: 'Haar lessen',
    coloursRule:
      'Elke kat van jou geeft haar de punten van die kleur. “?”: een kleur die ze op die dag onthult.',
    rule: 'Zij krijgt punten voor wat er op jouw boot ligt. Jij hebt er meer nodig; bij een gelijke stand wint zij.',
    row: 'Haar rij vandaag',
    fishChange: 'Haar punten voor jouw vis veranderen nog: je vangt en betaalt tot het einde vis.',
    rowEmpty: 'Haar kaarten komen zodra jij de jouwe hebt neergelegd.',
    rowDone: 'Zij heeft al haar kaarten van vandaag gespeeld.',
    takes: (parts) => `De open kaart: ${parts}.`,
    follows: (n) =>
      plural(n, {
        one: `Er volgt nog ${n} kaart, gedekt.`,
        other: `Er volgen nog ${n} kaarten, gedekt.`,
      }),
    unseen: (n) =>
      plural(n, {
        one: `${n} kaart ligt gedekt; zij draait die om in haar beurt.`,
        other: `${n} kaarten liggen gedekt; zij draait er elke beurt een om.`,
      }),
    speed: (n) => `Haar snelheid vandaag: ${n}`,
    acted: 'Zij heeft net gespeeld',
    newColour: (day, colour, points) =>
      `Dag ${day}. Nieuwe kleur van je zus: ${colour} (${points} per kat).`,
    youFirst: (mine, hers) =>
      mine === hers
        ? `Jij bent eerst: allebei snelheid ${mine}.`
        : `Jij bent eerst: snelheid ${mine} tegen ${hers}.`,
    sheFirst: (hers, mine) =>
      mine === hers
        ? `Je zus is eerst: allebei snelheid ${mine}.`
        : `Je zus is eerst: snelheid ${hers} tegen jouw ${mine}.`,
    seventh: (card) => `Je zevende kaart, blind getrokken: ${card}.`,
    open: 'Toon alles over je zus',
    cats,
    faceDown: 'Gedekte zuskaart',
  },
};
