/** Terrain queries for the searches: the area of a point and its distance from borders. */
import { type Point, clamp, toLine } from '../../../../art/points';
import { type Shapes, areaAt } from '../tile/shapes';

/** areaAt on a one-unit grid that remembers its answers. */
export function remembering(shapes: Shapes): (point: Point) => number {
  const known = new Int8Array(10_000).fill(-1);
  return ([px, py]) => {
    const x = clamp(Math.floor(px), 0, 99);
    const y = clamp(Math.floor(py), 0, 99);
    const k = y * 100 + x;
    if (known[k] < 0) known[k] = areaAt(shapes, [x + 0.5, y + 0.5]);
    return known[k];
  };
}

export const toRim = ([x, y]: Point): number => Math.min(x, y, 100 - x, 100 - y);

export const toBorders = (shapes: Shapes, point: Point): number =>
  Math.min(...shapes.layers.map((layer) => toLine(point, layer.line, layer.ring)));
