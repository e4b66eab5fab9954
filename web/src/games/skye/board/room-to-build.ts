/** The part of the board that is shown: the same from the prices of a round to its last tile. */
import { type Bounds, boundsOf } from '../../../board/cells';

type Spot = Readonly<{ x: number; y: number }>;

/** Around a land without room for more. */
const AT_REST = 0.35;
/** For one more tile on each side, and its frame. */
const ONE = 1.04;
/** The smallest cell with room for two tiles, in pixels; smaller ones are hard to tap. */
const LEAST = 44;
/** How many cells the window is high at most with room for two tiles. */
const MOST_CELLS = 8;
/** The smallest cell with room for one tile while nothing is built, in pixels. */
const LEAST_AT_REST = 36;

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
  /** the land at the start of the round */
  start: readonly Spot[];
  /** the land now, with all that is staged */
  land: readonly Spot[];
  /** whether more tiles are to be added */
  isOpen: boolean;
  /** the window, in pixels */
  width: number;
  height: number;
}

/** Room for the tiles of a round. It grows only where the next tile would not be in sight. */
export function roomToBuild({ start, land, isOpen, width, height }: Site): Bounds {
  const [one, two] = [boundsOf(start, ONE), boundsOf(start, ONE + 1)];
  // Room for a second tile that makes the cells no smaller than this.
  const least = Math.min(cellIn(one, width, height), Math.max(LEAST, height / MOST_CELLS));
  const wider = { ...one, left: two.left, right: two.right };
  const first = [two, wider].find((room) => cellIn(room, width, height) >= least) ?? one;
  // Beside the last tile nothing is built.
  return around(first, boundsOf(land, isOpen ? ONE : ONE - 1));
}

/** The territory as it was when its round began: what is built is seen from there until the next one. */
export class RoundStart {
  #round = 0;
  #territory: readonly Spot[] = [];

  of(round: number, territory: readonly Spot[]): readonly Spot[] {
    const isShorter = territory.length < this.#territory.length;
    if (round !== this.#round || isShorter || this.#territory.length === 0) {
      this.#round = round;
      this.#territory = territory;
    }
    return this.#territory;
  }
}

/**
 * Room while nothing is built. Where the board is lower then than while one builds, a large land
 * has no room around it.
 */
export function roomAtRest(site: Site, isSteady: boolean): Bounds {
  if (isSteady) return roomToBuild(site);
  const { start, land, width, height } = site;
  const one = around(boundsOf(start, ONE), boundsOf(land, ONE - 1));
  return cellIn(one, width, height) >= LEAST_AT_REST ? one : boundsOf(land, AT_REST);
}
