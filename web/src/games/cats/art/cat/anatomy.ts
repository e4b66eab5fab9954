/** The body of a cat on its cells: skin, paws, haunch, and where its sign goes. */
import { type Point, distance, mix } from '../../../../art/points';
import { short } from '../../../../art/path';
import { type Field, type Limb, bodyOf, skinOf } from './bodies';
import type { Plan } from './cat-plans';
import { U, middle } from '../parts/outline';
import type { Cell } from '../../pieces/pieces';
import { cellSet, isBeside, keyOf, sizeOf } from '../../pieces/poses';

export interface Paw {
  at: Point;
  /** degrees; 0 points down */
  angle: number;
}
export interface Anatomy {
  /** the plan in its orientation */
  plan: Plan;
  width: number;
  height: number;
  body: Field;
  skin: Point[];
  head: Point;
  hip: Point;
  tail: Point;
  /** the centre of a round, curled body */
  curl: Point | null;
  paws: Paw[];
  /** path data of the thigh's line, or nothing */
  haunch: string;
  /** where the sign of the family goes */
  mark: Point;
  /** where a limb grows from */
  rootOf: (limb: Cell) => Point;
}

const DOWN = 0;
const degrees = (dx: number, dy: number): number => (Math.atan2(dy, dx) * 180) / Math.PI - 90;
const plus = (a: Point, b: Point, times: number): Point => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
];
/** The step from one cell to the next. */
const stepOf = (from: Point, to: Point): Point => [(to[0] - from[0]) / U, (to[1] - from[1]) / U];

/** The centre of a two-by-two block of the trunk, where a cat curls up. */
function curlOf(trunk: readonly Cell[]): Point | null {
  const inside = cellSet(trunk);
  const corner = trunk.find(([x, y]) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ].every(([i, j]) => inside.has(keyOf([x + i, y + j]))),
  );
  return corner ? [(corner[0] + 1) * U, (corner[1] + 1) * U] : null;
}
const isInCurl = (cell: Cell, curl: Point | null): boolean =>
  curl !== null && distance(middle(cell), curl) < U;

function trunkLimbs(plan: Plan, curl: Point | null): Limb[] {
  const limbs: Limb[] = curl ? [{ from: curl, to: curl, thick: [40, 40] }] : [];
  const trunk = [...plan.body, ...plan.fill];
  const hip = plan.body[plan.body.length - 1];
  // the corners of a block are drawn in, so that the body is round
  const at = (cell: Cell): Point =>
    curl && isInCurl(cell, curl) ? mix(middle(cell), curl, 0.5) : middle(cell);
  trunk.forEach((cell, i) => {
    const isThick = isInCurl(cell, curl) || (plan.body.length > 1 && cell === hip);
    const thick = isThick ? 19 : 18;
    limbs.push({ from: at(cell), to: at(cell), thick: [thick, thick] });
    for (const other of trunk.slice(0, i)) {
      if (isBeside(cell, other)) limbs.push({ from: at(other), to: at(cell), thick: [16.5, 16.5] });
    }
    if (isBeside(cell, plan.head))
      limbs.push({ from: at(cell), to: middle(plan.head), thick: [16.5, 12] });
  });
  return limbs;
}

interface Legs {
  limbs: Limb[];
  paws: Paw[];
}

function oneLeg(cell: Cell, root: Point): Legs {
  const step = stepOf(root, middle(cell));
  // a leg that lies sideways hangs a little
  const [mx, my] = middle(cell);
  const hung: Point = [mx, my + (step[0] ? 3 : 0)];
  return {
    limbs: [{ from: root, to: plus(hung, step, 5), thick: [14, 9.4] }],
    paws: [{ at: plus(hung, step, 11), angle: degrees(...step) }],
  };
}

function twoLegs(cell: Cell, root: Point): Legs {
  const step = stepOf(root, middle(cell));
  const aside: Point = [-step[1], step[0]];
  const legs: Legs = { limbs: [], paws: [] };
  for (const side of [-1, 1]) {
    const foot = plus(plus(middle(cell), step, side > 0 ? 7 : 1), aside, side * 10);
    const from = plus(plus(root, step, 8), aside, side * 8);
    legs.limbs.push({ from, to: foot, thick: [11, 7.4], melt: 5 });
    legs.paws.push({ at: plus(foot, step, 6), angle: degrees(...step) });
  }
  return legs;
}

