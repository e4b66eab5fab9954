/** Where numbers on the board are: none of them over another, and all in sight. */
import type { Camera } from './camera.svelte';
import { type Cell, type Group, CELL } from './cells';

/** The size of a number in board units. */
export const BADGE_HEIGHT = 36;
export const badgeWidth = (text: string): number => 32 + 14 * text.length;

/** Numbers stay legible on a small board; on a single cell they must not cover the next one. */
const LEGIBLE = 0.55;
const LARGE = 3.4;
const SINGLE = 1.5;

export interface BadgePlace {
  x: number;
  y: number;
  scale: number;
}

const middle = (cells: Group['cells'], axis: 0 | 1): number =>
  (Math.min(...cells.map((cell) => cell[axis])) + Math.max(...cells.map((cell) => cell[axis]))) / 2;

/** The centre of the cells if it is on one of them, and the cells, the nearest to it first. */
function spots(cells: Group['cells']): Cell[] {
  const [x, y] = [middle(cells, 0), middle(cells, 1)];
  const far = (cell: Cell): number => Math.hypot(cell[0] - x, cell[1] - y);
  const near = [...cells].sort((a, b) => far(a) - far(b));
  return far(near[0]) < 1 ? [[x, y], ...near] : near;
}

/** The scales to try, the best one first. */
function scales(cells: Group['cells'], zoom: number): number[] {
  const most = cells.length > 2 ? LARGE : SINGLE;
  const best = Math.max(1, Math.min(most, LEGIBLE / zoom));
  return [best, Math.max(1, best * 0.75), Math.max(1, best / 2), 1];
}

/** A place for the number of each group; null without a number. */
export function badgePlaces(groups: readonly Group[], zoom: number): (BadgePlace | null)[] {
  const taken: (BadgePlace & { wide: number })[] = [];
  const isFree = ({ x, y, scale }: BadgePlace, wide: number): boolean =>
    taken.every(
      (other) =>
        Math.abs(other.x - x) >= (other.wide * other.scale + wide * scale) / 2 ||
        Math.abs(other.y - y) >= (BADGE_HEIGHT * (other.scale + scale)) / 2,
    );
  return groups.map(({ badge, cells }) => {
    if (!badge || cells.length === 0) return null;
    const wide = badgeWidth(badge);
    const tries = scales(cells, zoom).flatMap((scale) =>
      spots(cells).map(([column, row]) => ({
        x: (column + 0.5) * CELL,
        y: (row + 0.5) * CELL,
        scale,
      })),
    );
    const place = tries.find((one) => isFree(one, wide)) ?? tries[tries.length - 1];
    taken.push({ ...place, wide });
    return place;
  });
}

/** The white rim around a number. */
const RIM = 3;
export type Sight = Pick<Camera, 'x' | 'y' | 'scale' | 'width' | 'height' | 'top'>;

/**
 * The nearest point at which a mark of this size is wholly in the window, in board units. If it is
 * farther away than `most`, its piece is out of sight too, and the mark stays there.
 */
export function inSight(
  camera: Sight,
  [x, y]: Cell,
  { wide, high, most }: { wide: number; high: number; most: number },
): Cell {
  const { scale } = camera;
  const nearest = (at: number, half: number, from: number, to: number): number => {
    const near = Math.max(from / scale + half, Math.min(to / scale - half, at));
    return Math.abs(near - at) > most ? at : near;
  };
  return [
    nearest(x, wide / 2 + RIM, -camera.x, camera.width - camera.x),
    nearest(y, high / 2 + RIM, camera.top - camera.y, camera.height - camera.y),
  ];
}
