/** Any tile of the game as it lies on its cells. */
import { drawCat } from './cat/cat';
import { drawOshax } from './cat/oshax';
import { type Cell, type Family, tileOf } from '../pieces/pieces';
import { poseOn } from '../pieces/poses';
import { put } from './sprites';
import { drawCommon, drawRare } from './parts/treasure';

export interface Drawn {
  /** its name in the page's sheet */
  id: string;
  markup: string;
}

const drawn = new Map<string, Drawn>();

/** The drawing of a tile on some cells, in units of 48 a cell from the corner of their box. */
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

/** Draws it into the page's sheet, where it is used from; says its name there. */
export function showTile(id: string, cells: readonly Cell[], colour?: Family | null): string {
  const { id: name, markup } = drawTile(id, cells, colour);
  put(name, () => markup);
  return name;
}
