/** The course of roads: from the middle of each side to the point where they bend, fork or end. */
import {
  type Point,
  clamp,
  distance,
  mix,
  resample,
  shifted,
  spline,
} from '../../../../art/points';
import { seeded, wobble } from '../../../../art/random';
import { INWARDS, MIDDLES } from './borders';
import { type Side, type Tile, SIDES } from '../../pieces/pieces';

export interface Road {
  /** which of the tile's roads */
  group: number;
  lines: Point[][];
  node: Point;
  /** set if the road ends inside the tile */
  end?: Point;
}

const toRim = ([x, y]: Point): number => Math.min(x, y, 100 - x, 100 - y);

/** The lines of one road for a chosen node. */
export function roadLines(tile: Tile, group: number, node: Point): Point[][] {
  const exits = tile.roads[group].map((side: Side) => SIDES.indexOf(side));
  const stub = (side: number): Point[] => [
    MIDDLES[side],
    [MIDDLES[side][0] + INWARDS[side][0] * 7, MIDDLES[side][1] + INWARDS[side][1] * 7],
  ];
  const wave = wobble(seeded(`road${tile.id}${group}`), [2.1, 3.4]);
  // a road is slightly curved, but leaves the tile squarely and meets its fork exactly
  const track = (points: Point[]): Point[] => {
    const line = resample(spline(points, 10), 2.4);
    return shifted(line, (t, i) => {
      const rim = clamp((toRim(line[i]) - 3) / 9, 0, 1);
      const fork = exits.length > 2 ? clamp(distance(line[i], node) / 9 - 0.2, 0, 1) : 1;
      return 2.1 * wave(t) * rim * fork;
    });
  };
  const across = (from: number, to: number) => track([...stub(from), node, ...stub(to).reverse()]);
  if (exits.length === 1) {
    const start = stub(exits[0]);
    return [track([...start, mix(start[1], node, 0.55), node])];
  }
  if (exits.length === 2) return [across(exits[0], exits[1])];
  // a fork: the two opposite sides form the through road
  const odd = exits.find((side) => !exits.includes((side + 2) % 4)) ?? exits[0];
  const [from, to] = exits.filter((side) => side !== odd);
  return [across(from, to), track([...stub(odd), node])];
}

export function roadOf(tile: Tile, group: number, node: Point): Road {
  const ends = tile.roads[group].length === 1;
  return { group, lines: roadLines(tile, group, node), node, end: ends ? node : undefined };
}
