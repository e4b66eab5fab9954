/** Positions for the points of an example: if possible a separate cell for each. */
import { type Group, CELL, keyOf } from '../board/cells';

export interface Mark {
  x: number;
  y: number;
  text: string;
}

/** Put each group's badge on the cell with the fewest other groups, nearest to its centre. */
export function badgesOf(groups: readonly Group[]): Mark[] {
  const uses = new Map<string, number>();
  for (const [x, y] of groups.flatMap(({ cells }) => cells))
    uses.set(keyOf(x, y), (uses.get(keyOf(x, y)) ?? 0) + 1);
  return groups.flatMap(({ cells, badge }) => {
    if (badge === undefined || cells.length === 0) return [];
    const middle = (axis: 0 | 1): number =>
      cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
    const [mx, my] = [middle(0), middle(1)];
    const cost = ([x, y]: readonly [number, number]): number =>
      10 * (uses.get(keyOf(x, y)) ?? 0) + Math.hypot(x - mx, y - my);
    const [x, y] = [...cells].sort((one, other) => cost(one) - cost(other))[0];
    return [{ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL, text: badge }];
  });
}
