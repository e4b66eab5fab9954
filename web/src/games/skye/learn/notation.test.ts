import { expect, it } from 'vitest';
import { cellText, moveText, readCell, readPlaced } from './notation';

it('cells are steps from the castle, north or south first', () => {
  expect([cellText(2, -1), cellText(-1, 1), cellText(0, 3), cellText(0, 0)]).toEqual([
    'n1e2',
    's1w1',
    's3',
    '0',
  ]);
  for (const [x, y] of [
    [0, 0],
    [2, -1],
    [-1, 1],
    [0, 3],
    [-12, 0],
  ])
    expect(readCell(cellText(x, y)).map((steps) => steps || 0)).toEqual([x, y]);
  expect(() => readCell('e2n1')).toThrow();
});

it('a castle is in the centre, a tile at its cell', () => {
  expect(readPlaced('C-blue')).toEqual({ tile: 'C-blue', x: 0, y: 0, turn: 0 });
  expect(readPlaced('L03 n1e2 r1')).toEqual({ tile: 'L03', x: 2, y: -1, turn: 1 });
});

it('moves are written as the server reads them', () => {
  const seat = 0;
  const prices: [[string, number], [string, number]] = [
    ['L40', 3],
    ['L03', 2],
  ];
  expect(moveText({ type: 'price', seat, axe: 'L12', prices })).toBe('axe L12, L40=3, L03=2');
  expect(moveText({ type: 'buy', seat, tile: 'L40' })).toBe('buy L40');
  expect(moveText({ type: 'pass', seat })).toBe('pass');
  expect(moveText({ type: 'place', seat, tile: 'L03', x: 2, y: -1, turn: 1 })).toBe('L03 n1e2 r1');
});
