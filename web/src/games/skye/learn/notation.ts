/** Notation of cells and placed tiles: `n1e2`, `L03 n1e2 r1`. */
import type { Move, Placed } from '../types';

const CELL = /^(?:([ns])(\d{1,2}))?(?:([ew])(\d{1,2}))?$/;

/** A cell as steps from the castle; the castle's own is `0`. */
export function cellText(x: number, y: number): string {
  const north = y < 0 ? `n${-y}` : y > 0 ? `s${y}` : '';
  const east = x < 0 ? `w${-x}` : x > 0 ? `e${x}` : '';
  return north + east || '0';
}

export function readCell(text: string): readonly [number, number] {
  const found = CELL.exec(text === '0' ? '' : text);
  if (!found) throw new Error(`${text} is no cell.`);
  const [, north, down = '0', east, aside = '0'] = found;
  return [(east === 'w' ? -1 : 1) * Number(aside), (north === 'n' ? -1 : 1) * Number(down)];
}

/** A castle, or a tile with its cell and rotation. */
export function readPlaced(text: string): Placed {
  const [tile, cell = '0', turn = 'r0'] = text.split(' ');
  const [x, y] = readCell(cell);
  return { tile, x: x || 0, y: y || 0, turn: Number(turn.slice(1)) };
}

/** A move as people type it. */
export function moveText(move: Move): string {
  switch (move.type) {
    case 'price':
      return `axe ${move.axe}, ${move.prices.map(([tile, gold]) => `${tile}=${gold}`).join(', ')}`;
    case 'buy':
      return `buy ${move.tile}`;
    case 'pass':
      return 'pass';
    case 'place':
      return `${move.tile} ${cellText(move.x, move.y)} r${move.turn}`;
  }
}
