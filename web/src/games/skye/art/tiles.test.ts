/** Every drawn tile is compared with the data: edges, areas, roads, items. */
import { describe, expect, it } from 'vitest';
import { type Point, distance, inside, toLine } from '../../../art/points';
import { MIDDLES } from './tile/borders';
import { sharedDefs } from './defs';
import { itemId } from './items';
import { type Layout, layoutOf, turnedLayout } from './tile/layout';
import {
  type Tile,
  CASTLES,
  LANDSCAPE,
  SIDES,
  TILES,
  areaOfSides,
  isInner,
} from '../pieces/pieces';
import { areaAt, polygonOf } from './tile/shapes';
import { areaOutline, roadPath } from './tile/outlines';
import { drawTile } from './tile/tile';

const TERRAINS = ['P', 'M', 'W'];
const KINDS = [
  'sheep',
  'cattle',
  'whisky',
  'ship',
  'broch',
  'farm',
  'lighthouse',
  'scroll',
  'castle',
];
const N = 60;

/** The painted area of each cell. */
function raster(layout: Layout): number[] {
  const polygons = layout.layers
    .map((layer) => ({ area: layer.area, line: polygonOf(layer) }))
    .reverse();
  return Array.from({ length: N * N }, (_, k) => {
    const point: Point = [(((k % N) + 0.5) * 100) / N, ((Math.floor(k / N) + 0.5) * 100) / N];
    return polygons.find(({ line }) => inside(point, line))?.area ?? layout.base;
  });
}

