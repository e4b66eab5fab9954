/** What a boat gives or costs points for, as the strip shows it: five items. */
import type { SignName } from '../../art/parts/signs';
import type { Change, Mode, ScoreLine, Source, Why } from '../../types';

export type Item = 'rats' | 'rooms' | 'families' | 'rare' | 'lessons';

const ITEMS: readonly Item[] = ['rats', 'rooms', 'families', 'rare', 'lessons'];

/** In the family mode rare treasures score nothing. */
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

/** A change has its topic alone; every lesson is a topic of its own. */
const itemOfTopic = (topic: string): Item =>
  ITEMS.find((item) => item === topic && item !== 'lessons') ?? 'lessons';

/** By how much an item would change; null: nothing is said of it. */
export function changeOf(changes: readonly Change[] | null, item: Item): number | null {
  if (changes === null) return null;
  let sum = 0;
  for (const { topic, now, after } of changes)
    if (itemOfTopic(topic) === item) sum += (after ?? 0) - (now ?? 0);
  return sum;
}

/** The lines of an item as they would be; null: nothing is said of it. */
export function linesAfter(changes: readonly Change[] | null, item: Item): ScoreLine[] | null {
  if (changes === null) return null;
  return changes.flatMap(({ topic, card }) => (itemOfTopic(topic) === item ? card.lines : []));
}

/** The sign of an item. */
export const SIGN_OF: Readonly<Record<Item, SignName>> = {
  rats: 'rat',
  rooms: 'rooms',
  families: 'family',
  rare: 'gem',
  lessons: 'lesson',
};

export const sumOf = (lines: readonly Pick<ScoreLine, 'points'>[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);
