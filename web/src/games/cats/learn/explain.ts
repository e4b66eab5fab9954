/** The topics of The Isle of Cats and their drawn examples. */
import { type Card, CARDS, CARD_TYPES, cardOf } from '../pieces/deck';
import type { Cell, Family } from '../pieces/pieces';
import type { SignName } from '../art/parts/signs';
import type { Group } from '../../../board/cells';
import type { Idea, Topic } from '../words/explain/en';
import data from './examples.json';
import { readCell } from './notation';

export type { Idea, Topic };

export interface Laid {
  tile: string;
  cells: readonly Cell[];
  colour: Family | null;
}
/** A boat with highlighted cells. */
export interface ExampleBoat {
  boat: string;
  tiles: readonly Laid[];
  groups: readonly Group[];
  /** two corners of the visible part; null for all of it */
  window: readonly [Cell, Cell] | null;
  points: number;
}

/** As in the file: `points: cells` for each group; each tile starts with its id. */
interface Drawn {
  boat: string;
  lit: string[];
  points: number;
  window?: string;
}
interface DrawnBoat {
  boat: string;
  tiles: string[];
}
const boats: Readonly<Record<string, DrawnBoat>> = data.boats;
const ideas: Readonly<Partial<Record<string, Drawn>>> = data.ideas;
const lessons: Readonly<Partial<Record<string, Drawn>>> = data.lessons;

/** `blue-k03 d5 d6 ...`, or `o1 red d5 d6 ...`. */
export function readLaid(text: string): Laid {
  const [tile, ...rest] = text.split(' ');
  const isNamed = !/\d$/.test(rest[0]);
  const family = tile.includes('-') ? (tile.split('-')[0] as Family) : null;
  return {
    tile,
    colour: isNamed ? (rest[0] as Family) : family,
    cells: rest.slice(isNamed ? 1 : 0).map(readCell),
  };
}

function read({ boat, lit, points, window }: Drawn): ExampleBoat {
  const [from, to] = (window ?? '').split(' ');
  return {
    boat: boats[boat].boat,
    tiles: boats[boat].tiles.map(readLaid),
    groups: lit.map((text) => {
      const [badge, cells] = text.split(': ');
      return { cells: cells.split(' ').map(readCell), badge: badge || undefined };
    }),
    window: window ? [readCell(from), readCell(to)] : null,
    points,
  };
}

/** The card of a topic; null for a concept. */
export const cardIn = (topic: Topic): string | null =>
  topic.startsWith('card ') ? topic.slice(5) : null;

/** A lesson of the family mode uses the example of the same lesson in the deck, if any. */
const typeOf = (card: string): string => {
  const { type } = cardOf(card);
  return lessons[type] ? type : type.replace(/^f_/, '');
};

/** The boat beside a text, or null. */
export function exampleOf(topic: Topic): ExampleBoat | null {
  const card = cardIn(topic);
  if (card !== null && card.startsWith('ss')) return null;
  const drawn = card === null ? ideas[topic] : lessons[typeOf(card)];
  return drawn ? read(drawn) : null;
}

/** The symbol of a concept, if it has one. */
export const SIGNS: Readonly<Partial<Record<Idea, SignName>>> = {
  fish: 'fish',
  rats: 'rat',
  rooms: 'rooms',
  families: 'family',
  rare: 'gem',
  lesson: 'lesson',
  speed: 'boot',
  maps: 'map',
  edge: 'edge',
  loner: 'lonely',
  order: 'first',
  bag: 'bag',
  sister: 'sister',
  common: 'chest',
};

const COPIES = new Map<string, number>();
for (const { type } of CARDS) COPIES.set(type, (COPIES.get(type) ?? 0) + 1);

/** The number of cards of this type. */
export const copiesOf = (card: string): number => COPIES.get(cardOf(card).type) ?? 1;

/** One card of each type of some kinds; without the lessons of the family mode. */
export const typesOf = (...kinds: Card['kind'][]): readonly Card[] =>
  CARD_TYPES.filter(({ kind, id }) => kinds.includes(kind) && !id.startsWith('f'));
export const isFamilyLesson = (card: string): boolean => /^f\d/.test(card);
export const FAMILY_TYPES: readonly Card[] = CARD_TYPES.filter(({ id }) => isFamilyLesson(id));
