/** The pieces of The Isle of Cats as printed, from the same data as the rules. */
import data from '$data/cats/cats.json';

export type Family = 'blue' | 'green' | 'red' | 'purple' | 'orange';
export type Cell = readonly [x: number, y: number];
export type RoomSign = 'parrot' | 'moon' | 'apple' | 'wheat';
export type TileKind = 'cat' | 'oshax' | 'common' | 'rare';

export interface Shape {
  id: string;
  cells: Cell[];
}
export interface Room {
  no: number;
  symbol: RoomSign | null;
  cells: Cell[];
}
export interface Grid {
  width: number;
  height: number;
  column_heights: number[];
  rooms: Room[];
}
export interface Boat {
  id: string;
  maps: Record<Family, Cell>;
  rats: Cell[];
}

// JSON has no unions and no pairs; the tests compare the values with the types above.
const printed = data as unknown as {
  colours: Family[];
  tiles: Record<'cats' | 'oshax' | 'common_treasure' | 'rare_treasure', { shapes: Shape[] }>;
  boat_grid: Grid;
  boats: Boat[];
};

export const FAMILIES: readonly Family[] = printed.colours;
/** The 17 shapes of cats, `k01` to `k17`: each family has all of them. */
export const CAT_SHAPES: readonly Shape[] = printed.tiles.cats.shapes;
export const OSHAX: readonly Shape[] = printed.tiles.oshax.shapes;
export const COMMON: readonly Shape[] = printed.tiles.common_treasure.shapes;
export const RARE: readonly Shape[] = printed.tiles.rare_treasure.shapes;
export const GRID: Grid = printed.boat_grid;
export const BOATS: readonly Boat[] = printed.boats;

/** A tile by its id: `blue-k03`, `o1`, `c2`, `r_t`. */
export interface Tile {
  id: string;
  kind: TileKind;
  cells: readonly Cell[];
  /** of a cat */
  family: Family | null;
}

const tiles = new Map<string, Tile>();
const add = (kind: TileKind, { id, cells }: Shape, family: Family | null = null): void => {
  const name = family ? `${family}-${id}` : id;
  tiles.set(name, { id: name, kind, cells, family });
};
for (const family of FAMILIES) for (const shape of CAT_SHAPES) add('cat', shape, family);
for (const shape of OSHAX) add('oshax', shape);
for (const shape of COMMON) add('common', shape);
for (const shape of RARE) add('rare', shape);

export const TILES: readonly Tile[] = [...tiles.values()];

export function tileOf(id: string): Tile {
  const tile = tiles.get(id);
  if (!tile) throw new Error(`There is no tile ${id}.`);
  return tile;
}

export function boatOf(id: string): Boat {
  const boat = BOATS.find((one) => one.id === id);
  if (!boat) throw new Error(`There is no boat ${id}.`);
  return boat;
}

/** All cells of every boat, column by column. */
export const BOAT_CELLS: readonly Cell[] = GRID.column_heights.flatMap((high, x) =>
  Array.from({ length: high }, (_, i): Cell => [x, (GRID.height - high) / 2 + i]),
);
