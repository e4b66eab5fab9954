/** Where the drawings of a territory are: points on it leave them in sight. */
import type { Drawing } from '../../../board/badge-places';
import { CELL } from '../../../board/cells';
import { RADIUS, layoutOf, turnedLayout } from '../art/tile/layout';
import { tileOf } from '../pieces/pieces';
import type { Placed } from '../types';

/** A drawing is smaller than the room that it has on its tile. */
const SEEN = 0.75;

export const drawingsOn = (land: readonly Placed[]): Drawing[] =>
  land.flatMap(({ tile, x, y, turn }) => {
    const { items, scale } = turnedLayout(layoutOf(tileOf(tile)), turn);
    return items.map(({ kind, at: [left, top] }) => ({
      x: x * CELL + left,
      y: y * CELL + top,
      r: RADIUS[kind] * scale * SEEN,
    }));
  });
