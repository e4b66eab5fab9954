/** Holes: open cells that are cut off and into which no cat fits. */
import { BOAT_CELLS, CAT_SHAPES, type Cell, type Shape, tileOf } from '../pieces/pieces';
import { POSES, cellSet, formOf, isBeside, keyOf, posed } from '../pieces/poses';
import type { View } from '../types';

/** The shapes of the cats that can still come aboard: all, if what is in the bag is unknown. */
export function shapesToCome({
  bag,
  bag_count,
  left,
  right,
}: Pick<View, 'bag' | 'bag_count' | 'left' | 'right'>): readonly Shape[] {
  if (bag.length < bag_count) return CAT_SHAPES;
  const cells = new Set([...bag, ...left, ...right].map((tile) => tileOf(tile).cells));
  return CAT_SHAPES.filter((shape) => cells.has(shape.cells));
}

/** The different forms of a shape in all poses; a cell of each is (0, 0). */
const formsOf = ({ cells }: Shape): readonly (readonly Cell[])[] => {
  const forms = new Map(POSES.map((pose) => [formOf(posed(cells, pose)), posed(cells, pose)]));
  return [...forms.values()].map((form) => {
    const [[left, top]] = form;
    return form.map(([x, y]): Cell => [x - left, y - top]);
  });
};
const FORMS = new Map(CAT_SHAPES.map((shape) => [shape.id, formsOf(shape)]));

function fits(shape: Shape, hole: readonly Cell[]): boolean {
  if (hole.length < shape.cells.length) return false;
  const open = cellSet(hole);
  return (FORMS.get(shape.id) ?? []).some((form) =>
    hole.some(([left, top]) => form.every(([x, y]) => open.has(keyOf([x + left, y + top])))),
  );
}

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

/** Whether a tile cuts off a hole into which none of these shapes fits, and that was not one before. */
export function leavesHole(
  covered: readonly Cell[],
  placed: readonly Cell[],
  shapes: readonly Shape[] = CAT_SHAPES,
): boolean {
  const [lying, own] = [cellSet(covered), cellSet(placed)];
  const before = BOAT_CELLS.filter((cell) => !lying.has(keyOf(cell)));
  const after = before.filter((cell) => !own.has(keyOf(cell)));
  const isHole = (cells: readonly Cell[]): boolean => !shapes.some((shape) => fits(shape, cells));
  return after
    .filter((cell) => placed.some((one) => isBeside(one, cell)))
    .some((cell) => isHole(joined(cell, after)) && !isHole(joined(cell, before)));
}
