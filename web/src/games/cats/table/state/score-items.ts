/** The five items of the score strip. */
import type { SignName } from '../../art/parts/signs';
import type { Change, Mode, ScoreLine, Source, Why } from '../../types';

export type Item = 'rats' | 'rooms' | 'families' | 'rare' | 'lessons';

const ITEMS: readonly Item[] = ['rats', 'rooms', 'families', 'rare', 'lessons'];

/** In the family mode rare treasures give no points. */
export const itemsOf = (mode: Mode): readonly Item[] =>
  mode === 'family' ? ITEMS.filter((item) => item !== 'rare') : ITEMS;

const BY_REASON: Readonly<Partial<Record<Why, Item>>> = {
  rat: 'rats',
  room: 'rooms',
  family: 'families',
  rare: 'rare',
  lesson: 'lessons',
  public: 'lessons',
};

export const itemOf = ({ reason }: Pick<Source, 'reason'>): Item | undefined => BY_REASON[reason];

/** A change has only a topic; every lesson is its own topic. */
const itemOfTopic = (topic: string): Item =>
  ITEMS.find((item) => item === topic && item !== 'lessons') ?? 'lessons';

/** The change of an item; null if unknown. */
export function changeOf(changes: readonly Change[] | null, item: Item): number | null {
  if (changes === null) return null;
  let sum = 0;
  for (const { topic, now, after } of changes)
    if (itemOfTopic(topic) === item) sum += (after ?? 0) - (now ?? 0);
  return sum;
}

/** The future lines of an item; null if unknown. */
export function linesAfter(changes: readonly Change[] | null, item: Item): ScoreLine[] | null {
  if (changes === null) return null;
  return changes.flatMap(({ topic, card }) => (itemOfTopic(topic) === item ? card.lines : []));
}

/** The icon of an item. */
export const SIGN_OF: Readonly<Record<Item, SignName>> = {
  rats: 'rat',
  rooms: 'rooms',
  families: 'family',
  rare: 'gem',
  lessons: 'lesson',
};

export const sumOf = (lines: readonly Pick<ScoreLine, 'points'>[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);
