/** Every drawn tile covers exactly the cells of its data. */
import { describe, expect, it } from 'vitest';
import { type Point, inside } from '../../../art/points';
import { PLANS } from './cat/cat-plans';
import { letterId, markId, plateOf } from './parts/families';
import { U, loops, outline } from './parts/outline';
import {
  CAT_SHAPES,
  COMMON,
  type Cell,
  FAMILIES,
  type Family,
  OSHAX,
  RARE,
  TILES,
  type Tile,
} from '../pieces/pieces';
import { POSES, cellSet, formOf, keyOf, poseOn, posed, sizeOf, tileCells } from '../pieces/poses';
import { sharedParts } from './sprites';
import { drawTile } from './tile';
import { GOODS_OF } from './parts/treasure';

const DIRTY = /NaN|undefined|Infinity|null|\sstyle=|<style|<script/;
const FAR: Cell = [5, 3];
const shifted = (cells: readonly Cell[]): Cell[] => cells.map(([x, y]) => [x + FAR[0], y + FAR[1]]);

/** The corners of a path made of lines and round corners, as outlines are. */
function polygons(d: string): Point[][] {
  return d
    .split('z')
    .filter(Boolean)
    .map((ring) =>
      [...ring.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)a\S+ \S+ 0 0 \d (-?[\d.]+) (-?[\d.]+)/g)].flatMap(
        ([, x, y, dx, dy]): Point[] => [
          [Number(x), Number(y)],
          [Number(x) + Number(dx), Number(y) + Number(dy)],
        ],
      ),
    );
}

/** The cells that a path covers, probed near their corners and at their centre. */
function coveredBy(d: string, [columns, rows]: Cell): Set<string> {
  const rings = polygons(d);
  const found = new Set<string>();
  for (let x = -1; x <= columns; x++) {
    for (let y = -1; y <= rows; y++) {
      const probes: Point[] = [
        [0.5, 0.5],
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ].map(([dx, dy]): Point => [(x + dx) * U, (y + dy) * U]);
      const hits = probes.filter((probe) => rings.some((ring) => inside(probe, ring))).length;
      if (hits > 0) found.add(hits === probes.length ? keyOf([x, y]) : `part of ${keyOf([x, y])}`);
    }
  }
  return found;
}

/** The points on the skin of an animal; control points are slightly outside. */
function skinPoints(markup: string): Point[] {
  const d = /class="ct-skin" d="([^"]+)"/.exec(markup)?.[1] ?? '';
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLlQqz])([^MLlQqz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const step = command === 'q' || command === 'Q' ? 4 : 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [ex, ey] = numbers.slice(i + step - 2, i + step);
      [x, y] = command === command.toLowerCase() ? [x + ex, y + ey] : [ex, ey];
      points.push([x, y]);
    }
  }
  return points;
}

it('the data are what the types say', () => {
  expect(FAMILIES).toEqual(['blue', 'green', 'red', 'purple', 'orange']);
  expect([CAT_SHAPES, OSHAX, COMMON, RARE].map(({ length }) => length)).toEqual([17, 6, 4, 5]);
  expect(TILES).toHaveLength(5 * 17 + 6 + 4 + 5);
  for (const { cells } of TILES) for (const cell of cells) expect(cell).toHaveLength(2);
});

it('every cat has a plan that uses each of its cells once', () => {
  expect(Object.keys(PLANS)).toEqual(CAT_SHAPES.map(({ id }) => id));
  for (const { id, cells } of CAT_SHAPES) {
    const { head, body, tail, arms, legs, fill } = PLANS[id];
    const used = [head, ...body, tail, ...arms, ...legs, ...fill].map(keyOf).sort();
    expect(used, id).toEqual(cells.map(keyOf).sort());
  }
});

it('a pose is recognised by its cells, in any order and position', () => {
  for (const tile of TILES) {
    for (const pose of POSES) {
      const cells = posed(tile.cells, pose);
      const found = poseOn(tile, shifted(cells).reverse());
      expect(formOf(posed(tile.cells, found))).toBe(formOf(cells));
    }
  }
  expect(() => poseOn(TILES[0], tileCells('blue-k02'))).toThrow('does not fit');
});

it('an outline stays apart from a cell that only shares a corner with it', () => {
  const ring: Cell[] = [
    [0, 0],
    [1, 1],
  ];
  expect(loops(ring)).toHaveLength(2);
  expect(outline(ring, 0, 4).match(/z/g)).toHaveLength(2);
});

