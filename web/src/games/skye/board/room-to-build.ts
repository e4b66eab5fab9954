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
  /** the land now, with all that is staged, and where more can be added */
  land: readonly Spot[];
  /** the window, in pixels */
  width: number;
  height: number;
}

/** Room for the tiles of a round. It grows only where the next tile would not be in sight. */
export function roomToBuild({ start, land, width, height }: Site): Bounds {
  const [one, two] = [boundsOf(start, ONE), boundsOf(start, ONE + 1)];
  // Room for a second tile that makes the cells no smaller than this.
  const least = Math.min(cellIn(one, width, height), Math.max(LEAST, height / MOST_CELLS));
  const wider = { ...one, left: two.left, right: two.right };
  const first = [two, wider].find((room) => cellIn(room, width, height) >= least) ?? one;
  return around(first, boundsOf(land, ONE - 1));
}

/** The smallest cell that keeps its size on a low phone, in pixels. */
const LEAST_STEADY = 28;
/** Below the land in the part that the market leaves in sight, and for points above a tile. */
const SLIM = 0.2;

export interface LowSite extends Site {
  /** what the buttons at the side take, in pixels */
  side: number;
  /** how much higher the board is while one builds, in pixels */
  spare: number;
  /** whether it is that high now */
  isHigh: boolean;
}

const raised = (room: Bounds): Bounds => ({ ...room, top: room.top - SLIM });

/**
 * Room on a board that grows downwards while one builds: the island keeps its place and size, and
 * the room below it is what the market covers. Null if its cells would be too small.
 */
export function roomOnLowBoard(site: LowSite): Bounds | null {
  const { start, land, height, spare, isHigh } = site;
  const [low, high] = isHigh ? [height - spare, height] : [height, height + spare];
  const width = site.width - site.side;
  const foot = boundsOf(start, SLIM).bottom;
  const cell = (room: Bounds): number =>
    Math.min(cellIn(room, width, high), low / (foot - room.top));
  const [one, two] = [ONE, ONE + 1].map((rim) => raised(boundsOf(start, rim)));
  const least = Math.min(cell(one), Math.max(LEAST, high / MOST_CELLS));
  const wider = { ...one, left: two.left, right: two.right };
  const first = [two, wider].find((room) => cell(room) >= least) ?? one;
  const room = around(first, raised(boundsOf(land, ONE - 1)));
  const size = cell(room);
  if (low <= 0 || size < LEAST_STEADY) return null;
  // In the middle of what the market leaves, as far as the room to build allows.
  const free = Math.min(
    (low / size - (foot - room.top)) / 2,
    high / size - (room.bottom - room.top),
  );
  const top = room.top - Math.max(0, free);
  if (isHigh) return { ...room, top, bottom: top + high / size };
  // A tile that is shown below the land must not be covered.
  const hidden = boundsOf(land, SLIM).bottom - (top + low / size);
  const shown = top + Math.max(0, Math.min(hidden, boundsOf(start, SLIM).top - top));
  return { ...room, top: shown, bottom: shown + low / size };
}

const keyOf = ({ x, y }: Spot): string => `${x} ${y}`;

/** What was in sight in a round stays in sight, so that the board never shrinks and grows again. */
export class Reached {
  #round = 0;
  readonly #spots = new Map<string, Spot>();

  /** These spots, and all others of the round. */
  with(round: number, spots: readonly Spot[]): readonly Spot[] {
    if (round !== this.#round) this.#spots.clear();
    this.#round = round;
    for (const spot of spots) this.#spots.set(keyOf(spot), spot);
    return [...this.#spots.values()];
  }
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
