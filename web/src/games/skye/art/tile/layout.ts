/** The geometry of a tile: shapes, roads and places of drawings, in any rotation. */
import { type Point, turned } from '../../../../art/points';
import { type ItemKind, type ScrollKind, type Tile } from '../../pieces/pieces';
import places from './places.json';
import { type Road, roadOf } from './roads';
import { type Shapes, shapesOf } from './shapes';

export interface Placed {
  /** a cairn marks a road end without anything else */
  kind: ItemKind | 'cairn';
  at: Point;
  area?: number;
  scroll?: ScrollKind;
  /** where a lighthouse shines */
  aim?: Point;
}
export interface Layout extends Shapes {
  roads: Road[];
  items: Placed[];
  /** the size of the drawings: smaller on crowded tiles */
  scale: number;
}

/** What the search decided for a tile; `npm run places` writes the file. */
export interface Places {
  nodes: Point[];
  items: Point[];
  aims: Point[];
  scale: number;
}

/** The room that an item needs around its centre, in tile units. */
export const RADIUS: Record<Placed['kind'], number> = {
  sheep: 8,
  cattle: 10,
  ship: 11.6,
  broch: 9.5,
  farm: 10.4,
  scroll: 12,
  lighthouse: 8,
  castle: 17,
  whisky: 7,
  cairn: 4,
};

/** The drawings of a tile in a fixed order: printed items, then cairns. */
export function drawings(tile: Tile): Omit<Placed, 'at'>[] {
  const printed = tile.items.flatMap((item) =>
    Array.from({ length: item.n }, () => ({
      kind: item.kind,
      area: item.area,
      scroll: item.scroll,
    })),
  );
  const cairns = tile.roads
    .filter((sides, group) => {
      const barrel = tile.items.some((item) => item.kind === 'whisky' && item.road === group);
      return sides.length === 1 && !barrel;
    })
    .map(() => ({ kind: 'cairn' as const }));
  return [...printed, ...cairns];
}

const found = places as unknown as Record<string, Places>;
const layouts = new Map<string, Layout>();

/** The layout of a tile as printed. */
export function layoutOf(tile: Tile): Layout {
  let layout = layouts.get(tile.id);
  if (!layout) {
    const { nodes, items, aims, scale } = found[tile.id];
    let light = 0;
    layout = {
      ...shapesOf(tile),
      roads: nodes.map((node, group) => roadOf(tile, group, node)),
      items: drawings(tile).map((drawing, i) => ({
        ...drawing,
        at: items[i],
        aim: drawing.kind === 'lighthouse' ? aims[light++] : undefined,
      })),
      scale,
    };
    layouts.set(tile.id, layout);
  }
  return layout;
}

/** The same layout after clockwise quarter turns. */
export function turnedLayout(layout: Layout, turn: number): Layout {
  if (turn === 0) return layout;
  const go = (point: Point) => turned(point, turn);
  return {
    base: layout.base,
    scale: layout.scale,
    layers: layout.layers.map((layer) => ({
      ...layer,
      line: layer.line.map(go),
      from: (layer.from + turn) % 4,
    })),
    roads: layout.roads.map((road) => ({
      ...road,
      lines: road.lines.map((line) => line.map(go)),
      node: go(road.node),
      end: road.end && go(road.end),
    })),
    items: layout.items.map((item) => ({
      ...item,
      at: go(item.at),
      aim: item.aim && go(item.aim),
    })),
  };
}
