/** A full boat, for the pictures of the start page. */
import type { Colour, OnBoat } from '../types';

/** A tile, its cells in notation, and the colour of an oshax. */
function laid(row: string): OnBoat {
  const [first = '', ...cells] = row.split(' ');
  const [tile = '', colour = null] = first.split('=');
  return {
    tile,
    cells: cells.map((cell) => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1]),
    colour: colour as Colour | null,
  };
}

const ROWS = [
  'red-k12 a4 a5 a6 b3 b4 b5',
  'purple-k10 b6 b7 c5 c6 c7',
  'red-k10 c3 c4 d3 d4 e4',
  'blue-k10 d5 d6 d7 e5 e6',
  'green-k10 e2 e3 f2 f3 g2',
  'red-k17 e7 e8 f6 f7 f8 g8',
  'red-k01 f4 f5 g3 g4',
  'red-k05 g5 g6 g7 h7 h8',
  'green-k17 h1 h2 i1 i2 i3 j1',
  'orange-k17 h9 i7 i8 i9 j8 j9',
  'green-k04 h3 h4 h5 h6 i4',
  'orange-k01 i5 i6 j6 j7',
  'green-k01 j2 j3 k1 k2',
  'purple-k01 j4 j5 k5 k6',
  'r_o k8 k9 l8 l9',
  'green-k05 k3 k4 l1 l2 l3',
  'orange-k03 k7 l4 l5 l6 l7',
  'purple-k06 m1 m2 m3 n1 o1',
  'orange-k09 m8 m9 n9 o8 o9',
  'orange-k05 m5 m6 m7 n7 n8',
  'purple-k04 m4 n3 n4 n5 n6',
  'blue-k04 n2 o2 o3 p2 q2',
  'purple-k05 o5 o6 o7 p7 p8',
  'blue-k12 o4 p3 p4 q3 q4 r3',
  'o6=blue p5 p6 q6 q7 q8 r7',
  'r_t q5 r4 r5 r6',
  'blue-k17 s3 s4 s5 t4 t5 u4',
  'c2 s6 s7',
  'c3l t6 u5 u6',
  'c1 v5',
];

export const FULL_BOAT = { boat: 'boat4', tiles: ROWS.map(laid) };
