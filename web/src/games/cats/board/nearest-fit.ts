/** Where a piece goes when somebody points at the boat: to a place where it fits, if there is one near. */
import { BOAT_CELLS, type Cell } from '../pieces/pieces';
import { cellSet, formOf, keyOf } from '../pieces/poses';
import { type Fits, fitAt, middlesOf, nearestFit } from './fits';
import { type Pose, UPRIGHT, cellsAt, formIn, posesFrom } from './held-tile';

/** How far a piece is drawn to a place where it fits, in cells. */
const REACH = 0.85;
const BOAT = cellSet(BOAT_CELLS);

/** The cell for its middle when that is held over a point; null: it is beside the boat. */
export function aimAt(fits: Fits | undefined, tile: string, pose: Pose, point: Cell): Cell | null {
  const near = fits && nearestFit(fits, tile, pose, point, REACH);
  if (near) return near;
  const at: Cell = [Math.floor(point[0]), Math.floor(point[1])];
  return cellsAt(tile, pose, at).some((cell) => BOAT.has(keyOf(cell))) ? at : null;
}

/** The pose in which it fits with its middle over a cell: its own, or with `from` 1 the next one; null: none. */
export function fittingPose(
  fits: Fits,
  tile: string,
  pose: Pose,
  cell: Cell,
  from: 0 | 1 = 0,
): Pose | null {
  const poses = posesFrom(pose);
  const seen = new Set(from === 1 ? [formIn(tile, pose)] : []);
  // Poses that look the same are no next ones.
  const next = poses.filter((one) => !seen.has(formIn(tile, one)));
  return [...next, pose].find((one) => fitAt(fits, tile, one, cell)) ?? null;
}

/** Where its middle is when it covers a cell, turned as it is; null: it cannot. */
export function coveringAt(fits: Fits, tile: string, pose: Pose, cell: Cell): Cell | null {
  const found = middlesOf(fits, tile, pose).find(({ at }) =>
    cellSet(cellsAt(tile, pose, at)).has(keyOf(cell)),
  );
  return found?.at ?? null;
}

/** Where and how a piece comes to lie that is put on a cell; over `again` it is turned to the next way in which it fits. */
export function landing(
  fits: Fits,
  tile: string,
  pose: Pose,
  cell: Cell,
  again?: Cell,
): { at: Cell; pose: Pose } {
  const over = again ?? cell;
  const next = fittingPose(fits, tile, pose, over, again ? 1 : 0);
  if (next) return { at: over, pose: next };
  return { at: coveringAt(fits, tile, pose, cell) ?? cell, pose };
}

/** The pose in which a tile covers just these cells; null: it has another shape. */
export const poseFor = (tile: string, cells: readonly Cell[]): Pose | null =>
  posesFrom(UPRIGHT).find((pose) => formIn(tile, pose) === formOf(cells)) ?? null;
