import { expect, it } from 'vitest';
import { CAT_SHAPES } from '../pieces/pieces';
import { leavesHole, shapesToCome } from './holes';

// The stern: column 0 has the rows 3 to 5, columns 1 to 3 the rows 2 to 6.
it('a tile that cuts off less than a cat leaves a hole', () => {
  expect(
    leavesHole(
      [],
      [
        [1, 3],
        [1, 4],
        [1, 5],
      ],
    ),
  ).toBe(true);
});

it('four cells can be enough for a cat', () => {
  expect(
    leavesHole(
      [],
      [
        [1, 4],
        [1, 5],
        [1, 6],
        [2, 3],
        [2, 2],
      ],
    ),
  ).toBe(false);
});

it('a smaller tile in a hole leaves no new one', () => {
  const wall = [
    [1, 3],
    [1, 4],
    [1, 5],
  ] as const;
  expect(leavesHole(wall, [[0, 3]])).toBe(false);
});

it('four cells are a hole unless they have the shape of a cat', () => {
  // A corner, into which no cat of four cells fits.
  const corner = [
    [1, 2],
    [1, 4],
    [1, 5],
    [2, 3],
  ] as const;
  expect(leavesHole([], corner)).toBe(true);
  // A zigzag, as the only one.
  const zigzag = [
    [0, 5],
    [1, 3],
    [1, 6],
    [2, 4],
    [2, 5],
  ] as const;
  expect(leavesHole([], zigzag)).toBe(false);
  const others = CAT_SHAPES.filter(({ cells }) => cells.length > 4);
  expect(leavesHole([], zigzag, others)).toBe(true);
});

it('only what is in the bag or the fields can still come', () => {
  const fields = { left: ['blue-k02'], right: ['red-k05'] };
  const ids = (bag: string[], bag_count: number): string[] =>
    shapesToCome({ ...fields, bag, bag_count }).map(({ id }) => id);
  expect(ids(['green-k01', 'red-k01', 'r_t'], 3)).toEqual(['k01', 'k02', 'k05']);
  expect(ids([], 9)).toHaveLength(CAT_SHAPES.length);
});
