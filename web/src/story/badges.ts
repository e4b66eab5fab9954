/** Where frames and badges of lit cells go, in units of 100 a cell. */
import type { LitGroup } from './lit.svelte';

export interface Badge {
  x: number;
  y: number;
  text: string;
  current: boolean;
}

const keyOf = (x: number, y: number): string => `${x},${y}`;
/** Badges nearer than this to each other would hide one another. */
const APART = 60;

/** The outline of some cells, as the data of a path: all sides with no other of the cells beyond. */
export function outline(cells: LitGroup['cells']): string {
  const all = new Set(cells.map(([x, y]) => keyOf(x, y)));
  let path = '';
  for (const [x, y] of cells) {
    const [left, top, right, bottom] = [x * 100, y * 100, x * 100 + 100, y * 100 + 100];
    if (!all.has(keyOf(x, y - 1))) path += `M${left} ${top}H${right}`;
    if (!all.has(keyOf(x + 1, y))) path += `M${right} ${top}V${bottom}`;
    if (!all.has(keyOf(x, y + 1))) path += `M${left} ${bottom}H${right}`;
    if (!all.has(keyOf(x - 1, y))) path += `M${left} ${top}V${bottom}`;
  }
  return path;
}

/** The middle of some cells; if that is none of theirs, the middle of the nearest one. */
function middle(cells: LitGroup['cells']): { x: number; y: number } {
  const mean = (pick: (cell: readonly [number, number]) => number): number =>
    cells.reduce((sum, cell) => sum + pick(cell) * 100 + 50, 0) / cells.length;
  const x = mean((cell) => cell[0]);
  const y = mean((cell) => cell[1]);
  if (cells.some(([cx, cy]) => Math.abs(cx * 100 + 50 - x) <= 50 && Math.abs(cy * 100 + 50 - y) <= 50))
    return { x, y };
  const distance = ([cx, cy]: readonly [number, number]): number => (cx * 100 + 50 - x) ** 2 + (cy * 100 + 50 - y) ** 2;
  const [nx, ny] = cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
  return { x: nx * 100 + 50, y: ny * 100 + 50 };
}

/** The badges of all groups that have one; those at the same place move aside. */
export function badges(groups: readonly LitGroup[]): Badge[] {
  const placed: Badge[] = [];
  for (const { cells, badge, current = false } of groups) {
    if (badge === undefined || cells.length === 0) continue;
    const spot = middle(cells);
    while (placed.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < APART / 2)) spot.x += APART / 2;
    placed.push({ ...spot, text: badge, current });
  }
  // The one that is spoken of lies on top.
  return placed.sort((one, other) => Number(one.current) - Number(other.current));
}
