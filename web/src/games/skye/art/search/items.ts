/** Finds places for a tile's drawings: each in its area, clear of borders, roads and others. */
import { type Point, clamp, distance, toLine } from '../../../../art/points';
import type { Random } from '../../../../art/random';
import { type Placed, type Places, RADIUS, drawings } from '../tile/layout';
import { type Tile, isInner } from '../../pieces/pieces';
import type { Road } from '../tile/roads';
import type { Shapes } from '../tile/shapes';
import { remembering, toRim } from './terrain';

interface Spot {
  at: Point;
  area: number;
  border: number;
  road: number;
}
interface Candidate extends Spot {
  /** the distance of a lighthouse from its water */
  shore: number;
}
/** A drawing whose place is being searched. */
interface Seeker extends Placed {
  radius: number;
  water: number;
}

function spots(shapes: Shapes, roads: Road[]): Spot[] {
  const at = remembering(shapes);
  const lines = roads.flatMap((road) => road.lines);
  const found: Spot[] = [];
  for (let x = 7.5; x <= 93; x += 2.5)
    for (let y = 7.5; y <= 93; y += 2.5) {
      const point: Point = [x, y];
      const area = at(point);
      // inside an inner area only its own border is visible
      const own = shapes.layers.find((layer) => layer.ring && layer.area === area);
      let border = toRim(point) - 0.6;
      for (const layer of own ? [own] : shapes.layers)
        border = Math.min(border, toLine(point, layer.line, layer.ring));
      const road = Math.min(99, ...lines.map((line) => toLine(point, line)));
      found.push({ at: point, area, border, road });
    }
  return found;
}

/** A good place on the road for a barrel: in its area, near the node or at the road's end. */
function onRoad(road: Road, area: number | undefined, shapes: Shapes): Point {
  const areaOf = remembering(shapes);
  let best = road.node;
  let most = -1e9;
  for (const point of road.lines.flat()) {
    if (areaOf(point) !== area) continue;
    const border = Math.min(
      toRim(point),
      ...shapes.layers.map((layer) => toLine(point, layer.line, layer.ring)),
    );
    const value = road.end
      ? -distance(point, road.end)
      : Math.min(border, 13) - distance(point, road.node) * 0.22;
    if (value > most) {
      most = value;
      best = point;
    }
  }
  return best;
}

function candidates(tile: Tile, seeker: Seeker, all: Spot[], shapes: Shapes): Candidate[] {
  if (seeker.kind !== 'lighthouse')
    return all.filter((spot) => spot.area === seeker.area).map((spot) => ({ ...spot, shore: 0 }));
  const at = remembering(shapes);
  const isWet = (area: number) => tile.areas[area].terrain === 'W';
  const shores = shapes.layers.filter(
    (layer) => layer.area === seeker.water || (shapes.base === seeker.water && !isWet(layer.area)),
  );
  return all
    .filter((spot) => !isWet(spot.area) && !isInner(tile.areas[spot.area]))
    .map((spot) => {
      const shore = Math.min(
        1e9,
        ...shores.map((layer) => toLine(spot.at, layer.line, layer.ring)),
      );
      // whether that water is beyond the shore
      const near = Array.from({ length: 16 }, (_, k): Point => {
        const a = k * 0.393;
        return [spot.at[0] + Math.cos(a) * (shore + 3), spot.at[1] + Math.sin(a) * (shore + 3)];
      }).some((point) => toRim(point) > 2 && at(point) === seeker.water);
      return { ...spot, shore: near ? shore : 99 };
    })
    .filter((spot) => spot.shore < 13);
}

/** The cost grows quickly with too little room and falls slowly with more. */
const price = (room: number, weight: number, gain: number): number =>
  room < 0 ? room * room * weight - room * 2 : (-gain * room) / (room + 4);

function cost(seeker: Seeker, spot: Candidate, others: Seeker[]): number {
  let sum = 0;
  if (seeker.kind === 'lighthouse') {
    const rim = toRim(spot.at);
    sum +=
      Math.abs(spot.shore - 5) * 1.3 + Math.max(0, 14 - rim) * 2.5 + Math.max(0, 34 - rim) * 0.22;
  } else sum += price(spot.border - seeker.radius * 0.92, 1.3, 12);
  sum += price(spot.road - 3.6 - seeker.radius * 0.88, 1.6, 6);
  for (const other of others)
    sum += price(distance(spot.at, other.at) - (seeker.radius + other.radius) * 1.17, 1.2, 4);
  return sum;
}

