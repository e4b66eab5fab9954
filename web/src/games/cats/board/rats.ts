/** Where the rats of a boat are that no tile covers: points on it leave them in sight. */
import type { Drawing } from '../../../board/badge-places';
import { type Cell, CELL } from '../../../board/cells';
import { boatOf } from '../pieces/pieces';
import { cellSet, keyOf } from '../pieces/poses';

/** A rat is smaller than its cell. */
const RADIUS = 0.3;

export function ratsOn(boat: string, covered: readonly Cell[]): Drawing[] {
  const hidden = cellSet(covered);
  return boatOf(boat)
    .rats.filter((cell) => !hidden.has(keyOf(cell)))
    .map(([x, y]) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL, r: RADIUS * CELL }));
}
