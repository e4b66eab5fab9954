/** Islands that bots have built in real games, for the pictures of the start page. */

interface Lying {
  tile: string;
  x: number;
  y: number;
  turn: number;
}

type Row = [tile: string, x: number, y: number, turn: number];
const island = (rows: Row[]): Lying[] => rows.map(([tile, x, y, turn]) => ({ tile, x, y, turn }));

/** Wide, for the card of the game. */
export const LONG_ISLAND = island([
  ['C-blue', 0, 0, 0],
  ['L47', 1, 0, 0],
  ['L41', 1, -1, 2],
  ['L66', 2, 0, 2],
  ['L68', 2, -1, 2],
  ['L42', -1, 0, 1],
  ['L64', 3, 0, 2],
  ['L24', -1, 1, 3],
  ['L40', 3, -1, 1],
  ['L22', 0, 1, 1],
  ['L53', -2, 1, 1],
  ['L60', -2, 0, 3],
  ['L13', 1, 1, 2],
]);

/** Nearly square, for the island of the day. */
export const DAILY_ISLAND = island([
  ['C-red', 0, 0, 0],
  ['L25', -1, 0, 1],
  ['L05', 1, 0, 0],
  ['L50', 0, 1, 1],
  ['L46', 0, -1, 3],
  ['L24', 1, -1, 2],
  ['L36', -1, -1, 1],
  ['L71', -1, 1, 0],
  ['L12', 1, 1, 3],
  ['L04', 1, 2, 1],
  ['L44', 0, 2, 3],
  ['L07', -1, 2, 1],
  ['L10', 2, 2, 3],
  ['L60', 2, -1, 0],
]);
