/** A boat that bots have filled in a real game, for the pictures of the start page. */
import type { OnBoat } from '../wire/cats';

type Row = [tile: string, cells: string, colour?: OnBoat['colour']];

/** Cells are written as a letter from the stern and a number from the top. */
const cellsOf = (text: string): OnBoat['cells'] =>
  text.split(' ').map((cell) => [cell.charCodeAt(0) - 97, Number(cell.slice(1))]);
const laid = ([tile, cells, colour = null]: Row): OnBoat => ({
  tile,
  cells: cellsOf(cells),
  colour,
});

const ROWS: Row[] = [
  ['red-k12', 'j7 k7 k8 l7 l8 m8'],
  ['c3i', 'h6 i6 j6'],
  ['red-k01', 'l5 l6 m4 m5'],
  ['r_l', 'n4 n5 n6 o4'],
  ['orange-k17', 'n1 o1 o2 o3 p1 p2'],
  ['c3l', 'q1 q2 r2'],
  ['green-k04', 'g3 g4 g5 g6 h5'],
  ['c3i', 'h3 i3 j3'],
  ['c3i', 'j0 j1 j2'],
  ['o1', 'p4 q4 q5 r5 r6 s6', 'orange'],
  ['orange-k04', 'p3 q3 r3 r4 s3'],
  ['orange-k07', 's5 t3 t4 t5 u5'],
  ['blue-k15', 'f1 g1 h0 h1 h2 i1'],
  ['c3l', 'u3 u4 v4'],
  ['red-k16', 'i4 i5 j5 k4 k5 k6'],
  ['red-k08', 'k3 l2 l3 l4 m3'],
  ['o5', 'b2 c2 c3 d2 e1 e2', 'blue'],
  ['blue-k05', 'd3 e3 f2 f3 g2'],
  ['green-k15', 'd6 e4 e5 e6 e7 f6'],
  ['r_l', 'a3 b3 b4 b5'],
  ['c1', 'i0'],
  ['c2', 'k0 k1'],
];

export const FULL_BOAT = { boat: 'boat2', tiles: ROWS.map(laid) };
