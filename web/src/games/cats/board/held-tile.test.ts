import { describe, expect, it } from 'vitest';
import { TILES, tileOf } from '../pieces/pieces';
import { POSES, formOf } from '../pieces/poses';
import {
  UPRIGHT,
  cellsAt,
  flipped,
  middleOn,
  placeKey,
  posesFrom,
  samePose,
  turned,
} from './held-tile';

describe('a tile that is held', () => {
  it('covers the cell under its centre in every pose', () => {
    for (const { id } of TILES)
      for (const pose of POSES)
        expect(cellsAt(id, pose, [7, 3]).map((cell) => cell.join())).toContain('7,3');
  });
  it('is recognised by its cells', () => {
    for (const { id } of TILES)
      for (const pose of POSES)
        expect(middleOn(id, pose, cellsAt(id, pose, [9, 5]))).toEqual([9, 5]);
  });
  it('is the same after four rotations and after two flips', () => {
    const pose = { flip: true, turn: 3 };
    expect(turned(turned(pose, 2), 2)).toEqual(pose);
    expect(flipped(flipped(pose))).toEqual(pose);
  });
  it('is mirrored left to right by a flip in any rotation', () => {
    for (const { id } of TILES)
      for (const pose of POSES) {
        const mirrored = cellsAt(id, pose, [0, 0]).map(([x, y]) => [-x, y] as const);
        expect(formOf(cellsAt(id, flipped(pose), [0, 0]))).toBe(formOf(mirrored));
      }
  });
  it('has eight poses, its own first', () => {
    for (const pose of POSES) {
      const all = posesFrom(pose);
      expect(all[0]).toEqual(pose);
      expect(
        all.filter((one, i) => all.findIndex((other) => samePose(one, other)) === i),
      ).toHaveLength(8);
    }
  });
});

describe('a place', () => {
  it('does not depend on the order of its cells', () => {
    const cells = cellsAt('c3l', UPRIGHT, [2, 4]);
    expect(placeKey([...cells].reverse())).toBe(placeKey(cells));
    expect(tileOf('c3l').cells).toHaveLength(3);
  });
});
