import { expect, it } from 'vitest';
import { badgePlaces } from '../../../board/badge-places';
import { CELL } from '../../../board/cells';
import { boatOf } from '../pieces/pieces';
import { ratsOn } from './rats';

it('leaves out the rats under tiles', () => {
  const { rats } = boatOf('boat1');
  expect(ratsOn('boat1', [])).toHaveLength(rats.length);
  expect(ratsOn('boat1', [rats[0]])).toHaveLength(rats.length - 1);
});

it('points on a room leave its rat in sight', () => {
  const [x, y] = boatOf('boat1').rats[0];
  const cells = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy): [number, number] => [x + dx, y + dy]),
  );
  const middle = (x + 0.5) * CELL;
  const [blind] = badgePlaces([{ cells, badge: '-5' }], 1);
  expect(blind?.x).toBe(middle);
  const [seen] = badgePlaces([{ cells, badge: '-5' }], 1, ratsOn('boat1', []));
  expect([seen?.x, seen?.y]).not.toEqual([middle, (y + 0.5) * CELL]);
});
