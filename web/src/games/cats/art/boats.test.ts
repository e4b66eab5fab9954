/** The boats are compared with the data: rats, maps, rooms, walls. */
import { describe, expect, it } from 'vitest';
import { drawLights, drawPlan, fullRooms, printedOn, wallPath } from './boat/boat';
import { U } from './parts/outline';
import { BOATS, BOAT_CELLS, type Cell, FAMILIES, GRID } from '../pieces/pieces';
import { cellSet, keyOf } from '../pieces/poses';
import { ROOM_SIGNS } from './parts/rooms';
import { mapId } from './parts/maps';

const DIRTY = /NaN|undefined|Infinity|null|\sstyle=|<style|<script/;
const sorted = (cells: readonly Cell[]): string[] => cells.map(keyOf).sort();

it('the rooms make up the whole boat', () => {
  expect(BOAT_CELLS).toHaveLength(142);
  expect(sorted(GRID.rooms.flatMap(({ cells }) => cells))).toEqual(sorted(BOAT_CELLS));
  for (const { symbol } of GRID.rooms)
    if (symbol) expect(Object.keys(ROOM_SIGNS)).toContain(symbol);
});

describe.each(BOATS.map((boat) => [boat.id, boat] as const))('%s', (_, boat) => {
  const printed = printedOn(boat);

  it('has its rats where the data say', () => {
    const rats = printed.filter(({ kind }) => kind === 'rat');
    expect(sorted(rats.map(({ cell }) => cell))).toEqual(sorted(boat.rats));
    expect(boat.rats).toHaveLength(19);
  });

  it('has its maps where the data say', () => {
    const maps = printed.filter(({ kind }) => kind === 'map');
    expect(maps).toHaveLength(5);
    for (const family of FAMILIES)
      expect(maps.find(({ id }) => id === mapId(family))?.cell).toEqual(boat.maps[family]);
  });

  it('shows the sign of every room inside of it, and nothing twice in a cell', () => {
    for (const { symbol, cells } of GRID.rooms) {
      const here = printed.filter(
        ({ kind, cell }) => kind === 'sign' && cellSet(cells).has(keyOf(cell)),
      );
      expect(here.length > 0).toBe(symbol !== null);
      for (const { id } of here) expect(id).toBe(`ct-room-${symbol}`);
    }
    expect(cellSet(printed.map(({ cell }) => cell)).size).toBe(printed.length);
  });
});

it('walls stand between rooms, and only there', () => {
  const roomOf = new Map(GRID.rooms.flatMap(({ no, cells }) => cells.map((c) => [keyOf(c), no])));
  const walls = new Set(wallPath().split('M').filter(Boolean));
  let expected = 0;
  for (const [x, y] of BOAT_CELLS) {
    const here = roomOf.get(keyOf([x, y]));
    const right = roomOf.get(keyOf([x + 1, y]));
    const below = roomOf.get(keyOf([x, y + 1]));
    const [beside, under] = [`${(x + 1) * U} ${y * U}v${U}`, `${x * U} ${(y + 1) * U}h${U}`];
    expect(walls.has(beside)).toBe(right !== undefined && right !== here);
    expect(walls.has(under)).toBe(below !== undefined && below !== here);
    expected += Number(walls.has(beside)) + Number(walls.has(under));
  }
  expect(walls.size).toBe(expected);
});

it('a room is lit when its last cell is covered', () => {
  const [room] = GRID.rooms;
  expect(fullRooms(cellSet(room.cells.slice(1)))).toEqual([]);
  expect(fullRooms(cellSet(room.cells))).toEqual([room]);
  for (const one of GRID.rooms) expect(drawLights(one)).not.toMatch(DIRTY);
});

it('plans are drawn in both frames', () => {
  for (const frame of ['open', 'tight'] as const) {
    const plan = drawPlan(frame);
    expect(plan.length).toBeGreaterThan(5000);
    expect(plan).not.toMatch(DIRTY);
  }
});
