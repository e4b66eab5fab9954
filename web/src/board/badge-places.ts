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

/** A drawing that a number should leave in sight: a circle in board units. */
export interface Drawing {
  x: number;
  y: number;
  r: number;
}

const middle = (cells: Group['cells'], axis: 0 | 1): number =>
  (Math.min(...cells.map((cell) => cell[axis])) + Math.max(...cells.map((cell) => cell[axis]))) / 2;

/** The directions from the centre of a cell. */
const STRAIGHT: readonly Cell[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const ASIDE: readonly Cell[] = [...STRAIGHT, [-1, -1], [1, -1], [-1, 1], [1, 1]];

/**
 * Where the centre of a number can be, the best places first: the centre of the cells if it is on
 * one of them, the cells, the nearest to it first, and beside their centres. On their edges only if
 * there is no other room.
 */
function spots(cells: Group['cells'], wide: number, high: number): { on: Cell[]; edges: Cell[] } {
  const [x, y] = [middle(cells, 0), middle(cells, 1)];
  const far = (cell: Cell): number => Math.hypot(cell[0] - x, cell[1] - y);
  const near = [...cells].sort((a, b) => far(a) - far(b));
  const own = near.map(centreOf);
  const moved = (by: readonly Cell[], right: number, down: number): Cell[] =>
    own.flatMap(([left, top]) => by.map(([dx, dy]): Cell => [left + dx * right, top + dy * down]));
  const [right, down] = [wide, high].map((size) => Math.max(0, CELL - size) / 2);
  return {
    on: [...(far(near[0]) < 1 ? [centreOf([x, y])] : []), ...own, ...moved(ASIDE, right, down)],
    edges: moved(STRAIGHT, CELL / 2, CELL / 2),
  };
}

const centreOf = ([x, y]: Cell): Cell => [(x + 0.5) * CELL, (y + 0.5) * CELL];

/** The scales to try, the best one first. */
function scales(cells: Group['cells'], zoom: number): number[] {
  const most = cells.length > 2 ? LARGE : SINGLE;
  const best = Math.max(1, Math.min(most, LEGIBLE / zoom));
  return [best, Math.max(1, best * 0.75), Math.max(1, best / 2), 1];
}

/**
 * A place for the number of each group; null without a number. None is over another one, and each
 * covers as few of the drawings as it can.
 */
export function badgePlaces(
  groups: readonly Group[],
  zoom: number,
  drawings: readonly Drawing[] = [],
): (BadgePlace | null)[] {
  const taken: (BadgePlace & { wide: number })[] = [];
  const isFree = ({ x, y, scale }: BadgePlace, wide: number): boolean =>
    taken.every(
      (other) =>
        Math.abs(other.x - x) >= (other.wide * other.scale + wide * scale) / 2 ||
        Math.abs(other.y - y) >= (BADGE_HEIGHT * (other.scale + scale)) / 2,
    );
  const covered = ({ x, y, scale }: BadgePlace, wide: number): number =>
    drawings.filter((one) => {
      const across = Math.max(0, Math.abs(one.x - x) - (wide * scale) / 2);
      const down = Math.max(0, Math.abs(one.y - y) - (BADGE_HEIGHT * scale) / 2);
      return Math.hypot(across, down) < one.r;
    }).length;
  return groups.map(({ badge, cells }) => {
    if (!badge || cells.length === 0) return null;
    const wide = badgeWidth(badge);
    const sizes = scales(cells, zoom).flatMap((scale) => {
      const { on, edges } = spots(cells, wide * scale, BADGE_HEIGHT * scale);
      return [on, edges].map((some) => some.map(([x, y]): BadgePlace => ({ x, y, scale })));
    });
    const free = sizes.map((tries) => tries.filter((one) => isFree(one, wide)));
    const tries = free.find(({ length }) => length > 0) ?? sizes[sizes.length - 1];
    const costs = tries.map((one) => covered(one, wide));
    const place = tries[costs.indexOf(Math.min(...costs))];
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
