import { expect, it } from 'vitest';
import { roomToBuild } from './room-to-build';

const territory = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const WINDOW = { width: 900, height: 600 };
const north = { x: 0, y: -1 };
const farNorth = { x: 0, y: -2 };

it('is the same for each tile of a turn', () => {
  const shown = (...stand: { x: number; y: number }[]) =>
    roomToBuild({ territory, stand, tiles: 2, ...WINDOW });
  expect(shown(north)).toEqual(shown());
  expect(shown(north, farNorth)).toEqual(shown());
});

it('grows only for tiles that would be out of sight', () => {
  const small = { territory, tiles: 2, width: 200, height: 200 };
  const start = roomToBuild({ ...small, stand: [] });
  expect(start.top).toBeCloseTo(-1.04);
  expect(roomToBuild({ ...small, stand: [north] }).top).toBeCloseTo(-2.04);
  // Nothing is built beside the last tile.
  expect(roomToBuild({ ...small, tiles: 1, stand: [north] }).top).toBeCloseTo(-1.04);
  const three = { territory, tiles: 3, ...WINDOW, stand: [north, farNorth] };
  expect(roomToBuild(three).top).toBeCloseTo(-3.04);
});
