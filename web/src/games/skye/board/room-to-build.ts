/** The part of the board that is shown while one builds: the same from the first tile of a turn to the last. */
import { type Bounds, boundsOf } from '../../../board/cells';

type Spot = Readonly<{ x: number; y: number }>;

/** Around the land when nothing is built. */
const AT_REST = 0.35;
/** For one more tile on each side, and its frame. */
const ONE = 1.04;
/** The smallest cell with room for two tiles, in pixels; smaller ones are hard to tap. */
const LEAST = 40;

const around = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The pixels of a cell if a window of this size shows these bounds. */
const cellIn = ({ left, top, right, bottom }: Bounds, width: number, height: number): number =>
  Math.min(width / (right - left), height / (bottom - top));

export interface Site {
  territory: readonly Spot[];
  /** the staged tiles */
  stand: readonly Spot[];
  /** how many tiles are to be built, the staged ones included */
  tiles: number;
  /** the window, in pixels */
  width: number;
  height: number;
}

/** Room for the tiles of a turn. It grows only where the next tile would not be in sight. */
export function roomToBuild({ territory, stand, tiles, width, height }: Site): Bounds {
  const two = boundsOf(territory, ONE + 1);
  const hasRoom = tiles > 1 && cellIn(two, width, height) >= LEAST;
  const first = hasRoom ? two : boundsOf(territory, ONE);
  // Beside the last tile nothing is built.
  const next = stand.length < tiles ? ONE : ONE - 1;
  return stand.length === 0 ? first : around(first, boundsOf([...territory, ...stand], next));
}

/** The land alone. */
export const landAtRest = (land: readonly Spot[]): Bounds => boundsOf(land, AT_REST);
