/** A held tile: rotated and flipped, with its centre over a cell. */
import { type Cell, tileOf } from '../pieces/pieces';
import { POSES, type Pose, cornerOf, formOf, keyOf, posed } from '../pieces/poses';

export type { Pose };
export const UPRIGHT: Pose = POSES[0];

const middles = new Map<string, number>();

/** The central cell of a tile, where it is held and rotated. */
function middleOf(tile: string): number {
  let found = middles.get(tile);
  if (found === undefined) {
    const { cells } = tileOf(tile);
    const mean = (axis: 0 | 1): number =>
      cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
    const [x, y] = [mean(0), mean(1)];
    const far = cells.map((cell) => Math.hypot(cell[0] - x, cell[1] - y));
    found = far.indexOf(Math.min(...far));
    middles.set(tile, found);
  }
  return found;
}

/** The centre of a posed tile, from the corner of its box. */
export const middleIn = (tile: string, pose: Pose): Cell =>
  posed(tileOf(tile).cells, pose)[middleOf(tile)];

/** The cells that a tile covers with its centre over a cell. */
export function cellsAt(tile: string, pose: Pose, [x, y]: Cell): Cell[] {
  const cells = posed(tileOf(tile).cells, pose);
  const [mx, my] = cells[middleOf(tile)];
  return cells.map(([cx, cy]): Cell => [x + cx - mx, y + cy - my]);
}

/** Whether two poses give the same form. */
export const formIn = (tile: string, pose: Pose): string => formOf(posed(tileOf(tile).cells, pose));

/** The cell under the centre of a tile that covers these cells in a pose. */
export function middleOn(tile: string, pose: Pose, cells: readonly Cell[]): Cell {
  const [x, y] = cornerOf(cells);
  const [mx, my] = middleIn(tile, pose);
  return [x + mx, y + my];
}

export const turned = ({ flip, turn }: Pose, by: number): Pose => ({ flip, turn: (turn + by) & 3 });

/** Flip it left to right as seen, in any rotation. */
export const flipped = ({ flip, turn }: Pose): Pose => ({ flip: !flip, turn: (4 - turn) & 3 });

/** All poses: the given one, its rotations, then the flipped ones. */
export const posesFrom = (pose: Pose): Pose[] => {
  const over = flipped(pose);
  return [
    ...[0, 1, 2, 3].map((by) => turned(pose, by)),
    ...[0, 1, 2, 3].map((by) => turned(over, by)),
  ];
};

export const samePose = (one: Pose, other: Pose): boolean =>
  one.flip === other.flip && one.turn === other.turn;

/** Whether two lists have the same cells, in any order. */
export const sameCells = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  placeKey(one) === placeKey(other);

/** A key of some cells, independent of their order. */
export const placeKey = (cells: readonly Cell[]): string => cells.map(keyOf).sort().join(' ');
