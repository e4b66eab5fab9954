/** Finds the point where a road bends, forks or ends: dry, roomy, near the centre. */
import { type Point, distance, mix, toLine } from '../../../../art/points';
import { type Random, between } from '../../../../art/random';
import { CENTRE, CORNERS, MIDDLES } from '../tile/borders';
import { type Item, type Tile, SIDES } from '../../pieces/pieces';
import { roadLines } from '../tile/roads';
import type { Shapes } from '../tile/shapes';
import { TUNING } from '../tile/tuning';
import { remembering, toBorders, toRim } from './terrain';

/** Two roads on one tile: each keeps to the corner between its sides. */
function ownCorner(exits: number[]): Point {
  if (exits.includes(0)) return exits.includes(3) ? CORNERS[0] : CORNERS[1];
  return exits.includes(1) ? CORNERS[2] : CORNERS[3];
}

function ideal(exits: number[], random: Random): Point {
  if (exits.length !== 2 || (exits[0] + 2) % 4 === exits[1])
    return [50 + between(random, -6, 6), 50 + between(random, -6, 6)];
  const [a, b] = exits.map((side) => MIDDLES[side]);
  return mix(CENTRE, [a[0] + b[0] - 50, a[1] + b[1] - 50], 0.24);
}

function centreOf(line: Point[]): Point {
  const sum = line.reduce((s, p): Point => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / line.length, sum[1] / line.length];
}

function bestNode(tile: Tile, group: number, shapes: Shapes, random: Random, barrel?: Item): Point {
  const exits = tile.roads[group].map((side) => SIDES.indexOf(side));
  const at = remembering(shapes);
  const bridge = TUNING[tile.id]?.bridge ?? false;
  const wish = ideal(exits, random);
  const isWet = (area: number) => tile.areas[area].terrain === 'W';
  let best = CENTRE;
  let least = 1e9;
  for (let x = 30; x <= 70; x += 4)
    for (let y = 30; y <= 70; y += 4) {
      const node: Point = [x, y];
      let cost = distance(node, wish) * 0.55 + random() * 2.5;
      let inBarrelArea = 0;
      for (const point of roadLines(tile, group, node).flat()) {
        const area = at(point);
        if (isWet(area) && toRim(point) > 1 && !bridge) cost += 7;
        if (barrel && area === barrel.area) inBarrelArea++;
      }
      if (exits.length === 1) {
        if (barrel && at(node) !== barrel.area) cost += 60;
        cost += Math.max(0, 11 - toBorders(shapes, node)) * 3;
        cost += Math.max(0, 22 - distance(node, MIDDLES[exits[0]])) * 2;
      } else {
        for (const layer of shapes.layers) {
          if (!isWet(layer.area) && !isWet(shapes.base)) continue;
          cost += Math.max(0, 9 - toLine(node, layer.line, layer.ring)) * 1.6;
        }
        if (exits.length === 3 && barrel && at(node) !== barrel.area) cost += 8;
      }
      if (barrel && inBarrelArea < 5) cost += (5 - inBarrelArea) * 12;
      if (cost < least) {
        least = cost;
        best = node;
      }
    }
  return best;
}

/** One node for each road of the tile. */
export function searchNodes(tile: Tile, shapes: Shapes, random: Random): Point[] {
  return tile.roads.map((sides, group) => {
    const exits = sides.map((side) => SIDES.indexOf(side));
    const barrel = tile.items.find((item) => item.kind === 'whisky' && item.road === group);
    if (exits.length === 1 && barrel) {
      const inner = shapes.layers.find((layer) => layer.ring && layer.area === barrel.area);
      if (inner) return mix(MIDDLES[exits[0]], centreOf(inner.line), 0.84);
    }
    const tuned = TUNING[tile.id]?.node;
    if (tuned) return tuned;
    if (tile.items.some((item) => item.kind === 'castle'))
      return [50 + (tile.edges[1] === 'W' ? -1 : 1), 50];
    if (tile.roads.length === 2) return mix(CENTRE, ownCorner(exits), 0.4);
    return bestNode(tile, group, shapes, random, barrel);
  });
}
