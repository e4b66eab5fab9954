/** Border lines between areas: hand-drawn curves from corner to corner, and rings. */
import {
  type Point,
  clamp,
  lengthOf,
  mix,
  resample,
  shifted,
  spline,
} from '../../../../art/points';
import { type Random, between, wobble } from '../../../../art/random';

export const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
export const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
/** From each side inwards. */
export const INWARDS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
export const CENTRE: Point = [50, 50];

/** A point on the diagonal near a corner; every border passes it, so that tiles match. */
export const tip = (corner: number, far = 9): Point => mix(CORNERS[corner], CENTRE, far / 70.7);

/** A wavy line through the points, calmer near its ends and corners. */
export function border(
  random: Random,
  through: Point[],
  height: number,
  startsInCorner = true,
  endsInCorner = true,
): Point[] {
  const line = resample(spline(through, 12), 2);
  const length = lengthOf(line);
  const slow = wobble(random, [length / 46, length / 27]);
  const quick = wobble(random, [length / 15, length / 9, length / 6]);
  const ease = (way: number, corner: boolean) =>
    corner ? clamp((way - 5) / 14, 0, 1) : clamp(way / 10, 0, 1);
  return shifted(line, (t) => {
    const calm = Math.min(ease(t * length, startsInCorner), ease((1 - t) * length, endsInCorner));
    return calm * height * (slow(t) + quick(t) * 0.42);
  });
}

/** The inner border of an area with one side: from the side's far corner back to its near one. */
export function bay(random: Random, side: number, depth: number, height: number): Point[] {
  const near = CORNERS[side];
  const far = CORNERS[(side + 1) % 4];
  const at = (along: number, inwards: number): Point => [
    near[0] + (far[0] - near[0]) * along + INWARDS[side][0] * inwards,
    near[1] + (far[1] - near[1]) * along + INWARDS[side][1] * inwards,
  ];
  const skew = between(random, -0.07, 0.07);
  const fat = depth > 38 ? 0.06 : 0;
  const shoulder = depth * 0.82 + 1.5;
  return border(
    random,
    [
      far,
      tip((side + 1) % 4, 10),
      at(0.76 + fat + skew * 0.4, shoulder),
      at(0.5 + skew, depth),
      at(0.24 - fat + skew * 0.4, shoulder),
      tip(side, 10),
      near,
    ],
    height,
  );
}

/** From a corner to a point inside the tile. */
export const arm = (random: Random, corner: number, to: Point, height: number, far = 9): Point[] =>
  border(
    random,
    [CORNERS[corner], tip(corner, far), mix(tip(corner, far), to, 0.5), to],
    height,
    true,
    false,
  );

/** An uneven oval. */
export function ring(random: Random, x: number, y: number, width: number, height: number): Point[] {
  const phase = random() * 6.283;
  const line: Point[] = [];
  for (let k = 0; k < 44; k++) {
    const a = (k / 44) * 6.2832;
    const swell =
      1 +
      0.06 * Math.sin(2 * a + phase) +
      0.07 * Math.sin(3 * a + phase * 2.3) +
      0.035 * Math.sin(6 * a + phase * 5);
    line.push([x + Math.cos(a) * width * swell, y + Math.sin(a) * height * swell]);
  }
  return line;
}
