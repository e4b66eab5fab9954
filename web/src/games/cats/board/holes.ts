/** Holes: open cells that are cut off and too few for any cat. */
import { BOAT_CELLS, CAT_SHAPES, type Cell } from '../pieces/pieces';
import { cellSet, isBeside, keyOf } from '../pieces/poses';

const SMALLEST_CAT = Math.min(...CAT_SHAPES.map(({ cells }) => cells.length));

/** The open cells that are joined with one of them. */
function joined(start: Cell, open: readonly Cell[]): readonly Cell[] {
  const found = [start];
  const seen = cellSet(found);
  for (const cell of found)
    for (const next of open)
      if (!seen.has(keyOf(next)) && isBeside(cell, next)) {
        seen.add(keyOf(next));
        found.push(next);
      }
  return found;
}

/** Whether a tile cuts off a hole that was not one before. */
export function leavesHole(covered: readonly Cell[], placed: readonly Cell[]): boolean {
  const [lying, own] = [cellSet(covered), cellSet(placed)];
  const before = BOAT_CELLS.filter((cell) => !lying.has(keyOf(cell)));
  const after = before.filter((cell) => !own.has(keyOf(cell)));
  return after
    .filter((cell) => placed.some((one) => isBeside(one, cell)))
    .some(
      (cell) =>
        joined(cell, after).length < SMALLEST_CAT && joined(cell, before).length >= SMALLEST_CAT,
    );
}
