/** Tiles in words: a cat by its colour and shape, treasures and oshax by their names. */
import { tileOf } from '../art/cats/pieces';
import type { CatsArtWords } from '../words/cats-art/en';
import { catsArtWords } from '../words/cats-art';

export function tileName(tile: string, w: CatsArtWords = catsArtWords()): string {
  const { kind, family } = tileOf(tile);
  if (kind === 'cat' && family !== null) return w.cats[family](tile.slice(tile.indexOf('-') + 1));
  if (kind === 'oshax') return w.oshax(tile.slice(1));
  return w.treasures[tile as keyof CatsArtWords['treasures']];
}