const colours = (tile: Tile): (Family | null)[] =>
  tile.kind === 'oshax' ? [null, ...FAMILIES] : [null];

describe.each(TILES.map((tile) => [tile.id, tile] as const))('%s', (id, tile) => {
  it('covers exactly its cells, in every pose', () => {
    for (const pose of POSES) {
      const cells = posed(tile.cells, pose);
      for (const colour of colours(tile)) {
        const { markup } = drawTile(id, shifted(cells), colour);
        const d = /class="ct-cells" d="([^"]+)"/.exec(markup)?.[1] ?? '';
        expect(coveredBy(d, sizeOf(cells))).toEqual(cellSet(cells));
        expect(markup).not.toMatch(DIRTY);
        expect(markup.length).toBeGreaterThan(500);
        expect(markup.length).toBeLessThan(9000);
      }
    }
  });

  if (tile.kind === 'cat' || tile.kind === 'oshax') {
    it('has a body that stays on its cells and reaches all but the tail', () => {
      for (const pose of POSES) {
        const cells = posed(tile.cells, pose);
        const here = cellSet(cells);
        const points = skinPoints(drawTile(id, cells).markup);
        expect(points.length).toBeGreaterThan(20);
        const touched = new Set(
          points.map(([x, y]) => keyOf([Math.floor(x / U), Math.floor(y / U)])),
        );
        for (const cell of touched) expect(here).toContain(cell);
        expect(touched.size).toBeGreaterThanOrEqual(cells.length - 2);
      }
    });
  }

  it('draws the same each time, under a name of its own', () => {
    const names = new Set(
      POSES.map((pose) => {
        const cells = posed(tile.cells, pose);
        const drawn = drawTile(id, cells);
        expect(drawTile(id, shifted(cells))).toBe(drawn);
        const ids = [...drawn.markup.matchAll(/ id="([^"]+)"/g)].map(([, own]) => own);
        for (const own of ids) expect(own.startsWith(`${drawn.id}-`)).toBe(true);
        return drawn.id;
      }),
    );
    expect(names.size).toBe(new Set(POSES.map((pose) => formOf(posed(tile.cells, pose)))).size);
  });
});

describe('families differ', () => {
  const parts = sharedParts();
  const partOf = (id: string): string => {
    const start = parts.indexOf(`<g id="${id}"`);
    expect(start, id).toBeGreaterThanOrEqual(0);
    return parts.slice(start, start + 1500).replaceAll(/blue|green|red|purple|orange/g, '');
  };
  /** Shapes without colours. */
  const shapes = (markup: string): string => [...markup.matchAll(/ d="[^"]+"/g)].join('');

  it('in the outline of their sign and its letter', () => {
    expect(new Set(FAMILIES.map(plateOf)).size).toBe(5);
    const letters = FAMILIES.map(
      (family) => new RegExp(`id="${letterId(family)}"[^>]*>(.)<`).exec(parts)?.[1],
    );
    expect(new Set(letters).size).toBe(5);
  });

  it('in heads, tails and weaves', () => {
    for (const part of ['ct-head', 'ct-tail'])
      expect(new Set(FAMILIES.map((family) => shapes(partOf(`${part}-${family}`)))).size).toBe(5);
    const weaves = FAMILIES.map(
      (family) => new RegExp(`id="ct-weave-${family}"(.*?)</pattern>`).exec(parts)?.[1],
    ).map((weave) => weave?.replaceAll(/var\([^)]+\)/g, ''));
    expect(new Set(weaves).size).toBe(5);
  });

  it.each(CAT_SHAPES.map(({ id }) => id))('by their coats, on %s', (shape) => {
    const coats = FAMILIES.map((family) => {
      const tile = `${family}-${shape}`;
      const { markup } = drawTile(tile, tileCells(tile));
      expect(markup).toContain(`href="#${markId(family)}"`);
      return shapes(/<g clip-path[^>]*>(.*?)<\/g>/.exec(markup)?.[1] ?? '');
    });
    expect(new Set(coats).size).toBe(5);
  });
});

it('common treasures have a thing in each cell', () => {
  for (const { id, cells } of COMMON) expect(GOODS_OF[id]).toHaveLength(cells.length);
});
