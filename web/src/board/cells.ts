/** Cells of a board: squares of 100 units; x grows to the east, y to the south. */

/** The side of a cell, in board units. */
export const CELL = 100;

export type Cell = readonly [x: number, y: number];

/** A rectangle of cells; right and bottom are exclusive. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cells that belong together, with their points. */
export interface Group {
  cells: readonly Cell[];
  /** Shown on them, such as +2. */
  badge?: string;
  /** Whether it has a frame, as the current one. */
  current?: boolean;
}

export const keyOf = (x: number, y: number): string => `${x},${y}`;

/** The smallest rectangle around some cells, with a margin. */
export function boundsOf(cells: readonly { x: number; y: number }[], margin = 0): Bounds {
  if (cells.length === 0)
    return { left: -margin, top: -margin, right: 1 + margin, bottom: 1 + margin };
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

/** More than the width of any board. */
const ROUND = 1000;

/**
 * The nearest cell in a direction; a sideways distance counts for more.
 * If none is ahead it wraps around; undefined if there is no other cell.
 */
export function nextCell(from: Cell, toward: Cell, among: readonly Cell[]): Cell | undefined {
  const [dx, dy] = toward;
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of among) {
    const [x, y] = [cell[0] - from[0], cell[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead === 0 && aside === 0) continue;
    const far = (ahead > 0 ? ahead : ahead + ROUND) + 2 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** The nearest cell to another, or that one itself; undefined if there is none. */
export function nearestCell([x, y]: Cell, among: readonly Cell[]): Cell | undefined {
  const far = among.map((cell) => Math.hypot(cell[0] - x, cell[1] - y));
  return among[far.indexOf(Math.min(...far))];
}

/** The sides of a cell, clockwise: the neighbour, and the two corners. */
const RIM = [
  { beside: [0, -1], from: [0, 0], to: [1, 0] },
  { beside: [1, 0], from: [1, 0], to: [1, 1] },
  { beside: [0, 1], from: [1, 1], to: [0, 1] },
  { beside: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

/** Path data of the border of a set of cells, in board units. */
export function borderOf(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(([x, y]) => keyOf(x, y)));
  // Every segment of the border by its start; a corner can have two of them.
  const pieces = new Map<string, Cell[]>();
  for (const [x, y] of cells) {
    for (const { beside, from, to } of RIM) {
      if (inside.has(keyOf(x + beside[0], y + beside[1]))) continue;
      const start = keyOf(x + from[0], y + from[1]);
      pieces.set(start, [...(pieces.get(start) ?? []), [x + to[0], y + to[1]]]);
    }
  }
  let path = '';
  while (pieces.size > 0) {
    const [first] = pieces.keys();
    let at = first;
    path += `M${corner(at)}`;
    do {
      const ends = pieces.get(at) as Cell[];
      const [x, y] = ends.pop() as Cell;
      if (ends.length === 0) pieces.delete(at);
      at = keyOf(x, y);
      path += at === first ? 'Z' : `L${corner(at)}`;
    } while (at !== first);
  }
  return path;
}

const corner = (key: string): string =>
  key
    .split(',')
    .map((part) => Number(part) * CELL)
    .join(' ');
