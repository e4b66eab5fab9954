/** Borders of sets of cells, as rounded paths. */
import { short } from '../../../../art/path';
import type { Point } from '../../../../art/points';
import type { Cell } from '../../pieces/pieces';
import { cellSet, keyOf } from '../../pieces/poses';

/** The side of a cell in all drawings. */
export const U = 48;

export const middle = ([x, y]: Cell): Point => [x * U + U / 2, y * U + U / 2];

/** A side of a cell: the neighbour beyond it and its two corners, clockwise. */
const SIDES = [
  { beyond: [0, -1], from: [0, 0], to: [1, 0] },
  { beyond: [1, 0], from: [1, 0], to: [1, 1] },
  { beyond: [0, 1], from: [1, 1], to: [0, 1] },
  { beyond: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

interface Side {
  from: Cell;
  to: Cell;
}
const way = ({ from, to }: Side): Point => [to[0] - from[0], to[1] - from[1]];

/** The corners of each closed border in cells, clockwise around the inside. */
export function loops(cells: readonly Cell[]): Point[][] {
  const inside = cellSet(cells);
  const open = new Map<string, Side[]>();
  for (const [x, y] of cells) {
    for (const { beyond, from, to } of SIDES) {
      if (inside.has(keyOf([x + beyond[0], y + beyond[1]]))) continue;
      const start: Cell = [x + from[0], y + from[1]];
      const sides = open.get(keyOf(start)) ?? [];
      sides.push({ from: start, to: [x + to[0], y + to[1]] });
      open.set(keyOf(start), sides);
    }
  }
  const found: Point[][] = [];
  for (const sides of open.values()) {
    for (let side = sides.pop(); side; side = sides.pop()) {
      found.push(walk(side, open));
    }
  }
  return found;
}

function walk(first: Side, open: Map<string, Side[]>): Point[] {
  const corners: Point[] = [];
  let side = first;
  const end = keyOf(first.from);
  for (;;) {
    const at = keyOf(side.to);
    const next = at === end ? first : turnRight(side, open.get(at) ?? []);
    const [a, b] = [way(side), way(next)];
    if (a[0] !== b[0] || a[1] !== b[1]) corners.push([...side.to]);
    if (next === first) return corners;
    side = next;
  }
}

/** If two cells touch only at a corner, the border stays with its own cell. */
function turnRight(side: Side, choices: Side[]): Side {
  const [dx, dy] = way(side);
  const right = choices.findIndex((next) => way(next)[0] === -dy && way(next)[1] === dx);
  return choices.splice(Math.max(0, right), 1)[0];
}

/** The border of some cells as one path with round corners, moved inside by `inset` units. */
export function outline(cells: readonly Cell[], inset: number, radius: number): string {
  let d = '';
  for (const corners of loops(cells)) {
    const n = corners.length;
    const ways = corners.map(([x, y], i): Point => {
      const [nextX, nextY] = corners[(i + 1) % n];
      return [Math.sign(nextX - x), Math.sign(nextY - y)];
    });
    corners.forEach(([x, y], i) => {
      const [a, b] = [ways[(i + n - 1) % n], ways[i]];
      const px = x * U + inset * (-a[1] - b[1]) - a[0] * radius;
      const py = y * U + inset * (a[0] + b[0]) - a[1] * radius;
      const sweep = a[0] * b[1] - a[1] * b[0] > 0 ? 1 : 0;
      const [ex, ey] = [(a[0] + b[0]) * radius, (a[1] + b[1]) * radius];
      d += `${i ? 'L' : 'M'}${short(px)} ${short(py)}`;
      d += `a${short(radius)} ${short(radius)} 0 0 ${sweep} ${short(ex)} ${short(ey)}`;
    });
    d += 'z';
  }
  return d;
}
