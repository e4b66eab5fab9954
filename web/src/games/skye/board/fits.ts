/** Where a tile fits: the server's answer, by cell. */
import { type Cell, keyOf } from '../../../board/cells';
import type { Placed, Skye } from '../types';
import type { Legal } from '../../../wire/types';
import { linkedBy } from './regions';

/** A rotation that fits, and its points; null if the table has no previews. */
export interface Fit {
  turn: number;
  gain: number | null;
  /** The barrels linked to the castle then; 0 if the table has no previews. */
  barrels: number;
}

export interface Fits {
  /** The tiles that were assumed to be placed already. */
  under: readonly Placed[];
  /** The rotations that fit, by cell. */
  cells: ReadonlyMap<string, readonly Fit[]>;
}

/** `land` is what was built before. */
export function fitsOf(
  land: readonly Placed[],
  under: readonly Placed[],
  { moves, gains }: Legal<Skye>,
): Fits {
  const cells = new Map<string, Fit[]>();
  moves.forEach((move, i) => {
    if (move.type !== 'place') return;
    const key = keyOf(move.x, move.y);
    const barrels = gains ? linkedBy([...land, ...under, move]).barrels : 0;
    const fit = { turn: move.turn, gain: gains?.[i] ?? null, barrels };
    cells.set(key, [...(cells.get(key) ?? []), fit]);
  });
  return { under, cells };
}

export const turnsAt = (fits: Fits | undefined, x: number, y: number): readonly Fit[] =>
  fits?.cells.get(keyOf(x, y)) ?? [];

/** The cells where it fits in some rotation. */
export const cellsOf = (fits: Fits | undefined): Cell[] =>
  [...(fits?.cells.keys() ?? [])].map((key) => key.split(',').map(Number) as unknown as Cell);

/** The cell whose centre is nearest to a point, at most `within` cells away; or null. */
export function nearestCell(cells: readonly Cell[], [x, y]: Cell, within: number): Cell | null {
  const far = ([cx, cy]: Cell): number => Math.hypot(cx + 0.5 - x, cy + 0.5 - y);
  const near = cells.filter((cell) => far(cell) <= within);
  return near.length > 0 ? near.reduce((a, b) => (far(b) < far(a) ? b : a)) : null;
}

/** The first fitting rotation clockwise from the given one; the given one if none fits. */
export function nearestTurn(fits: readonly Fit[], turn: number, from = 0): number {
  for (let by = from; by < from + 4; by++) {
    const next = (turn + by) & 3;
    if (fits.some((fit) => fit.turn === next)) return next;
  }
  return turn;
}

/**
 * How a tile lies in a cell, with its points: as the player rotated it if that fits, otherwise in
 * the rotation that gives the most points, then the most income; of equal ones the first clockwise
 * from the given one.
 */
export const promised = (
  fits: readonly Fit[],
  turn: number,
  byHand: number | undefined,
): Fit | undefined => {
  const most = Math.max(...fits.map(({ gain }) => gain ?? 0));
  const equal = fits.filter(({ gain }) => (gain ?? 0) === most);
  const barrels = Math.max(...equal.map((fit) => fit.barrels));
  const best = equal.filter((fit) => fit.barrels === barrels);
  const fitting = nearestTurn(best, turn);
  return fits.find((fit) => fit.turn === byHand) ?? best.find((fit) => fit.turn === fitting);
};

/** Whether a cell is empty and beside a tile. */
export function isBeside(x: number, y: number, land: readonly Placed[]): boolean {
  const taken = new Set(land.map((one) => keyOf(one.x, one.y)));
  if (taken.has(keyOf(x, y))) return false;
  return [keyOf(x, y - 1), keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x - 1, y)].some((key) =>
    taken.has(key),
  );
}

/** Whether the same tiles are in the same places. */
export const sameStand = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every((placed, i) => {
    const { tile, x, y, turn } = other[i];
    return placed.tile === tile && placed.x === x && placed.y === y && placed.turn === turn;
  });

/** Whether something read from storage is a placed tile. */
export function isPlaced(found: unknown): found is Placed {
  const { tile, x, y, turn } = (found ?? {}) as Partial<Record<keyof Placed, unknown>>;
  return typeof tile === 'string' && [x, y, turn].every(Number.isInteger);
}