/** Place the free drawings: from random starts, each in turn takes its cheapest spot. */
function settle(free: Seeker[], fixed: Seeker[], choices: Candidate[][], random: Random): void {
  let least = 1e9;
  let best = free.map((seeker) => seeker.at);
  for (let round = 0; round < (free.length > 1 ? 8 : free.length); round++) {
    free.forEach((seeker, i) => {
      const own = choices[i];
      seeker.at = own.length ? own[Math.floor(random() * own.length)].at : [50, 50];
    });
    let total = 1e8;
    for (let sweep = 0, before = 1e9; sweep < 5 && total < before - 0.01; sweep++) {
      before = sweep ? total : 1e9;
      total = 0;
      free.forEach((seeker, i) => {
        const others = [...fixed, ...free.filter((other) => other !== seeker)];
        let lowest = 1e9;
        for (const spot of choices[i]) {
          const sum = cost(seeker, spot, others);
          if (sum < lowest) {
            lowest = sum;
            seeker.at = spot.at;
          }
        }
        total += lowest;
      });
    }
    if (total < least) {
      least = total;
      best = free.map((seeker) => seeker.at);
    }
  }
  free.forEach((seeker, i) => (seeker.at = best[i]));
}

/** The tightest place decides how large the drawings of a tile are. */
function scaleFor(free: Seeker[], fixed: Seeker[], all: Spot[], roads: Road[]): number {
  const lines = roads.flatMap((road) => road.lines);
  let room = 1.3;
  for (const seeker of free) {
    for (const other of [...fixed, ...free])
      if (other !== seeker)
        room = Math.min(
          room,
          distance(seeker.at, other.at) / (seeker.radius + other.radius) / 1.06,
        );
    for (const line of lines)
      room = Math.min(room, (toLine(seeker.at, line) - 3.2) / (seeker.radius * 0.86));
    const spot = all.find((one) => one.at === seeker.at);
    if (spot && seeker.kind !== 'lighthouse')
      room = Math.min(room, Math.max(1, spot.border / (seeker.radius * 0.9)));
  }
  return clamp(room, 0.84, 1.2);
}

/** The open water that a lighthouse shines on. */
function aimOf(light: Seeker, free: Seeker[], all: Spot[]): Point {
  let most = -1e9;
  let aim: Point = [50, 50];
  for (const spot of all) {
    if (spot.area !== light.water) continue;
    const crowd = free.filter(
      (other) => other !== light && distance(other.at, spot.at) < 12,
    ).length;
    const value =
      -Math.abs(distance(spot.at, light.at) - 26) + Math.min(spot.border, 9) * 1.4 - crowd * 6;
    if (value > most) {
      most = value;
      aim = spot.at;
    }
  }
  return aim;
}

/** Places for all drawings of a tile, in the order of `drawings`. */
export function searchItems(
  tile: Tile,
  shapes: Shapes,
  roads: Road[],
  random: Random,
): Omit<Places, 'nodes'> {
  const all = spots(shapes, roads);
  const each = tile.items.flatMap((item) => Array.from({ length: item.n }, () => item));
  const lights = each.filter((item) => item.kind === 'lighthouse');
  const barrels = each.filter((item) => item.kind === 'whisky');
  const ends = roads.filter(
    (road) => road.end && !barrels.some((item) => item.road === road.group),
  );
  const seekers = drawings(tile).map((drawing): Seeker => {
    const seeker: Seeker = { ...drawing, at: [50, 50], radius: RADIUS[drawing.kind], water: -1 };
    if (drawing.kind === 'castle') seeker.at = roads[0].node;
    if (drawing.kind === 'cairn') seeker.at = ends.shift()?.node ?? seeker.at;
    if (drawing.kind === 'whisky')
      seeker.at = onRoad(roads[barrels.shift()?.road ?? 0], drawing.area, shapes);
    if (drawing.kind === 'lighthouse') seeker.water = lights.shift()?.waters?.[0] ?? -1;
    return seeker;
  });
  const isFixed = ({ kind }: Seeker) => kind === 'castle' || kind === 'whisky' || kind === 'cairn';
  const fixed = seekers.filter(isFixed);
  const free = seekers.filter((seeker) => !isFixed(seeker));
  settle(
    free,
    fixed,
    free.map((seeker) => candidates(tile, seeker, all, shapes)),
    random,
  );
  return {
    items: seekers.map((seeker) => seeker.at),
    aims: free
      .filter((seeker) => seeker.kind === 'lighthouse')
      .map((light) => aimOf(light, free, all)),
    scale: scaleFor(free, fixed, all, roads),
  };
}
