import { describe, expect, it } from 'vitest';
import { BADGE_HEIGHT, badgePlaces, badgeWidth, inSight } from './badge-places';
import type { Cell, Group } from './cells';

const group = (badge: string, ...cells: Cell[]): Group => ({ badge, cells });

function overlaps(groups: Group[], zoom: number): number {
  const places = badgePlaces(groups, zoom);
  let count = 0;
  places.forEach((a, i) =>
    places.slice(i + 1).forEach((b, j) => {
      if (a === null || b === null) return;
      const across =
        (badgeWidth(groups[i].badge ?? '') * a.scale +
          badgeWidth(groups[i + 1 + j].badge ?? '') * b.scale) /
        2;
      const down = (BADGE_HEIGHT * (a.scale + b.scale)) / 2;
      if (Math.abs(a.x - b.x) < across && Math.abs(a.y - b.y) < down) count += 1;
    }),
  );
  return count;
}

it('puts a number in the middle of its cells', () => {
  const [place] = badgePlaces([group('+2', [0, 0], [1, 0], [2, 0])], 1);
  expect(place).toEqual({ x: 150, y: 50, scale: 1 });
});

it('keeps the numbers of neighbouring areas apart on a small board', () => {
  const rows = [0, 1, 2].map((y) => group('+1', [0, y], [1, y], [2, y]));
  expect(overlaps(rows, 0.15)).toBe(0);
  const columns = [0, 1, 2].map((x) => group('+10', [x, 0], [x, 1], [x, 2]));
  expect(overlaps(columns, 0.15)).toBe(0);
  const single = [0, 1, 2].map((x) => group('+12', [x, 0]));
  expect(overlaps(single, 0.15)).toBe(0);
});

it('keeps two numbers on the same cell apart', () => {
  const twice = [group('+1', [0, 0]), group('+1', [0, 0])];
  for (const zoom of [0.25, 0.33, 0.5, 1]) expect(overlaps(twice, zoom), String(zoom)).toBe(0);
});

it('leaves drawings in sight where it can', () => {
  const scroll = { x: 50, y: 60, r: 12 };
  const [place] = badgePlaces([group('+3', [0, 0])], 1, [scroll]);
  expect(Math.abs((place?.y ?? 0) - scroll.y)).toBeGreaterThanOrEqual(BADGE_HEIGHT / 2 + scroll.r);
  // A drawing elsewhere moves nothing.
  expect(badgePlaces([group('+3', [0, 0])], 1, [{ x: 250, y: 60, r: 12 }])).toEqual([
    { x: 50, y: 50, scale: 1 },
  ]);
});

it('gives groups without number or cells none', () => {
  expect(badgePlaces([{ cells: [[0, 0]] } as Group, group('+1')], 1)).toEqual([null, null]);
});

describe('a mark at the edge of the window', () => {
  /** 400 by 300 pixels, 2 per board unit; 20 pixels at the top are covered. */
  const camera = { x: 0, y: 0, scale: 2, width: 400, height: 300, top: 20 };
  const size = { wide: 40, high: 20, most: 100 };

  it('moves inwards until it can be read', () => {
    expect(inSight(camera, [195, 148], size)).toEqual([177, 137]);
    expect(inSight(camera, [0, 0], size)).toEqual([23, 23]);
  });

  it('stays where it is inside, and far outside with its piece', () => {
    expect(inSight(camera, [100, 80], size)).toEqual([100, 80]);
    expect(inSight(camera, [100, 400], size)).toEqual([100, 400]);
  });
});
