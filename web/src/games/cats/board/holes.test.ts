import { expect, it } from 'vitest';
import { leavesHole } from './holes';

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

it('four cells are enough for a cat', () => {
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
