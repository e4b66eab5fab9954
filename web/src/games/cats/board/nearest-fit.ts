/** Snaps a piece to the nearest place where it fits. */
import { BOAT_CELLS, type Cell } from '../pieces/pieces';
import { cellSet, formOf, keyOf } from '../pieces/poses';
import { type Fits, fitAt, middlesOf, nearestFit } from './fits';
import { type Pose, UPRIGHT, cellsAt, formIn, posesFrom } from './held-tile';

/** The snapping distance in cells. */
const REACH = 0.85;
/** How far from where it is dropped or tapped a piece may land, in cells. */
export const NEAR = 1.7;
const BOAT = cellSet(BOAT_CELLS);

/** The cell for its centre when held over a point; null if outside the boat. */
export function aimAt(
  fits: Fits | undefined,
  tile: string,
  pose: Pose,
  point: Cell,
  reach = REACH,
): Cell | null {
  const near = fits && nearestFit(fits, tile, pose, point, reach);
  if (near) return near;
  const at: Cell = [Math.floor(point[0]), Math.floor(point[1])];
  return cellsAt(tile, pose, at).some((cell) => BOAT.has(keyOf(cell))) ? at : null;
}

/** The pose that fits with its centre on a cell: its own, or the next one if `from` is 1; or null. */
export function fittingPose(
  fits: Fits,
  tile: string,
  pose: Pose,
  cell: Cell,
  from: 0 | 1 = 0,
): Pose | null {
  const poses = posesFrom(pose);
  const seen = new Set(from === 1 ? [formIn(tile, pose)] : []);
  // Skip poses that look the same.
  const next = poses.filter((one) => !seen.has(formIn(tile, one)));
  return [...next, pose].find((one) => fitAt(fits, tile, one, cell)) ?? null;
}

/** The cell for its centre so that it covers a cell in its pose, or null. */
export function coveringAt(fits: Fits, tile: string, pose: Pose, cell: Cell): Cell | null {
  const found = middlesOf(fits, tile, pose).find(({ at }) =>
    cellSet(cellsAt(tile, pose, at)).has(keyOf(cell)),
  );
  return found?.at ?? null;
}

interface Landing {
  /** it is there already, and takes the next pose that fits */
  again?: Cell;
  /** the player rotated it: it keeps its pose, even where that fits nowhere near */
  keeps?: boolean;
}

/** The place and pose of a piece put on a cell. */
export function landing(
  fits: Fits,
  tile: string,
  pose: Pose,
  cell: Cell,
  { again, keeps = false }: Landing = {},
): { at: Cell; pose: Pose } {
  if (keeps && !again) {
    const middle: Cell = [cell[0] + 0.5, cell[1] + 0.5];
    const isHere = fitAt(fits, tile, pose, cell) !== undefined;
    const near = coveringAt(fits, tile, pose, cell) ?? nearestFit(fits, tile, pose, middle, NEAR);
    return { at: isHere ? cell : (near ?? cell), pose };
  }
  const over = again ?? cell;
  const next = fittingPose(fits, tile, pose, over, again ? 1 : 0);
  if (next) return { at: over, pose: next };
  return { at: coveringAt(fits, tile, pose, cell) ?? cell, pose };
}

/** The pose in which a tile covers exactly these cells; null for another shape. */
export const poseFor = (tile: string, cells: readonly Cell[]): Pose | null =>
  posesFrom(UPRIGHT).find((pose) => formIn(tile, pose) === formOf(cells)) ?? null;
