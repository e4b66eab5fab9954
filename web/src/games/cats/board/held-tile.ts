/** How a tile is held: turned and flipped, with its middle over a cell. */
import { type Cell, tileOf } from '../pieces/pieces';
import { POSES, type Pose, cornerOf, formOf, keyOf, posed } from '../pieces/poses';

export type { Pose };
export const UPRIGHT: Pose = POSES[0];

const middles = new Map<string, number>();

/** Which of its cells is in its middle: it is held there, and turns around it. */
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

/** Where the middle of a posed tile is, from the corner of its box. */
export const middleIn = (tile: string, pose: Pose): Cell =>
  posed(tileOf(tile).cells, pose)[middleOf(tile)];

/** The cells that a tile covers with its middle over a cell. */
export function cellsAt(tile: string, pose: Pose, [x, y]: Cell): Cell[] {
  const cells = posed(tileOf(tile).cells, pose);
  const [mx, my] = cells[middleOf(tile)];
  return cells.map(([cx, cy]): Cell => [x + cx - mx, y + cy - my]);
}

/** The same form, however it came about. */
export const formIn = (tile: string, pose: Pose): string => formOf(posed(tileOf(tile).cells, pose));

/** Over which cell the middle of a tile is that covers these cells in a pose. */
export function middleOn(tile: string, pose: Pose, cells: readonly Cell[]): Cell {
  const [x, y] = cornerOf(cells);
  const [mx, my] = middleIn(tile, pose);
  return [x + mx, y + my];
}

export const turned = ({ flip, turn }: Pose, by: number): Pose => ({ flip, turn: (turn + by) & 3 });

/** Turned over sideways as it is seen, whichever way it is turned. */
export const flipped = ({ flip, turn }: Pose): Pose => ({ flip: !flip, turn: (4 - turn) & 3 });

/** All poses, the given one first: then its turns, then the other side. */
export const posesFrom = (pose: Pose): Pose[] => {
  const over = flipped(pose);
  return [
    ...[0, 1, 2, 3].map((by) => turned(pose, by)),
    ...[0, 1, 2, 3].map((by) => turned(over, by)),
  ];
};

export const samePose = (one: Pose, other: Pose): boolean =>
  one.flip === other.flip && one.turn === other.turn;

/** The same cells, in whatever order. */
export const sameCells = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  placeKey(one) === placeKey(other);

/** The same for the same cells, in whatever order. */
export const placeKey = (cells: readonly Cell[]): string => cells.map(keyOf).sort().join(' ');
