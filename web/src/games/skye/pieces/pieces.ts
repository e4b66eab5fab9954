/** The pieces as printed, from the same data as the rules. */
import type { Clan } from '../../../art/emblems';
import data from '$data/skye/tiles.json';

export type Terrain = 'P' | 'M' | 'W';
export type Side = 'N' | 'E' | 'S' | 'W';
export type ScrollKind =
  'sheep2' | 'whisky2' | 'ship2' | 'cattle' | 'broch' | 'farm' | 'lighthouse';
export type ItemKind =
  'sheep' | 'cattle' | 'whisky' | 'ship' | 'broch' | 'farm' | 'lighthouse' | 'scroll' | 'castle';

/** The items with their own rule. */
export const THINGS = [
  'sheep',
  'cattle',
  'whisky',
  'ship',
  'broch',
  'farm',
  'lighthouse',
  'castle',
] as const satisfies readonly ItemKind[];

/** An area of one terrain; without edges it is inside the tile. */
export interface Area {
  terrain: Terrain;
  edges: Side[];
}
export interface Item {
  kind: ItemKind;
  n: number;
  area?: number;
  waters?: number[];
  road?: number;
  scroll?: ScrollKind;
}
export interface Tile {
  id: string;
  edges: string;
  areas: Area[];
  roads: Side[][];
  items: Item[];
}

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

// JSON has no unions; the tests compare every value with the types above.
const printed = data as { landscape: Tile[]; castles: Tile[] };

/** The 73 landscape tiles, `L01` to `L73`. */
export const LANDSCAPE: readonly Tile[] = printed.landscape;
/** The five castles, `C-blue` and so on. */
export const CASTLES: readonly Tile[] = printed.castles;
export const TILES: readonly Tile[] = [...LANDSCAPE, ...CASTLES];

const byId = new Map(TILES.map((tile) => [tile.id, tile]));

export function tileOf(id: string): Tile {
  const tile = byId.get(id);
  if (!tile) throw new Error(`There is no tile ${id}.`);
  return tile;
}

export const isInner = (area: Area): boolean => area.edges.length === 0;

/** The clan of a castle, or undefined. */
export const clanOf = (id: string): Clan | undefined =>
  id.startsWith('C-') ? (id.slice(2) as Clan) : undefined;

/** Which area each side belongs to, in the order north, east, south, west. */
export const areaOfSides = (tile: Tile): number[] =>
  SIDES.map((side) => tile.areas.findIndex((area) => area.edges.includes(side)));
