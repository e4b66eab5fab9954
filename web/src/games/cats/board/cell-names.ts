/** Descriptions of the cells of a boat. */
import { type Family, FAMILIES, GRID, boatOf, tileOf } from '../pieces/pieces';
import { keyOf } from '../pieces/poses';
import type { OnBoat } from '../types';
import { catsArtWords } from '../words/pieces';
import { boatWords } from '../words/boat';
import { cellText } from './staged-tiles';
import { laidName } from './tile-names';

/** The name of a placed tile; an oshax with its family. */
const named = ({ tile, colour }: OnBoat): string =>
  tileOf(tile).kind === 'oshax' && colour
    ? `${laidName(tile)}, ${catsArtWords().families[colour]}`
    : laidName(tile);

/** The contents of each cell of a boat. */
export interface Named {
  rooms: ReadonlyMap<string, number>;
  tiles: ReadonlyMap<string, OnBoat>;
  rats: ReadonlySet<string>;
  maps: ReadonlyMap<string, Family>;
}

/** The number of each cell's room. */
export const ROOM_OF: ReadonlyMap<string, number> = new Map(
  GRID.rooms.flatMap(({ no, cells }) => cells.map((cell) => [keyOf(cell), no] as const)),
);

export function boatCells(boat: string, tiles: readonly OnBoat[]): Named {
  const { rats, maps } = boatOf(boat);
  return {
    rooms: ROOM_OF,
    tiles: new Map(tiles.flatMap((tile) => tile.cells.map((cell) => [keyOf(cell), tile] as const))),
    rats: new Set(rats.map(keyOf)),
    maps: new Map(FAMILIES.map((family) => [keyOf(maps[family]), family])),
  };
}

/** The description of a cell: its name, its room and its contents. */
export function nameCell(
  { rooms, tiles, rats, maps }: Named,
  x: number,
  y: number,
  more: readonly string[] = [],
): string {
  const w = boatWords();
  const key = keyOf([x, y]);
  const room = rooms.get(key);
  if (room === undefined) return w.sea;
  const tile = tiles.get(key);
  const map = maps.get(key);
  const seen = tile
    ? named(tile)
    : [
        rats.has(key) ? catsArtWords().rat.toLowerCase() : '',
        map ? catsArtWords().maps[map].toLowerCase() : '',
      ].filter(Boolean)[0] || w.free;
  return [cellText([x, y]), w.rooms[room], seen, ...more].join(', ');
}
