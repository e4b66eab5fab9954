/** Any tile of the game on its cells. */
import { drawCat } from './cat/cat';
import { drawOshax } from './cat/oshax';
import { type Cell, type Family, tileOf } from '../pieces/pieces';
import { poseOn } from '../pieces/poses';
import { put } from './sprites';
import { drawCommon, drawRare } from './parts/treasure';

export interface Drawn {
  /** its id in the sprite sheet */
  id: string;
  markup: string;
}

const drawn = new Map<string, Drawn>();

/** The drawing of a tile on some cells, in units of 48 per cell from the corner of their box. */
export function drawTile(id: string, cells: readonly Cell[], colour: Family | null = null): Drawn {
  const tile = tileOf(id);
  const pose = poseOn(tile, cells);
  const joined = tile.kind === 'oshax' ? (colour ?? 'free') : '';
  const name = `ct-${id}-${pose.flip ? 'm' : 't'}${pose.turn}${joined && `-${joined}`}`;
  let found = drawn.get(name);
  if (!found) {
    const markup =
      tile.kind === 'oshax'
        ? drawOshax(tile, colour, pose, name)
        : tile.kind === 'common'
          ? drawCommon(tile, pose)
          : tile.kind === 'rare'
            ? drawRare(tile, pose)
            : drawCat(tile, tile.family ?? 'blue', pose, name);
    found = { id: name, markup };
    drawn.set(name, found);
  }
  return found;
}

/** Draw a tile into the sprite sheet; returns its id there. */
export function showTile(id: string, cells: readonly Cell[], colour?: Family | null): string {
  const { id: name, markup } = drawTile(id, cells, colour);
  put(name, () => markup);
  return name;
}
