import { expect, it } from 'vitest';
import { RoundStart, roomAtRest, roomToBuild } from './room-to-build';

const territory = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const WINDOW = { width: 900, height: 600 };
const north = { x: 0, y: -1 };
const farNorth = { x: 0, y: -2 };

it('is the same before a turn, for each of its tiles and after it', () => {
  const shown = (isOpen: boolean, ...added: { x: number; y: number }[]) =>
    roomToBuild({ start: territory, land: [...territory, ...added], isOpen, ...WINDOW });
  const before = shown(true);
  expect(shown(true, north)).toEqual(before);
  expect(shown(false, north, farNorth)).toEqual(before);
});

it('grows only for tiles that would be out of sight', () => {
  const top = (isOpen: boolean, window: object, ...added: { x: number; y: number }[]): number =>
    roomToBuild({
      ...{ width: 200, height: 200, ...window },
      start: territory,
      land: [...territory, ...added],
      isOpen,
    }).top;
  expect(top(true, {})).toBeCloseTo(-1.04);
  expect(top(true, {}, north)).toBeCloseTo(-2.04);
  // Nothing is built beside the last tile.
  expect(top(false, {}, north)).toBeCloseTo(-1.04);
  expect(top(true, WINDOW, north, farNorth)).toBeCloseTo(-3.04);
});

it('has room for a second tile where that costs little', () => {
  const high = [0, 1, 2, 3].map((y) => ({ x: 0, y }));
  const room = roomToBuild({ start: high, land: high, isOpen: true, ...WINDOW });
  expect(room.top).toBeCloseTo(-1.04);
  expect(room.left).toBeCloseTo(-2.04);
});

it('is the same at rest, except where the board is lower then', () => {
  const site = { start: territory, land: territory, isOpen: false, ...WINDOW };
  expect(roomAtRest(site, true)).toEqual(roomToBuild(site));
  expect(roomAtRest({ ...site, height: 160 }, false).top).toBeCloseTo(-1.04);
  expect(roomAtRest({ ...site, height: 90 }, false).top).toBeCloseTo(-0.35);
});

it('starts from the land of the round until the next one, or until a move is undone', () => {
  const start = new RoundStart();
  const grown = [...territory, north];
  expect(start.of(1, territory)).toBe(territory);
  expect(start.of(1, grown)).toBe(territory);
  expect(start.of(2, grown)).toBe(grown);
  expect(start.of(2, territory)).toBe(territory);
});
