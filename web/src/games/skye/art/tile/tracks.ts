/** Paints roads and their bridges. */
import { type Point, resample } from '../../../../art/points';
import { openPath } from '../../../../art/path';
import type { Layout } from './layout';
import type { Tile } from '../../pieces/pieces';
import { areaAt } from './shapes';

/** Runs on a little beyond the tile, so that the ends are square. */
function beyondRim([x, y]: Point): Point[] {
  if (y < 0.01) return [[x, -3]];
  if (y > 99.99) return [[x, 103]];
  if (x < 0.01) return [[-3, y]];
  if (x > 99.99) return [[103, y]];
  return [];
}

function track(line: Point[]): string {
  const coarse = resample(line, 9);
  return openPath([...beyondRim(coarse[0]), ...coarse, ...beyondRim(coarse[coarse.length - 1])]);
}

/** The stretches of a line that lie over water, with a little bank on both sides. */
function spans(tile: Tile, layout: Layout, line: Point[]): string {
  const fine = resample(line, 1.2);
  const isWet = fine.map(
    (point) =>
      Math.min(point[0], point[1]) > 1 &&
      Math.max(point[0], point[1]) < 99 &&
      tile.areas[areaAt(layout, point)].terrain === 'W',
  );
  let d = '';
  for (let i = 0; i < fine.length; i++) {
    if (!isWet[i]) continue;
    const start = i;
    while (i < fine.length - 1 && isWet[i + 1]) i++;
    if (i - start > 1) d += openPath(resample(fine.slice(Math.max(0, start - 3), i + 4), 5));
  }
  return d;
}

export function drawRoads(tile: Tile, layout: Layout): string {
  if (!layout.roads.length) return '';
  const lines = layout.roads.flatMap((road) => road.lines);
  const stroke = (names: string[], d: string) =>
    names.map((name) => `<path class="sk-${name}" d="${d}"/>`).join('');
  const bridges = lines.map((line) => spans(tile, layout, line)).join('');
  return (
    stroke(['road-edge', 'road', 'road-worn'], lines.map(track).join('')) +
    (bridges && stroke(['bridge-edge', 'bridge-wall', 'bridge-deck', 'bridge-planks'], bridges))
  );
}
