/** Where the guide's slip lies: in a corner of the board where it covers nothing that it points at. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The buttons of the board are in the fourth corner. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left';

const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left'];
export const MARGIN = 12;

const cover = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** A free corner for the slip, the usual one if it is free or if none is. */
export function freeCorner(
  board: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  rings: readonly Box[],
  usual: Corner,
): Corner {
  const boxAt = (corner: Corner): Box => ({
    left: corner === 'top-right' ? board.left + board.width - MARGIN - width : board.left + MARGIN,
    top: corner === 'bottom-left' ? board.top + board.height - MARGIN - height : board.top + MARGIN,
    width,
    height,
  });
  const isFree = (corner: Corner): boolean => !rings.some((ring) => cover(ring, boxAt(corner)));
  return [usual, ...CORNERS].find(isFree) ?? usual;
}
