/** Turns the areas of a tile into shapes: a base and layers over it. */
import { type Point, clamp, distance, inside, mix } from '../../../../art/points';
import { type Random, between, seeded } from '../../../../art/random';
import { CENTRE, CORNERS, INWARDS, MIDDLES, arm, bay, border, ring, tip } from './borders';
import { type Item, type Tile, SIDES, areaOfSides, isInner } from '../../pieces/pieces';
import { TUNING } from './tuning';

/** An area painted over those before it. Its line runs clockwise round the area's inner side. */
export interface Layer {
  area: number;
  line: Point[];
  /** a closed line inside the tile */
  ring: boolean;
  /** the first of its sides, and how many it has */
  from: number;
  count: number;
  /** the same terrain as below: a border in the rules, but nothing to paint */
  unpainted?: boolean;
}
export interface Shapes {
  /** the area below all layers */
  base: number;
  layers: Layer[];
}

/** Layers reach a little beyond the tile, so that no edge shines through. */
const BEYOND: readonly Point[] = [
  [-7, -7],
  [107, -7],
  [107, 107],
  [-7, 107],
];

export const outerCorners = (layer: Layer): Point[] =>
  layer.ring ? [] : Array.from({ length: layer.count + 1 }, (_, k) => BEYOND[(layer.from + k) % 4]);

const polygons = new WeakMap<Layer, Point[]>();

/** The closed outline of a layer. */
export function polygonOf(layer: Layer): Point[] {
  let polygon = polygons.get(layer);
  if (!polygon) {
    polygon = [...layer.line, ...outerCorners(layer)];
    polygons.set(layer, polygon);
  }
  return polygon;
}

/** The visible area at a point. */
export function areaAt(shapes: Shapes, point: Point): number {
  for (let i = shapes.layers.length - 1; i >= 0; i--) {
    if (inside(point, polygonOf(shapes.layers[i]))) return shapes.layers[i].area;
  }
  return shapes.base;
}

/** The room that the drawings of an item need in their area. */
const WANTS: Partial<Record<Item['kind'], number>> = {
  sheep: 1,
  cattle: 1.35,
  ship: 1.6,
  broch: 1.5,
  farm: 1.7,
  scroll: 1.9,
  whisky: 0.5,
  castle: 3,
};

function wantedRoom(tile: Tile, area: number): number {
  const { terrain } = tile.areas[area];
  return tile.items.reduce((sum, item) => {
    const within = item.area === area ? (WANTS[item.kind] ?? 0) * item.n : 0;
    const hostsLight = item.kind === 'lighthouse' && terrain !== 'W' && !isInner(tile.areas[area]);
    return sum + within + (hostsLight ? 0.4 : 0);
  }, 0);
}

/** The inputs for the shapes of a tile. */
class Draft {
  readonly layers: Layer[] = [];
  readonly sides: number[];
  readonly room: number[];
  base: number;

  constructor(
    readonly tile: Tile,
    readonly random: Random,
  ) {
    this.sides = areaOfSides(tile);
    this.base = this.sides[0];
    this.room = tile.areas.map((_, i) => wantedRoom(tile, i));
  }

  get tuning() {
    return TUNING[this.tile.id] ?? {};
  }

  terrain(area: number) {
    return this.tile.areas[area].terrain;
  }

  /** Mountains lie lowest, water on top. */
  rank(area: number): number {
    return 'MPW'.indexOf(this.terrain(area));
  }

  /** Shores waver more than the foot of a hill. */
  height(a: number, b: number): number {
    return this.terrain(a) === 'W' || this.terrain(b) === 'W' ? 2.4 : 1.8;
  }

  lay(area: number, line: Point[], from: number, count: number): void {
    this.layers.push({ area, line, ring: false, from, count });
  }

  /** The area of a side that belongs to no other side. */
  layBay(side: number, host: number, deepest: number): void {
    const area = this.sides[side];
    const wanted = 27 + this.room[area] * 7.2 - Math.max(0, this.room[host] - 1.6) * 3;
    const depth = this.tuning.depth?.[SIDES[side]] ?? clamp(wanted, 24, deepest);
    this.lay(area, bay(this.random, side, depth, this.height(area, host)), side, 1);
  }
}

/** Two arms that meet, as one line. */
const through = (there: Point[], back: Point[]): Point[] => [
  ...there,
  ...[...back].reverse().slice(1),
];

