/** A piece where it is held or lies unconfirmed, and what is known about it there. */
import { type Cell, tileOf } from '../../pieces/pieces';
import type { Colour } from '../../types';
import { type Laid, type Piece, tileIn } from '../../board/staged-tiles';

export interface Candidate extends Laid {
  /** the cell under its middle */
  at: Cell;
  /** may it lie there? null: not known yet */
  fits: boolean | null;
  /** what it would give; null: not known or not told */
  gain: number | null;
}

/** The colour of an oshax that gives most where it is, and what it gives. */
export interface Best {
  colour: Colour;
  gain: number;
}

export const isOshax = (piece: Piece): boolean => tileOf(tileIn(piece)).kind === 'oshax';

/** What a piece gives where it fits; that of an oshax goes by its colour, which comes later. */
export const gainIn = (piece: Piece, fit: { gain: number | null } | undefined): number | null =>
  isOshax(piece) ? null : (fit?.gain ?? null);

export const isUncoloured = (one: Laid | null): boolean =>
  one !== null && one.colour === null && isOshax(one.piece);

export function bestOf(colours: Readonly<Partial<Record<Colour, number>>> | null): Best | null {
  const [best] = Object.entries(colours ?? {}).sort(([, a], [, b]) => b - a);
  return best ? { colour: best[0] as Colour, gain: best[1] } : null;
}
