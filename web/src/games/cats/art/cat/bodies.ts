/** Organic bodies: limbs that melt into one another, and the smooth line around them. */
import { short } from '../../../../art/path';
import { type Point, distance, resample } from '../../../../art/points';
import type { Random } from '../../../../art/random';

/** A tapered limb; `melt` is how softly it joins the others. */
export interface Limb {
  from: Point;
  to: Point;
  /** the radii at both ends */
  thick: [number, number];
  melt?: number;
}

/** The distance of a point from the skin of a body; negative inside. */
export type Field = (x: number, y: number) => number;

const MELT = 9;

export function bodyOf(limbs: readonly Limb[]): Field {
  return (x, y) => {
    let skin = 1e9;
    for (const { from, to, thick, melt = MELT } of limbs) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const square = dx * dx + dy * dy;
      const along = square ? ((x - from[0]) * dx + (y - from[1]) * dy) / square : 0;
      const t = Math.max(0, Math.min(1, along));
      const [ex, ey] = [x - from[0] - t * dx, y - from[1] - t * dy];
      const far = Math.sqrt(ex * ex + ey * ey) - (thick[0] + (thick[1] - thick[0]) * t);
      const near = Math.max(melt - Math.abs(skin - far), 0) / melt;
      skin = Math.min(skin, far) - near * near * melt * 0.25;
    }
    return skin;
  };
}

const STEP = 4;
/** A margin: a body stays on its cells, but its outline needs some room. */
const ROOM = 6;

/**
 * Per case of a square's corners inside (8 top left, 4 top right, 2 bottom right, 1 bottom left):
 * the sides where the line enters and leaves the square, with the body on its left.
 */
const MARCH: Record<number, string[]> = {
  1: ['BL'],
  2: ['RB'],
  3: ['RL'],
  4: ['TR'],
  5: ['TL', 'BR'],
  6: ['TB'],
  7: ['TL'],
  8: ['LT'],
  9: ['BT'],
  10: ['LB', 'RT'],
  11: ['RT'],
  12: ['LR'],
  13: ['BR'],
  14: ['LB'],
};

/** The longest line around a body in a box from (0, 0), as points about `gap` apart. */
export function skinOf(body: Field, width: number, height: number, gap: number): Point[] {
  const columns = Math.ceil((width + 2 * ROOM) / STEP);
  const rows = Math.ceil((height + 2 * ROOM) / STEP);
  const at = (i: number): number => i * STEP - ROOM;
  const values = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => body(at(i), at(j))),
  );
  const share = (a: number, b: number): number => a / (a - b);
  const crossing: Record<string, (i: number, j: number) => [string, Point]> = {
    T: (i, j) => [`h${i},${j}`, [at(i + share(values[j][i], values[j][i + 1])), at(j)]],
    L: (i, j) => [`v${i},${j}`, [at(i), at(j + share(values[j][i], values[j + 1][i]))]],
    B: (i, j) => crossing.T(i, j + 1),
    R: (i, j) => crossing.L(i + 1, j),
  };
  const steps = new Map<string, { point: Point; to: string }>();
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corners = [values[j][i], values[j][i + 1], values[j + 1][i + 1], values[j + 1][i]];
      const inside = corners.reduce((sum, value, k) => sum + (value < 0 ? 8 >> k : 0), 0);
      for (const [from, to] of MARCH[inside] ?? []) {
        const [key, point] = crossing[from](i, j);
        steps.set(key, { point, to: crossing[to](i, j)[0] });
      }
    }
  }
  return resample(longest(steps), gap, true);
}

function longest(steps: Map<string, { point: Point; to: string }>): Point[] {
  let best: Point[] = [];
  for (const start of [...steps.keys()]) {
    const line: Point[] = [];
    for (let step = steps.get(start), key = start; step; key = step.to, step = steps.get(key)) {
      line.push(step.point);
      steps.delete(key);
    }
    if (line.length > best.length) best = line;
  }
  return best;
}

/** A shaggy closed line: every other point is the tip of a tuft. */
export function shaggy(points: readonly Point[], tuft: number): string {
  const even = points.slice(0, points.length - (points.length % 2));
  const n = even.length;
  return even
    .map((point, i) => {
      const [before, after] = [even[(i + n - 1) % n], even[(i + 1) % n]];
      const long = distance(before, after) || 1;
      const [tx, ty] = [(after[0] - before[0]) / long, (after[1] - before[1]) / long];
      const isTip = i % 2 === 1;
      const out = isTip ? tuft : -0.6;
      const lean = isTip ? 1.6 : 0;
      // the body is on the left, so the outside is on the right
      const x = point[0] - ty * out + tx * lean;
      const y = point[1] + tx * out + ty * lean;
      if (!isTip) return `${i ? 'L' : 'M'}${short(x)} ${short(y)}`;
      const [cx, cy] = [point[0] - tx * 2.4 - ty * out * 0.7, point[1] - ty * 2.4 + tx * out * 0.7];
      return `Q${short(cx)} ${short(cy)} ${short(x)} ${short(y)}`;
    })
    .join('')
    .concat('z');
}

/** The points of a wobbly spot. */
export function spot(
  at: Point,
  radius: number,
  random: Random,
  corners = 7,
  wobble = 0.28,
): Point[] {
  const turn = random() * 6.28;
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * 6.2832;
    const far = radius * (1.12 + (random() - 0.5) * 2 * wobble);
    return [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far];
  });
}
