/** The pieces of The Isle of Cats and their gallery, in Dutch. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsArtWords } from './en';

const plural = pluralIn('nl');

const cells = (n: number) => plural(n, { one: `${n} vakje`, other: `${n} vakjes` });

export const words: CatsArtWords = {
  letters: { blue: 'B', green: 'G', red: 'R', purple: 'P', orange: 'O' },
  families: { blue: 'Blauw', green: 'Groen', red: 'Rood', purple: 'Paars', orange: 'Oranje' },
  looks: {
    blue: 'Strepen, een geringde staart, een druppel',
    green: 'Stippen, een staart met een pluim, een blad',
    red: 'Vlekken, een krulstaart, een hart',
    purple: 'Een donkere snuit en donkere poten, een dunne staart, een ster',
    orange: 'Witte sokjes, een pluizige staart, een zon',
  },
  cats: {
    blue: 'Blauwe kat',
    green: 'Groene kat',
    red: 'Rode kat',
    purple: 'Paarse kat',
    orange: 'Oranje kat',
  },
  shape: (n, wide, high) => `${cells(n)}, ${wide} bij ${high}`,
  oshax: (n) => `Oshax ${n}`,
  treasures: {
    c1: 'Kist',
    c2: 'Buidel en munten',
    c3i: 'Vat, krat, zak',
    c3l: 'Urn, bord, lamp',
    r_i: 'Zwaard',
    r_o: 'Kroon',
    r_t: 'Halsketting',
    r_s: 'Armband',
    r_l: 'Sleutel',
  },
  boat: (n) => `Boot ${n}`,
  kinds: {
    rescue: 'Reddingskaarten',
    anytime: 'Kaarten voor elk moment',
    treasure: 'Schattenkaarten',
    oshax: 'Oshaxkaarten',
    lesson: 'Geheime lessen',
    public_lesson: 'Openbare lessen',
    family: 'Lessen van het familiespel',
    sister: 'Lessen van de zus',
  },
  tokens: {
    one: 'Eén vis',
    five: 'Vijf vissen',
    ready: 'Vaste mand',
    used: 'Vaste mand, gebruikt',
    whole: 'Mand van een kaart',
    broken: 'Kapotte mand',
    ship: 'Schip dat de dagen telt',
    back: 'Gedekte kaart',
    sisterBack: 'Gedekte zuskaart',
  },
  rooms: { parrot: 'Hutten', moon: 'Slaapkamers', apple: 'Eetkamer', wheat: 'Voorraadkamer' },
  rat: 'Rat',
  maps: {
    blue: 'Blauwe schatkaart',
    green: 'Groene schatkaart',
    red: 'Rode schatkaart',
    purple: 'Paarse schatkaart',
    orange: 'Oranje schatkaart',
  },
  gallery: {
    cats: 'Katten',
    catsLead:
      'Elke familie heeft alle 17 vormen. Je herkent een familie aan vacht, staart, teken en letter.',
    oshax: 'Oshax',
    oshaxLead: 'Een oshax kan bij elke familie horen. Deken en medaille tonen dan bij welke.',
    common: 'Gewone schatten',
    rare: 'Zeldzame schatten',
    boats: 'Boten',
    sisterCards: 'Zuskaarten',
    colours: 'Families',
    tokens: 'Fiches',
    signs: 'Kamers, schatkaarten en ratten',
    turn: 'Draaien',
    flip: 'Omkeren',
    copies: (n) => plural(n, { one: `${n} kaart`, other: `${n} kaarten` }),
    turns: (n) => plural(n, { one: `${n} kwartslag gedraaid`, other: `${n} kwartslagen gedraaid` }),
    flipped: 'omgekeerd',
  },
};