function twoAreas(draft: Draft, cuts: number[]): void {
  const { sides, random } = draft;
  const alone = sides.findIndex((area) => draft.tile.areas[area].edges.length === 1);
  if (alone >= 0) {
    draft.base = sides[(alone + 2) % 4];
    draft.layBay(alone, draft.base, 49);
    return;
  }
  // two sides each: the border runs from corner to corner in an S
  const [a, b] = [sides[cuts[0]], sides[cuts[1]]];
  const [top, from, to] =
    draft.rank(a) > draft.rank(b) ? [a, cuts[0], cuts[1]] : [b, cuts[1], cuts[0]];
  draft.base = top === a ? b : a;
  const corner = CORNERS[(from + 1) % 4];
  const middle = mix(
    CENTRE,
    corner,
    clamp((draft.room[draft.base] - draft.room[top]) * 0.09, -0.2, 0.2),
  );
  const swing = between(random, 5, 8) * (random() < 0.5 ? -1 : 1);
  const aside: Point = [(corner[0] - 50) / 70.7, (corner[1] - 50) / 70.7];
  const at = (t: number, by: number): Point => {
    const p = t < 0.5 ? mix(CORNERS[to], middle, t * 2) : mix(middle, CORNERS[from], t * 2 - 1);
    return [p[0] + aside[0] * by, p[1] + aside[1] * by];
  };
  const via = [
    CORNERS[to],
    tip(to),
    at(0.3, swing),
    at(0.5, 0),
    at(0.7, -swing),
    tip(from),
    CORNERS[from],
  ];
  draft.lay(top, border(random, via, draft.height(top, draft.base)), from, 2);
}

function threeAreas(draft: Draft, cuts: number[]): void {
  const { tile, sides, random } = draft;
  const water = tile.areas.findIndex((area) => area.terrain === 'W' && !isInner(area));
  let meeting: Point = [50, 50];
  tile.areas.forEach((area, i) => {
    if (isInner(area)) return;
    const middles = area.edges.map((side) => MIDDLES[SIDES.indexOf(side)]);
    const towards: Point =
      middles.length === 2
        ? [middles[0][0] + middles[1][0] - 50, middles[0][1] + middles[1][1] - 50]
        : middles[0];
    const broad =
      area.edges.length === 2 && tile.areas.findIndex((other) => other.edges.length === 2) === i;
    const dry = i === water && !draft.room[i] ? -0.16 : 0;
    const pull = clamp((broad ? 0.02 : 0.1) + draft.room[i] * 0.085 + dry, -0.12, 0.42);
    meeting = [meeting[0] - (towards[0] - 50) * pull, meeting[1] - (towards[1] - 50) * pull];
  });
  if (draft.tuning.meeting) meeting = draft.tuning.meeting;
  meeting = [
    clamp(meeting[0] + between(random, -2, 2), 30, 70),
    clamp(meeting[1] + between(random, -2, 2), 30, 70),
  ];
  const arms: Record<number, Point[]> = {};
  for (const c of cuts) {
    const start = tip(c, 10);
    const half = mix(start, meeting, 0.5);
    const side = between(random, -4, 4) / distance(start, meeting);
    const bend: Point = [
      half[0] - (meeting[1] - start[1]) * side,
      half[1] + (meeting[0] - start[0]) * side,
    ];
    const height = draft.height(sides[(c + 3) % 4], sides[c]);
    arms[c] = border(random, [CORNERS[c], start, bend, meeting], height, true, false);
  }
  // the areas in clockwise order, each after its cut; water is painted last
  const ofCut = cuts.map((c) => sides[c]);
  const wet = ofCut.indexOf(water);
  const dry = [0, 1, 2].filter((k) => k !== wet);
  const lowest =
    dry.find((k) => tile.areas[ofCut[k]].edges.length === 2) ??
    dry.find((k) => draft.terrain(ofCut[k]) === 'M') ??
    dry[0];
  const between2 = dry.find((k) => k !== lowest) ?? dry[1];
  draft.base = ofCut[lowest];
  // the middle layer also extends below the water, so that no gap shows
  const first = (between2 + 1) % 3 === wet ? between2 : wet;
  const [a, b] = [cuts[first], cuts[(first + 2) % 3]];
  draft.lay(ofCut[between2], through(arms[b], arms[a]), a, (b - a + 4) % 4);
  const [c, d] = [cuts[wet], cuts[(wet + 1) % 3]];
  draft.lay(water, through(arms[d], arms[c]), c, (d - c + 4) % 4);
}

