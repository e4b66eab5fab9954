/** Which explanations belong to a tile: one for each kind of thing on it. */
import { tileOf } from '../../art/skye/pieces';
import type { Topic } from './explain';

export function topicsOn(tile: string): Topic[] {
  const found = tileOf(tile).items.map((item): Topic =>
    item.kind === 'scroll' ? `scroll ${item.scroll ?? 'sheep2'}` : `item ${item.kind}`,
  );
  return [...new Set(found)];
}
