/** Staged tiles on our boat. */
import { type Cell, tileOf } from '../pieces/pieces';
import type { Colour, OnBoat } from '../types';
import { type Pose, placeKey, samePose } from './held-tile';

/**
 * A piece: a tile, or one of several that are the same, such as `c1*2`.
 *
 * In try mode a second chest is another piece.
 */
export type Piece = string;

export const tileIn = (piece: Piece): string => piece.split('*')[0];

/** Another one of the same tile. */
export function nextOf(piece: Piece, taken: readonly Piece[]): Piece {
  const tile = tileIn(piece);
  for (let n = 1; ; n++) {
    const next = n === 1 ? tile : `${tile}*${n}`;
    if (!taken.includes(next)) return next;
  }
}

export interface Laid {
  piece: Piece;
  cells: readonly Cell[];
  pose: Pose;
  /** the colour of an oshax; null if not chosen, and for other tiles */
  colour: Colour | null;
}

/** Whether something read from storage is a staged piece. */
export function isLaid(found: unknown): found is Laid {
  const { piece, cells, pose } = (found ?? {}) as Partial<Record<keyof Laid, unknown>>;
  const isPose = typeof pose === 'object' && pose !== null;
  return typeof piece === 'string' && Array.isArray(cells) && isPose;
}

export const sameLaid = (one: readonly Laid[], other: readonly Laid[]): boolean =>
  one.length === other.length &&
  one.every((laid, i) => {
    const { piece, cells, pose, colour } = other[i];
    return (
      laid.piece === piece &&
      laid.colour === colour &&
      samePose(laid.pose, pose) &&
      placeKey(laid.cells) === placeKey(cells)
    );
  });

/** The tile as in a view; the colour of a cat is in its id. */
export const onBoat = ({ piece, cells, colour }: Laid): OnBoat => ({
  tile: tileIn(piece),
  cells: cells.map(([x, y]) => [x, y]),
  colour,
});

/** A cell in notation: a letter from the stern, a number from the top. */
export const cellText = ([x, y]: Cell): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The server needs a colour even if none is chosen. */
const ANY: Colour = 'blue';

/** A staged piece for the server. */
export function written({ piece, cells, colour }: Laid): string {
  const tile = tileIn(piece);
  const worn = tileOf(tile).kind === 'oshax' ? [colour ?? ANY] : [];
  return [tile, ...worn, 'at', ...cells.map(cellText)].join(' ');
}
