/** Poses of shapes: flips and rotations, and recognition by covered cells. */
import { type Cell, type Tile, tileOf } from './pieces';

/** Mirrored left to right first, then rotated clockwise in quarter turns. */
export interface Pose {
  flip: boolean;
  turn: number;
}
export const POSES: readonly Pose[] = [false, true].flatMap((flip) =>
  [0, 1, 2, 3].map((turn) => ({ flip, turn })),
);

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export const cellSet = (cells: readonly Cell[]): Set<string> => new Set(cells.map(keyOf));
export const isBeside = (a: Cell, b: Cell): boolean =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** The top left corner of the box around some cells. */
export const cornerOf = (cells: readonly Cell[]): Cell => [
  Math.min(...cells.map(([x]) => x)),
  Math.min(...cells.map(([, y]) => y)),
];
/** Columns and rows of the box around some cells. */
export const sizeOf = (cells: readonly Cell[]): Cell => {
  const [left, top] = cornerOf(cells);
  return [
    Math.max(...cells.map(([x]) => x)) - left + 1,
    Math.max(...cells.map(([, y]) => y)) - top + 1,
  ];
};

/** The cells of a shape in a pose; their box starts at (0, 0). */
export function poser(cells: readonly Cell[], { flip, turn }: Pose): (cell: Cell) => Cell {
  const moved = (cell: Cell): Cell => {
    let [x, y] = [flip ? -cell[0] : cell[0], cell[1]];
    for (let i = 0; i < (turn & 3); i++) [x, y] = [-y, x];
    return [x, y];
  };
  const [left, top] = cornerOf(cells.map(moved));
  return (cell) => {
    const [x, y] = moved(cell);
    return [x - left, y - top];
  };
}
export const posed = (cells: readonly Cell[], pose: Pose): Cell[] => cells.map(poser(cells, pose));

/** A key of a form, independent of its position and the order of its cells. */
export function formOf(cells: readonly Cell[]): string {
  const [left, top] = cornerOf(cells);
  return cells
    .map(([x, y]) => keyOf([x - left, y - top]))
    .sort()
    .join(' ');
}

const poses = new Map<string, Map<string, Pose>>();

/** The pose of a tile on these cells; of equal-looking poses the least rotated one. */
export function poseOn(tile: Tile, cells: readonly Cell[]): Pose {
  let forms = poses.get(tile.id);
  if (!forms) {
    forms = new Map();
    for (const pose of POSES) {
      const form = formOf(posed(tile.cells, pose));
      if (!forms.has(form)) forms.set(form, pose);
    }
    poses.set(tile.id, forms);
  }
  const pose = forms.get(formOf(cells));
  if (!pose) throw new Error(`${tile.id} does not fit on ${cells.map(keyOf).join(' ')}.`);
  return pose;
}

/** The cells of a tile in a pose, in its own box. */
export const tileCells = (id: string, pose: Pose = POSES[0]): Cell[] =>
  posed(tileOf(id).cells, pose);
