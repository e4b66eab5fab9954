import { describe, expect, it } from 'vitest';
import { CASTLES, LANDSCAPE, type Tile, isInner } from '../pieces/pieces';
import { castleRoads, closedAreas, linkedBy } from './regions';

const castle = { tile: CASTLES[0].id, x: 0, y: 0, turn: 0 };
const find = (is: (tile: Tile) => boolean): string => {
  const tile = LANDSCAPE.find(is);
  if (!tile) throw new Error('there is no such tile');
  return tile.id;
};

describe('closed areas', () => {
  it('on a single tile are those that reach no edge', () => {
    const tile = find(({ areas }) => areas.some(isInner));
    const alone = closedAreas([{ tile, x: 3, y: 3, turn: 0 }]);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.every(({ x, y }) => x === 3 && y === 3)).toBe(true);
  });

  it('do not exist at a single castle', () => {
    expect(closedAreas([castle])).toEqual(
      CASTLES[0].areas.flatMap((area, part) => (isInner(area) ? [{ ...castle, part }] : [])),
    );
  });

  it('are closed when all their ends meet a tile in any rotation', () => {
    const one = find(({ areas }) => areas.some(({ edges }) => edges.length === 1));
    const side = LANDSCAPE.find(({ id }) => id === one)?.areas.find(
      ({ edges }) => edges.length === 1,
    )?.edges[0];
    // The tile twice: after half a turn its edge meets itself.
    const steps = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
    const [dx, dy] = steps[side ?? 'N'];
    const closed = closedAreas([
      { tile: one, x: 0, y: 0, turn: 0 },
      { tile: one, x: dx, y: dy, turn: 2 },
    ]);
    expect(closed.filter(({ x, y }) => x === 0 && y === 0).length).toBeGreaterThan(0);
    expect(closed.filter(({ x, y }) => x === dx && y === dy).length).toBeGreaterThan(0);
  });
});

describe('the roads of the castle', () => {
  it('are its own without other tiles', () => {
    expect(castleRoads([castle])).toHaveLength(CASTLES[0].roads.length);
  });

  it('continue only if the neighbour has a road on that side', () => {
    const end = CASTLES[0].roads[0][0];
    const steps = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
    const [x, y] = steps[end];
    const back = ({ N: 'S', E: 'W', S: 'N', W: 'E' } as const)[end];
    const on = find(({ roads }) => roads.length === 1 && roads[0].includes(back));
    const off = find(({ roads }) => roads.length === 0);
    expect(castleRoads([castle, { tile: on, x, y, turn: 0 }])).toContainEqual({
      tile: on,
      x,
      y,
      turn: 0,
      part: 0,
    });
    expect(castleRoads([castle, { tile: off, x, y, turn: 0 }])).toHaveLength(
      CASTLES[0].roads.length,
    );
  });
});

describe('what the roads of the castle reach', () => {
  // The castle's roads leave it to the north, south and west.
  const barrel = (turn: number) => ({ tile: 'L64', x: 0, y: -1, turn });
  it('counts barrels only on a linked road, and its open ends', () => {
    expect(linkedBy([castle])).toEqual({ barrels: 0, open: 3 });
    expect(linkedBy([castle, barrel(0)])).toEqual({ barrels: 1, open: 3 });
    expect(linkedBy([castle, barrel(1)])).toEqual({ barrels: 0, open: 2 });
  });
});
