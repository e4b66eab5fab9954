/** A map of a tile in one-unit cells: area, distance to borders and roads. Computed once. */
import { type Point, resample, turned } from '../../../../art/points';
import { type Layout, layoutOf } from './layout';
import type { Tile } from '../../pieces/pieces';
import { polygonOf } from './shapes';

const N = 100;
/** A field of cells with a rim around it, so that every cell has neighbours. */
const W = N + 2;
const cell = ([x, y]: Point): number =>
  (Math.max(0, Math.min(N - 1, Math.floor(y))) + 1) * W +
  Math.max(0, Math.min(N - 1, Math.floor(x))) +
  1;

export interface Survey {
  /** the visible area at a point */
  area(point: Point): number;
  /** the distance to the nearest border between two areas */
  border(point: Point): number;
  road(point: Point): number;
}

/** Paint a polygon row by row. */
function fill(cells: Uint8Array, polygon: Point[], value: number): void {
  for (let y = 0; y < N; y++) {
    const level = y + 0.5;
    const crossings: number[] = [];
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [xi, yi] = polygon[i];
      const [xj, yj] = polygon[j];
      if (yi > level !== yj > level) crossings.push(((xj - xi) * (level - yi)) / (yj - yi) + xi);
    }
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] - 0.5));
      const to = Math.min(N - 1, Math.floor(crossings[k + 1] - 0.5));
      for (let x = from; x <= to; x++) cells[(y + 1) * W + x + 1] = value;
    }
  }
}

/** Distances from marked cells (0), swept there and back. */
function spread(far: Float32Array): void {
  const sweep = (k: number, step: number) => {
    const straight = Math.min(far[k - step], far[k - step * W]) + 1;
    const across = Math.min(far[k - step * (W + 1)], far[k - step * (W - 1)]) + Math.SQRT2;
    far[k] = Math.min(far[k], straight, across);
  };
  for (let y = 1; y <= N; y++) for (let k = y * W + 1; k <= y * W + N; k++) sweep(k, 1);
  for (let y = N; y >= 1; y--) for (let k = y * W + N; k >= y * W + 1; k--) sweep(k, -1);
}

function made(layout: Layout): Survey {
  const areas = new Uint8Array(W * W).fill(layout.base);
  for (const layer of layout.layers) fill(areas, polygonOf(layer), layer.area);
  const borders = new Float32Array(W * W).fill(99);
  const roads = new Float32Array(W * W).fill(99);
  for (let y = 1; y < N; y++)
    for (let k = y * W + 1; k < y * W + N; k++) {
      if (areas[k] !== areas[k + 1] || areas[k] !== areas[k + W]) borders[k] = 0;
    }
  for (const line of layout.roads.flatMap((road) => road.lines))
    for (const point of resample(line, 0.8)) roads[cell(point)] = 0;
  spread(borders);
  spread(roads);
  return {
    area: (point) => areas[cell(point)],
    border: (point) => borders[cell(point)],
    road: (point) => roads[cell(point)],
  };
}

const surveys = new Map<string, Survey>();

/** The survey of a tile in the coordinates of a rotated tile. */
export function surveyOf(tile: Tile, turn: number): Survey {
  let survey = surveys.get(tile.id);
  if (!survey) {
    survey = made(layoutOf(tile));
    surveys.set(tile.id, survey);
  }
  if (turn === 0) return survey;
  const printed = survey;
  const back = (point: Point) => turned(point, 4 - turn);
  return {
    area: (point) => printed.area(back(point)),
    border: (point) => printed.border(back(point)),
    road: (point) => printed.road(back(point)),
  };
}
