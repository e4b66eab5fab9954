/** Several treasures of one card: which of them can lie on the boat together. */
import { tileOf } from '../../pieces/pieces';
import { type Laid, type Piece, nextOf, tileIn } from '../../board/staged-tiles';

const isRare = (piece: Piece): boolean => tileOf(tileIn(piece)).kind === 'rare';

/** The staged treasures that stay when this one is placed, of at most `most`: a rare one comes alone. */
export function staying(stand: readonly Laid[], piece: Piece | null, most: number): Laid[] {
  if (piece !== null && isRare(piece)) return [];
  const others = stand.filter((laid) => laid.piece !== piece && !isRare(laid.piece));
  return others.slice(0, most - 1);
}

/** The treasures to choose the next one from; a second common one of a shape is another piece. */
export function nextPieces(
  tiles: readonly string[],
  stand: readonly Laid[],
  most: number,
): Piece[] {
  const others = staying(stand, null, stand.length < most ? most + 1 : most);
  const taken = others.map(({ piece }) => piece);
  return tiles.map((tile) => (isRare(tile) ? tile : nextOf(tile, taken)));
}
