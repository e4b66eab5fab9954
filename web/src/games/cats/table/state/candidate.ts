/** A held or staged piece at its place, and what is known about it. */
import { type Cell, tileOf } from '../../pieces/pieces';
import type { Colour } from '../../types';
import { type Laid, type Piece, tileIn } from '../../board/staged-tiles';

export interface Candidate extends Laid {
  /** the cell under its centre */
  at: Cell;
  /** whether it fits; null if unknown */
  fits: boolean | null;
  /** the points it would give; null if unknown or hidden */
  gain: number | null;
}

/** The best colour of an oshax at its place, and its points. */
export interface Best {
  colour: Colour;
  gain: number;
}

export const isOshax = (piece: Piece): boolean => tileOf(tileIn(piece)).kind === 'oshax';

/** The points of a piece where it fits; an oshax depends on its colour, chosen later. */
export const gainIn = (piece: Piece, fit: { gain: number | null } | undefined): number | null =>
  isOshax(piece) ? null : (fit?.gain ?? null);

export const isUncoloured = (one: Laid | null): boolean =>
  one !== null && one.colour === null && isOshax(one.piece);

export function bestOf(colours: Readonly<Partial<Record<Colour, number>>> | null): Best | null {
  const [best] = Object.entries(colours ?? {}).sort(([, a], [, b]) => b - a);
  return best ? { colour: best[0] as Colour, gain: best[1] } : null;
}
