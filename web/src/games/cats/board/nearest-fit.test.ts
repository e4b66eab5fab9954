import { describe, expect, it } from 'vitest';
import type { Cell } from '../pieces/pieces';
import { aimAt, coveringAt, fittingPose, landing, poseFor } from './nearest-fit';
import { fitAt, fitsByTile, fitsOf, middlesOf, stopsOf } from './fits';
import { UPRIGHT, cellsAt, turned } from './held-tile';

const place = (cells: Cell[], gain: number | null = null) => ({ cells, gain });
/** Two cells beside one another, and two above one another. */
const lying = place(cellsAt('c2', UPRIGHT, [5, 4]), 1);
const standing = place(cellsAt('c2', turned(UPRIGHT, 1), [5, 4]), 3);
const fits = fitsOf([lying, standing]);

describe('where a tile fits', () => {
  it('is found by pose and central cell', () => {
    expect(fitAt(fits, 'c2', UPRIGHT, [5, 4])?.gain).toBe(1);
    expect(fitAt(fits, 'c2', turned(UPRIGHT, 1), [5, 4])?.gain).toBe(3);
    expect(fitAt(fits, 'c2', UPRIGHT, [6, 4])).toBeUndefined();
    expect(middlesOf(fits, 'c2', UPRIGHT)).toEqual([{ at: [5, 4], gain: 1 }]);
  });
  it('is recognised by its shape among several tiles', () => {
    const all = [lying, place([[3, 3]]), standing];
    const found = fitsByTile(all, ['c1', 'c2', 'c3i']);
    expect([...found.keys()]).toEqual(['c1', 'c2']);
    expect(found.get('c2')?.size).toBe(2);
  });
  it('is where keys go, in another pose if it fits nowhere in its own', () => {
    expect(stopsOf(fits, 'c2', UPRIGHT)).toEqual([[5, 4]]);
    expect(stopsOf(fitsOf([standing]), 'c2', UPRIGHT)).toContainEqual([5, 4]);
    expect(stopsOf(fitsOf([]), 'c2', UPRIGHT)).toEqual([]);
  });
});

describe('a piece that is aimed', () => {
  it('snaps to a nearby place', () => {
    expect(aimAt(fits, 'c2', UPRIGHT, [6.1, 4.6])).toEqual([5, 4]);
  });
  it('is held where it does not fit, to show why', () => {
    expect(aimAt(fits, 'c1', UPRIGHT, [10.2, 4.7])).toEqual([10, 4]);
    expect(aimAt(undefined, 'c1', UPRIGHT, [10.2, 4.7])).toEqual([10, 4]);
  });
  it('is not held outside the boat', () => {
    expect(aimAt(fits, 'c1', UPRIGHT, [0.5, 0.5])).toBeNull();
  });
  it('takes the next pose that fits and looks different', () => {
    expect(fittingPose(fits, 'c2', UPRIGHT, [5, 4])).toEqual(UPRIGHT);
    const next = fittingPose(fits, 'c2', UPRIGHT, [5, 4], 1);
    expect(next && fitAt(fits, 'c2', next, [5, 4])?.gain).toBe(3);
    expect(fittingPose(fits, 'c2', UPRIGHT, [9, 4])).toBeNull();
  });
  it('covers a tapped cell if its centre cannot be there', () => {
    const other = lying.cells.find(([x]) => x !== 5) as Cell;
    expect(coveringAt(fits, 'c2', UPRIGHT, other)).toEqual([5, 4]);
    expect(coveringAt(fits, 'c2', UPRIGHT, [12, 4])).toBeNull();
  });
  it('keeps its pose on request: on a place nearby, or where it does not fit', () => {
    expect(landing(fits, 'c2', UPRIGHT, [5, 4], { keeps: true }).pose).toEqual(UPRIGHT);
    const upright = fitsOf([lying]);
    const other = turned(UPRIGHT, 1);
    expect(landing(upright, 'c2', other, [5, 4]).pose.turn).not.toBe(1);
    expect(landing(upright, 'c2', other, [5, 4], { keeps: true })).toEqual({
      at: [5, 4],
      pose: other,
    });
    expect(landing(upright, 'c2', UPRIGHT, [5, 5], { keeps: true }).at).toEqual([5, 4]);
    expect(landing(upright, 'c2', UPRIGHT, [9, 4], { keeps: true }).at).toEqual([9, 4]);
  });
  it('is recognised on its cells', () => {
    expect(poseFor('c2', standing.cells)?.turn).toBe(1);
    expect(poseFor('c1', standing.cells)).toBeNull();
  });
});
