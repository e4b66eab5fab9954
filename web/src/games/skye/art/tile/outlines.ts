/** Outlines to highlight parts of a tile: the border of an area, the course of a road. */
import { type Point, clamp, resample, shifted } from '../../../../art/points';
import { openPath } from '../../../../art/path';
import { layoutOf, turnedLayout } from './layout';
import { tileOf } from '../../pieces/pieces';
import { type Shapes, areaAt } from './shapes';

/** The pieces of an area's border inside the tile. */
function bordersOf(shapes: Shapes, area: number): Point[][] {
  const runs: Point[][] = [];
  for (const layer of shapes.layers) {
    const line = resample(layer.line, 2.5, layer.ring);
    const last = line.length - 1;
    const beside = (by: number) =>
      shifted(line, () => by, layer.ring).map((p) =>
        areaAt(shapes, [clamp(p[0], 0.1, 99.9), clamp(p[1], 0.1, 99.9)]),
      );
    const [one, other] = [beside(1), beside(-1)];
    const parts = line.map((_, i) => (one[i] === area) !== (other[i] === area));
    if (layer.ring && parts.every(Boolean)) {
      runs.push([...line, line[0]]);
      continue;
    }
    // at the very corner both probes may fall on the same side
    const nearCorner = (i: number) =>
      !layer.ring &&
      (i < 2 || i > last - 2) &&
      (parts[Math.min(last - 2, i + 2)] || parts[Math.max(2, i - 2)]);
    let run: Point[] = [];
    for (let i = 0; i <= last + 1; i++) {
      if (i <= last && (parts[i] || nearCorner(i))) run.push(line[i]);
      else {
        if (run.length > 2) runs.push(run);
        run = [];
      }
    }
  }
  return runs;
}

/** Path data of the border of an area, without the edges of the tile. */
export const areaOutline = (id: string, area: number, turn = 0): string =>
  bordersOf(turnedLayout(layoutOf(tileOf(id)), turn & 3), area)
    .map((line) => openPath(resample(line, 5)))
    .join('');

/** Path data of a road. */
export const roadPath = (id: string, group: number, turn = 0): string =>
  turnedLayout(layoutOf(tileOf(id)), turn & 3)
    .roads[group].lines.map((line) => openPath(resample(line, 9)))
    .join('');
