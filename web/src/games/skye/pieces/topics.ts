/** The topics of explanations, and those of each tile. */
import { type ScrollKind, type THINGS, tileOf } from './pieces';
import type { Goal } from '../types';

export type ItemTopic = (typeof THINGS)[number];

/** Concepts of the game that are not pieces. */
export const IDEAS = [
  'axe',
  'price',
  'track',
  'behind',
  'completed',
  'linked',
  'scrolls',
  'first',
  'gold',
] as const;
export type Idea = (typeof IDEAS)[number];

export type Topic = `goal ${Goal}` | `item ${ItemTopic}` | `scroll ${ScrollKind}` | Idea;

/** The topics of a tile: one for each kind of thing on it. */
export function topicsOn(tile: string): Topic[] {
  const found = tileOf(tile).items.map((item): Topic =>
    item.kind === 'scroll' ? `scroll ${item.scroll ?? 'sheep2'}` : `item ${item.kind}`,
  );
  return [...new Set(found)];
}
