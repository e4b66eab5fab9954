/** Tiles in words: a cat by its colour and its shape, treasures and oshax by their names. */
import { tileOf } from '../pieces/pieces';
import { tileCells } from '../pieces/poses';
import type { CatsArtWords } from '../words/pieces/en';
import { catsArtWords } from '../words/pieces';

/** The shape of a cat, as moves write it. */
const codeOf = (tile: string): string => tile.slice(tile.indexOf('-') + 1);

/** A tile that is there to be chosen: one hears how large a cat is; the code of its shape comes last. */
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

/** A tile that lies there; every one of its cells says it, so it is short. */
export function laidName(tile: string, w: CatsArtWords = catsArtWords()): string {
  const { kind, family } = tileOf(tile);
  if (kind === 'cat' && family !== null) return `${w.cats[family]} ${codeOf(tile)}`;
  if (kind === 'oshax') return w.oshax(tile.slice(1));
  return w.treasures[tile as keyof CatsArtWords['treasures']];
}
