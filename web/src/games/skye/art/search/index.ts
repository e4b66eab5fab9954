/** Finds the places of road bends and drawings; slow, so the result is stored in places.json. */
import type { Point } from '../../../../art/points';
import { seeded } from '../../../../art/random';
import type { Places } from '../tile/layout';
import { type Tile, TILES } from '../../pieces/pieces';
import { roadOf } from '../tile/roads';
import { shapesOf } from '../tile/shapes';
import { searchItems } from './items';
import { searchNodes } from './nodes';

const tenths = (value: number): number => Math.round(value * 10) / 10;
const rounded = (point: Point): Point => [tenths(point[0]), tenths(point[1])];

export function search(tile: Tile): Places {
  const random = seeded(`places-${tile.id}`);
  const shapes = shapesOf(tile);
  const nodes = searchNodes(tile, shapes, random).map(rounded);
  const roads = nodes.map((node, group) => roadOf(tile, group, node));
  const { items, aims, scale } = searchItems(tile, shapes, roads, random);
  return {
    nodes,
    items: items.map(rounded),
    aims: aims.map(rounded),
    scale: Math.round(scale * 100) / 100,
  };
}

/** The whole file, one line for each tile. */
export function written(): string {
  const lines = TILES.map((tile) => `  "${tile.id}": ${JSON.stringify(search(tile))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
