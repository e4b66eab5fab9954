/** Where a tile fits: the answer of the server to one question, by cell. */
import { type Cell, keyOf } from '../../../board/cells';
import type { Placed, Skye } from '../types';
import type { Legal } from '../../../wire/types';

/** A turn that fits, and what it would give; null where the table tells no previews. */
export interface Fit {
  turn: number;
  gain: number | null;
}

export interface Fits {
  /** The tiles that were thought of as lying there already. */
  under: readonly Placed[];
  /** The turns that fit, by cell. */
  cells: ReadonlyMap<string, readonly Fit[]>;
}

export function fitsOf(under: readonly Placed[], { moves, gains }: Legal<Skye>): Fits {
  const cells = new Map<string, Fit[]>();
  moves.forEach((move, i) => {
    if (move.type !== 'place') return;
    const key = keyOf(move.x, move.y);
    const fit = { turn: move.turn, gain: gains?.[i] ?? null };
    cells.set(key, [...(cells.get(key) ?? []), fit]);
  });
  return { under, cells };
}

export const turnsAt = (fits: Fits | undefined, x: number, y: number): readonly Fit[] =>
  fits?.cells.get(keyOf(x, y)) ?? [];

/** The cells where it fits in some turn. */
export const cellsOf = (fits: Fits | undefined): Cell[] =>
  [...(fits?.cells.keys() ?? [])].map((key) => key.split(',').map(Number) as unknown as Cell);

/** The turn itself if it fits, else the next one clockwise that does; if none does, the turn itself. */
export function nearestTurn(fits: readonly Fit[], turn: number, from = 0): number {
  for (let by = from; by < from + 4; by++) {
    const next = (turn + by) & 3;
    if (fits.some((fit) => fit.turn === next)) return next;
  }
  return turn;
}

/** An empty cell beside some tile: there one could think that another fits. */
export function isBeside(x: number, y: number, land: readonly Placed[]): boolean {
  const taken = new Set(land.map((one) => keyOf(one.x, one.y)));
  if (taken.has(keyOf(x, y))) return false;
  return [keyOf(x, y - 1), keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x - 1, y)].some((key) =>
    taken.has(key),
  );
}

/** The same tiles in the same places? */
export const sameStand = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every((placed, i) => {
    const { tile, x, y, turn } = other[i];
    return placed.tile === tile && placed.x === x && placed.y === y && placed.turn === turn;
  });
