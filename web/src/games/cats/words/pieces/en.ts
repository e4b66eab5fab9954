/** The pieces of The Isle of Cats and their gallery, in English. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');

const cells = (n: number) => plural(n, { one: `${n} cell`, other: `${n} cells` });

export const words = {
  /** One letter for each family, shown on its cats and maps. */
  letters: { blue: 'B', green: 'G', red: 'R', purple: 'P', orange: 'O' },
  families: { blue: 'Blue', green: 'Green', red: 'Red', purple: 'Purple', orange: 'Orange' },
  /** How to recognise a family without its colour. */
  looks: {
    blue: 'Stripes, a ringed tail, a drop',
    green: 'Spots, a tail with a tuft, a leaf',
    red: 'Patches, a curled tail, a heart',
    purple: 'A dark face and dark paws, a thin tail, a star',
    orange: 'White socks, a bushy tail, a sun',
  },
  cats: {
    blue: 'Blue cat',
    green: 'Green cat',
    red: 'Red cat',
    purple: 'Purple cat',
    orange: 'Orange cat',
  },
  /** A description of a shape: its cells and its extent. */
  shape: (n: number, wide: number, high: number) => `${cells(n)}, ${wide} by ${high}`,
  /** An oshax, by its number. */
  oshax: (n: string) => `Oshax ${n}`,
  treasures: {
    c1: 'Chest',
    c2: 'Pouch and coins',
    c3i: 'Barrel, crate, sack',
    c3l: 'Urn, plate, lamp',
    r_i: 'Sword',
    r_o: 'Crown',
    r_t: 'Necklace',
    r_s: 'Bracelet',
    r_l: 'Key',
  },
  boat: (n: string) => `Boat ${n}`,
  kinds: {
    rescue: 'Rescue cards',
    anytime: 'Anytime cards',
    treasure: 'Treasure cards',
    oshax: 'Oshax cards',
    lesson: 'Private lessons',
    public_lesson: 'Public lessons',
    family: 'Family mode lessons',
    sister: 'The sister’s lessons',
  },
  tokens: {
    one: 'One fish',
    five: 'Five fish',
    ready: 'Permanent basket',
    used: 'Permanent basket, used',
    whole: 'Card basket',
    broken: 'Broken basket',
    ship: 'Ship that counts the days',
    back: 'Card face down',
    sisterBack: 'The sister’s card, face down',
  },
  rooms: { parrot: 'Cabins', moon: 'Bedrooms', apple: 'Dining room', wheat: 'Pantry' },
  rat: 'Rat',
  maps: {
    blue: 'Blue map',
    green: 'Green map',
    red: 'Red map',
    purple: 'Purple map',
    orange: 'Orange map',
  },
  gallery: {
    cats: 'Cats',
    catsLead: 'Each family has all 17 shapes. Coat, tail, sign and letter tell families apart.',
    oshax: 'Oshax',
    oshaxLead: 'An oshax joins any family. Its blanket and medal then show which.',
    common: 'Common treasures',
    rare: 'Rare treasures',
    boats: 'Boats',
    sisterCards: 'The sister’s cards',
    colours: 'Families',
    tokens: 'Tokens',
    signs: 'Rooms, maps and rats',
    turn: 'Rotate',
    flip: 'Flip',
    copies: (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` }),
    turns: (n: number) =>
      plural(n, { one: `rotated by ${n} quarter`, other: `rotated by ${n} quarters` }),
    flipped: 'flipped',
  },
};

export type CatsArtWords = typeof words;
