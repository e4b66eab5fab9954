/** Names of tiles: cats by colour and shape, treasures and oshax by name. */
import { tileOf } from '../pieces/pieces';
import { tileCells } from '../pieces/poses';
import type { CatsArtWords } from '../words/pieces/en';
import { catsArtWords } from '../words/pieces';

/** The shape of a cat in move notation. */
const codeOf = (tile: string): string => tile.slice(tile.indexOf('-') + 1);

/** The name of a tile to choose: a cat with its size, and its shape code last. */
export function tileName(tile: string, w: CatsArtWords = catsArtWords()): string {
  const { kind, family } = tileOf(tile);
  if (kind !== 'cat' || family === null) return laidName(tile, w);
  const cells = tileCells(tile);
  const span = (axis: 0 | 1): number => {
    const along = cells.map((cell) => cell[axis]);
    return Math.max(...along) - Math.min(...along) + 1;
  };
  return [w.cats[family], w.shape(cells.length, span(0), span(1)), codeOf(tile)].join(', ');
}

/** The short name of a placed tile, which each of its cells repeats. */
export function laidName(tile: string, w: CatsArtWords = catsArtWords()): string {
  const { kind, family } = tileOf(tile);
  if (kind === 'cat' && family !== null) return `${w.cats[family]} ${codeOf(tile)}`;
  if (kind === 'oshax') return w.oshax(tile.slice(1));
  return w.treasures[tile as keyof CatsArtWords['treasures']];
}
