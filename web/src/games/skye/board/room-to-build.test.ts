import { expect, it } from 'vitest';
import { Reached, RoundStart, roomAtRest, roomOnLowBoard, roomToBuild } from './room-to-build';

const territory = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const WINDOW = { width: 900, height: 600 };
const north = { x: 0, y: -1 };
const farNorth = { x: 0, y: -2 };

it('is the same before a turn, for each of its tiles and after it', () => {
  const shown = (...added: { x: number; y: number }[]) =>
    roomToBuild({ start: territory, land: [...territory, ...added], ...WINDOW });
  const before = shown();
  expect(shown(north)).toEqual(before);
  expect(shown(north, farNorth)).toEqual(before);
});

it('grows only for tiles that would be out of sight', () => {
  const top = (window: object, ...added: { x: number; y: number }[]): number =>
    roomToBuild({
      ...{ width: 200, height: 200, ...window },
      start: territory,
      land: [...territory, ...added],
    }).top;
  expect(top({})).toBeCloseTo(-1.04);
  expect(top({}, north)).toBeCloseTo(-1.04);
  expect(top({}, north, farNorth)).toBeCloseTo(-2.04);
  expect(top(WINDOW, north, farNorth, { x: 0, y: -3 })).toBeCloseTo(-3.04);
});

it('keeps in sight what was in sight, until the next round', () => {
  const reached = new Reached();
  expect(reached.with(1, [...territory, north, farNorth])).toHaveLength(4);
  expect(reached.with(1, territory)).toEqual([...territory, north, farNorth]);
  expect(reached.with(2, territory)).toEqual(territory);
});

it('has room for a second tile where that costs little', () => {
  const high = [0, 1, 2, 3].map((y) => ({ x: 0, y }));
  const room = roomToBuild({ start: high, land: high, ...WINDOW });
  expect(room.top).toBeCloseTo(-1.04);
  expect(room.left).toBeCloseTo(-2.04);
});

it('is the same at rest, except where the board is lower then', () => {
  const site = { start: territory, land: territory, ...WINDOW };
  expect(roomAtRest(site, true)).toEqual(roomToBuild(site));
  expect(roomAtRest({ ...site, height: 160 }, false).top).toBeCloseTo(-1.04);
  expect(roomAtRest({ ...site, height: 90 }, false).top).toBeCloseTo(-0.35);
});

const LOW = { width: 360, side: 50, spare: 110, start: territory };
type Spots = readonly { x: number; y: number }[];
const inMarket = (land: Spots, start = territory) =>
  roomOnLowBoard({ ...LOW, start, land, height: 165, isHigh: false });
const whileBuilding = (land: Spots, start = territory) =>
  roomOnLowBoard({ ...LOW, start, land, height: 275, isHigh: true });
const cellOf = (room: ReturnType<typeof inMarket>, height: number): number =>
  height / ((room?.bottom ?? 0) - (room?.top ?? 0));

it('keeps its place and size on a board that grows downwards while one builds', () => {
  const [market, building] = [inMarket(territory), whileBuilding(territory)];
  expect(market).not.toBeNull();
  expect(building).toEqual({ ...market, bottom: building?.bottom });
  expect(cellOf(building, 275)).toBeCloseTo(cellOf(market, 165));
  // The land is above the market, and there is room for a tile on each side.
  expect(market?.bottom).toBeGreaterThanOrEqual(1);
  expect(building?.top).toBeLessThan(-1);
  expect(building?.bottom).toBeGreaterThan(2);
  expect(whileBuilding([...territory, north])).toEqual(building);
});

it('shows a tile below the land, which the market would cover, in the same size', () => {
  const below = inMarket([...territory, { x: 0, y: 1 }]);
  expect(below?.bottom).toBeGreaterThanOrEqual(2);
  expect(cellOf(below, 165)).toBeCloseTo(cellOf(inMarket(territory), 165));
});

it('leaves a land that would become too small to other rooms', () => {
  const high = [0, 1, 2, 3, 4, 5].map((y) => ({ x: 0, y }));
  expect(inMarket(high, high)).toBeNull();
  expect(whileBuilding(high, high)).toBeNull();
});

it('starts from the land of the round until the next one, or until a move is undone', () => {
  const start = new RoundStart();
  const grown = [...territory, north];
  expect(start.of(1, territory)).toBe(territory);
  expect(start.of(1, grown)).toBe(territory);
  expect(start.of(2, grown)).toBe(grown);
  expect(start.of(2, territory)).toBe(territory);
});
