/** Which explanations belong to a tile: one for each kind of thing on it. */
import { tileOf } from './pieces';
import type { Topic } from '../learn/explain';

export function topicsOn(tile: string): Topic[] {
  const found = tileOf(tile).items.map((item): Topic =>
    item.kind === 'scroll' ? `scroll ${item.scroll ?? 'sheep2'}` : `item ${item.kind}`,
  );
  return [...new Set(found)];
}
