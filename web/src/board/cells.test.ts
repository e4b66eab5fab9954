import { describe, expect, it } from 'vitest';
import { borderOf, boundsOf, nextCell } from './cells';

describe('bounds', () => {
  it('are those of all cells, with a margin', () => {
    expect(
      boundsOf(
        [
          { x: -1, y: 0 },
          { x: 2, y: 3 },
        ],
        1,
      ),
    ).toEqual({ left: -2, top: -1, right: 4, bottom: 5 });
  });
  it('of nothing are one cell', () => {
    expect(boundsOf([])).toEqual({ left: -0, top: -0, right: 1, bottom: 1 });
  });
});

describe('the border of cells', () => {
  it('of one cell is a square', () => {
    expect(borderOf([[0, 0]])).toBe('M0 0L100 0L100 100L0 100Z');
  });
  it('goes around neighbours together', () => {
    expect(
      borderOf([
        [0, 0],
        [1, 0],
      ]).match(/Z/g),
    ).toHaveLength(1);
  });
  it('has a hole where a cell is missing', () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 1 || y !== 1);
    expect(borderOf(ring).match(/Z/g)).toHaveLength(2);
  });
  it('closes every line where cells touch at a corner', () => {
    const path = borderOf([
      [0, 0],
      [1, 1],
    ]);
    expect(path.match(/L/g)?.length).toBeGreaterThanOrEqual(6);
    expect(path.endsWith('Z')).toBe(true);
  });
});

describe('the next cell', () => {
  it('is the nearest in that direction', () => {
    expect(
      nextCell(
        [0, 0],
        [1, 0],
        [
          [3, 0],
          [2, 0],
          [-1, 0],
        ],
      ),
    ).toEqual([2, 0]);
  });
  it('prefers cells ahead', () => {
    expect(
      nextCell(
        [0, 0],
        [0, -1],
        [
          [3, -1],
          [0, -3],
        ],
      ),
    ).toEqual([0, -3]);
  });
  it('wraps around if none is ahead', () => {
    const among = [
      [0, -1],
      [1, -4],
      [5, 0],
    ] as const;
    expect(nextCell([0, 0], [0, 1], among)).toEqual([1, -4]);
    expect(nextCell([0, 0], [-1, 0], [[0, 3]])).toEqual([0, 3]);
  });
  it('is undefined if there is no other', () => {
    expect(nextCell([0, 0], [0, 1], [[0, 0]])).toBeUndefined();
    expect(nextCell([0, 0], [0, 1], [])).toBeUndefined();
  });
});
