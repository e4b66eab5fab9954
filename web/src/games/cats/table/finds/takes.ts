/** What a rare find card can take from the supply. */
import { cardOf } from '../../pieces/deck';
import { tileOf } from '../../pieces/pieces';

/** The most cells of a small treasure. */
const SMALL = 2;

/** Whether a card takes this tile for some fish. */
export function takes(card: string, paid: number, tile: string): boolean {
  const { kind, effect } = cardOf(card);
  const { kind: of, cells } = tileOf(tile);
  if (kind === 'oshax') return of === 'oshax';
  return (effect?.options ?? []).some(({ take, extra_fish = 0 }) => {
    if (extra_fish !== paid) return false;
    return take === 'small' ? of === 'common' && cells.length <= SMALL : take === of;
  });
}