/** Four wedges below an inner area; north and south have the same terrain. */
function fourWedges(draft: Draft): void {
  const { sides, random } = draft;
  const [x, y] = draft.tuning.ring ?? [50, 50];
  const middle: Point = [x, y];
  const wedge = (side: number) => {
    const height = draft.height(sides[side], draft.base);
    const there = arm(random, (side + 1) % 4, middle, height);
    const back = arm(random, side, middle, height);
    draft.lay(sides[side], through(there, back), side, 1);
    return { there, back };
  };
  const east = wedge(1);
  const west = wedge(3);
  // the southern wedge has the borders of its neighbours: corner 3 to the middle to corner 2
  draft.layers.unshift({
    area: sides[2],
    line: through(west.back, east.there),
    ring: false,
    from: 2,
    count: 1,
    unpainted: true,
  });
}

/** Four areas: the two equal ones are opposite, the other two touch between them. */
function fourAreas(draft: Draft): void {
  const { sides, random } = draft;
  const like = draft.terrain(sides[0]) === draft.terrain(sides[2]) ? [0, 2] : [1, 3];
  const pair = like[0] === 0 ? [1, 3] : [0, 2];
  const gap = draft.tuning.gap ?? between(random, 9, 11);
  const up = clamp((draft.room[sides[pair[1]]] - draft.room[sides[pair[0]]]) * -7, -13, 13);
  const axis = INWARDS[pair[0]];
  const ends = like.map((side): Point => [
    50 - INWARDS[side][0] * gap + axis[0] * up,
    50 - INWARDS[side][1] * gap + axis[1] * up,
  ]);
  const endOf = (corner: number) =>
    corner === like[0] || corner === (like[0] + 1) % 4 ? ends[0] : ends[1];
  const arms = [0, 1, 2, 3].map((corner) => arm(random, corner, endOf(corner), 2, 10));
  const seam = border(random, [ends[0], mix(ends[0], ends[1], 0.5), ends[1]], 1.2, false, false);
  const [low, high] =
    draft.rank(sides[pair[0]]) < draft.rank(sides[pair[1]]) ? pair : [pair[1], pair[0]];
  draft.base = sides[low];
  const last = (high + 1) % 4;
  const touching = endOf(last) === ends[0] ? seam : [...seam].reverse();
  const layHigh = () =>
    draft.lay(sides[high], through([...arms[last], ...touching.slice(1)], arms[high]), high, 1);
  const layLike = () => {
    for (const side of like) {
      draft.lay(sides[side], through(arms[(side + 1) % 4], arms[side]), side, 1);
    }
  };
  if (draft.terrain(sides[like[0]]) === 'W') {
    layHigh();
    layLike();
  } else {
    layLike();
    layHigh();
  }
}

/** The shapes of a tile as printed. */
export function shapesOf(tile: Tile): Shapes {
  const draft = new Draft(tile, seeded(`skye-${tile.id}`));
  const { sides } = draft;
  // corner c lies between side c - 1 and side c
  const cuts = [0, 1, 2, 3].filter((c) => sides[(c + 3) % 4] !== sides[c]);
  const inner = tile.areas.findIndex(isInner);
  const joined = tile.areas.findIndex((area) => area.edges.length === 2);
  if (cuts.length === 2) twoAreas(draft, cuts);
  else if (cuts.length === 3) threeAreas(draft, cuts);
  else if (joined >= 0) {
    draft.base = joined;
    const deepest = draft.room[joined] > 1.6 ? 32 : draft.room[joined] > 0 ? 35 : 37;
    for (const side of [0, 1, 2, 3]) {
      if (sides[side] !== joined) draft.layBay(side, joined, deepest);
    }
  } else if (inner >= 0) fourWedges(draft);
  else fourAreas(draft);
  if (inner >= 0) {
    const [x, y, width, height] = draft.tuning.ring ?? [50, 55, 17, 14];
    const line = ring(seeded(`ring-${tile.id}`), x, y, width, height);
    draft.layers.push({ area: inner, line, ring: true, from: 0, count: 0 });
  }
  return { base: draft.base, layers: draft.layers };
}