/** Connected parts of one terrain as drawn: their areas and size. */
function stretches(tile: Tile, cells: number[]): { areas: Set<number>; size: number }[] {
  const seen = new Uint8Array(N * N);
  const found: { areas: Set<number>; size: number }[] = [];
  for (let start = 0; start < N * N; start++) {
    if (seen[start]) continue;
    const terrain = tile.areas[cells[start]].terrain;
    const stretch = { areas: new Set<number>(), size: 0 };
    const open = [start];
    seen[start] = 1;
    for (let k = open.pop(); k !== undefined; k = open.pop()) {
      stretch.size++;
      stretch.areas.add(cells[k]);
      const x = k % N;
      for (const [next, fits] of [
        [k - 1, x > 0],
        [k + 1, x < N - 1],
        [k - N, k >= N],
        [k + N, k < N * (N - 1)],
      ] as const) {
        if (!fits || seen[next] || tile.areas[cells[next]].terrain !== terrain) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    if (stretch.size > 2) found.push(stretch);
  }
  return found;
}

const alongSide = (side: number, u: number): Point =>
  (
    [
      [u, 0.6],
      [99.4, u],
      [u, 99.4],
      [0.6, u],
    ] as Point[]
  )[side];

const uses = (markup: string, id: string): number => markup.split(`href="#${id}"`).length - 1;

it('the data are what the types say', () => {
  expect(LANDSCAPE).toHaveLength(73);
  expect(CASTLES).toHaveLength(5);
  for (const tile of TILES) {
    expect(tile.edges).toMatch(/^[PMW]{4}$/);
    for (const area of tile.areas) expect(TERRAINS).toContain(area.terrain);
    for (const side of tile.roads.flat()) expect(SIDES).toContain(side);
    for (const item of tile.items) expect(KINDS).toContain(item.kind);
  }
});

describe.each(TILES.map((tile) => [tile.id, tile] as const))('%s', (id, tile) => {
  const layout = layoutOf(tile);

  it('shows the terrain of its edges in every rotation', () => {
    const sides = areaOfSides(tile);
    const wrong: string[] = [];
    for (const turn of [0, 1, 2, 3]) {
      const turned = turnedLayout(layout, turn);
      for (let side = 0; side < 4; side++) {
        const printed = (side - turn + 4) % 4;
        for (let u = 4; u <= 96; u += 4) {
          const area = areaAt(turned, alongSide(side, u));
          if (area !== sides[printed] || tile.areas[area].terrain !== tile.edges[printed])
            wrong.push(`side ${side} at ${u}, turned ${turn}: area ${area}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows each area as one piece, separate from others', () => {
    const cells = raster(layout);
    const pieces = stretches(tile, cells);
    for (const piece of pieces) expect([...piece.areas]).toHaveLength(1);
    tile.areas.forEach((area, i) => {
      const own = pieces.filter((piece) => piece.areas.has(i));
      expect(own, `area ${i}`).toHaveLength(1);
      expect(own[0].size).toBeGreaterThan(N * N * 0.02);
      const onRim = cells.some((cell, k) => {
        const [x, y] = [k % N, Math.floor(k / N)];
        return cell === i && (x === 0 || y === 0 || x === N - 1 || y === N - 1);
      });
      expect(onRim).toBe(!isInner(area));
    });
  });

  it('shows its roads, and no others', () => {
    expect(layout.roads).toHaveLength(tile.roads.length);
    layout.roads.forEach((road, group) => {
      const ends = road.lines.flatMap((line) => [line[0], line[line.length - 1]]);
      SIDES.forEach((side, i) => {
        const leaves = ends.some((end) => distance(end, MIDDLES[i]) < 0.5);
        expect(leaves, `road ${group} to ${side}`).toBe(tile.roads[group].includes(side));
      });
      for (const other of layout.roads.slice(group + 1)) {
        const gap = Math.min(
          ...road.lines
            .flat()
            .map((point) => Math.min(...other.lines.map((line) => toLine(point, line)))),
        );
        expect(gap).toBeGreaterThan(10);
      }
      expect(roadPath(id, group, 1)).toMatch(/^M[^N]+$/);
    });
    expect(drawTile(id).includes('class="sk-road"')).toBe(tile.roads.length > 0);
  });

  it('shows its items where they belong', () => {
    const expected = tile.items.flatMap((item) => Array.from({ length: item.n }, () => item));
    const shown = layout.items.filter((item) => item.kind !== 'cairn');
    expect(shown.map((item) => item.kind)).toEqual(expected.map((item) => item.kind));
    shown.forEach((item, i) => {
      const area = areaAt(layout, item.at);
      if (item.kind !== 'lighthouse') {
        expect(area, item.kind).toBe(expected[i].area);
        return;
      }
      expect(tile.areas[area].terrain).not.toBe('W');
      expect(expected[i].waters).toContain(areaAt(layout, item.aim ?? [0, 0]));
    });
    for (const barrel of expected.filter((item) => item.kind === 'whisky')) {
      const at = shown[expected.indexOf(barrel)].at;
      const road = layout.roads[barrel.road ?? -1];
      expect(Math.min(...road.lines.map((line) => toLine(at, line)))).toBeLessThan(1);
    }
    for (const turn of [0, 1, 2, 3]) {
      const markup = drawTile(id, turn);
      for (const item of tile.items) {
        const name = itemId(item.kind, item.scroll);
        const same = tile.items.filter((other) => itemId(other.kind, other.scroll) === name);
        expect(uses(markup, name)).toBe(same.reduce((sum, other) => sum + other.n, 0));
      }
    }
  });

  it('draws clean markup in every rotation', () => {
    for (const turn of [0, 1, 2, 3]) {
      const markup = drawTile(id, turn);
      expect(markup.length).toBeGreaterThan(800);
      expect(markup).not.toMatch(/NaN|undefined|Infinity|null|style|<script/);
      expect(drawTile(id, turn + 4)).toBe(markup);
    }
    tile.areas.forEach((_, area) => expect(areaOutline(id, area)).toMatch(/^M[^N]+$/));
  });
});

it('everything that tiles refer to is defined', () => {
  const defined = new Set([...sharedDefs().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const wanted = new Set<string>();
  for (const markup of [sharedDefs(), ...TILES.map((tile) => drawTile(tile.id))])
    for (const match of markup.matchAll(/#([\w-]+)["')]/g)) wanted.add(match[1]);
  for (const id of wanted) expect(defined).toContain(id);
});