/** Both forepaws under the chin, if no leg has its own cells. */
function chinPaws(plan: Plan, inside: Set<string>): Paw[] {
  if (plan.legs.length + plan.arms.length > 0) return [];
  const [x, y] = middle(plan.head);
  const low = inside.has(keyOf([plan.head[0], plan.head[1] + 1])) ? 19 : 15.4;
  return [-1, 1].map((side) => ({ at: [x + side * 8.5, y + low] as Point, angle: DOWN }));
}

/** A hind foot on the best free side: below, beside, or if necessary above. */
function hindFoot(plan: Plan, inside: Set<string>, curl: Point | null): [Paw, string] | null {
  if (plan.arms.length > 0) return null;
  const hip = plan.body[plan.body.length - 1];
  const before = plan.body.length > 1 ? plan.body[plan.body.length - 2] : plan.head;
  const forward = stepOf(middle(hip), middle(before));
  let found: { cost: number; side: Point; cell: Cell } | null = null;
  for (const cell of before === plan.head ? [hip] : [hip, before]) {
    for (const side of [
      [0, 1],
      [1, 0],
      [-1, 0],
      [0, -1],
    ] as Point[]) {
      if (inside.has(keyOf([cell[0] + side[0], cell[1] + side[1]]))) continue;
      const isAlong = side[0] * forward[0] + side[1] * forward[1] !== 0;
      const cost =
        (side[1] > 0 ? 0 : side[1] < 0 ? 2.6 : 1) + (cell === hip ? 0 : 0.7) + (isAlong ? 1.2 : 0);
      if (!found || cost < found.cost) found = { cost, side, cell };
    }
  }
  if (!found || found.cost >= 2.6) return null;
  const { side, cell } = found;
  const isAlong = side[0] * forward[0] + side[1] * forward[1] !== 0;
  const along: Point = isAlong ? [-side[1], side[0]] : forward;
  const off = cell === hip ? 5 : -9;
  const at = middle(cell);
  const angle = side[1] > 0 ? DOWN : side[1] < 0 ? 180 : side[0] > 0 ? -90 : 90;
  const large = curl ? 1.35 : 1;
  const point = (out: number, on: number): string => {
    const [x, y] = plus(plus(at, side, out), along, on * large + off - 5);
    return `${short(x)} ${short(y)}`;
  };
  return [
    { at: plus(plus(at, side, 15.6), along, off), angle },
    `M${point(14, 14)}C${point(4, 18)} ${point(-9 * large, 11)} ${point(-9 * large, -1)}`,
  ];
}

/** The sign sits in the middle of the body, away from the head. */
function markOf(plan: Plan, curl: Point | null): Point {
  const head = middle(plan.head);
  if (curl) {
    const isClose = Math.abs(head[0] - curl[0]) < 30;
    const away = (from: number, to: number): number => (isClose ? Math.sign(to - from) * 5 : 0);
    return [curl[0] + away(head[0], curl[0]), curl[1] + away(head[1], curl[1])];
  }
  const { length } = plan.body;
  const [x, y] = middle(plan.body[length < 3 ? 0 : Math.floor(length / 2)]);
  return [x, length === 1 ? y + 3 : y];
}

const GAP = 10;

/** The anatomy of a cat with a plan on these cells, which start at (0, 0). */
export function anatomyOf(plan: Plan, cells: readonly Cell[]): Anatomy {
  const inside = cellSet(cells);
  const trunk = [...plan.body, ...plan.fill];
  const curl = curlOf([...trunk, plan.head]);
  const rootOf = (limb: Cell): Point =>
    middle(trunk.find((cell) => isBeside(cell, limb)) ?? plan.head);
  const legs = [
    ...plan.arms.map((cell) => oneLeg(cell, rootOf(cell))),
    ...plan.legs.map((cell) => twoLegs(cell, rootOf(cell))),
  ];
  const hind = hindFoot(plan, inside, curl);
  const body = bodyOf([...trunkLimbs(plan, curl), ...legs.flatMap(({ limbs }) => limbs)]);
  const [columns, rows] = sizeOf(cells);
  const [width, height] = [columns * U, rows * U];
  // make the fur slightly uneven
  const uneven: Field = (x, y) => body(x, y) + 0.5 * Math.sin(x * 0.13 + y * 0.09);
  return {
    plan,
    width,
    height,
    body,
    skin: skinOf(uneven, width, height, GAP),
    head: middle(plan.head),
    hip: middle(plan.body[plan.body.length - 1]),
    tail: middle(plan.tail),
    curl,
    paws: [
      ...legs.flatMap(({ paws }) => paws),
      ...(hind ? [hind[0]] : []),
      ...chinPaws(plan, inside),
    ],
    haunch: hind?.[1] ?? '',
    mark: markOf(plan, curl),
    rootOf,
  };
}
