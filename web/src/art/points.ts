/** Points and polylines: distances, smoothing, sideways shifts. */

export type Point = [number, number];

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
// Math.hypot is many times slower.
const long = (x: number, y: number): number => Math.sqrt(x * x + y * y);
export const distance = (a: Point, b: Point): number => long(a[0] - b[0], a[1] - b[1]);
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Turn a point of a 100 x 100 square clockwise by quarter turns. */
export function turned(point: Point, turn: number): Point {
  let [x, y] = point;
  for (let i = 0; i < (turn & 3); i++) [x, y] = [100 - y, x];
  return [x, y];
}

export function inside(point: Point, polygon: Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i];
    const [xj, yj] = polygon[j];
    if (
      yi > point[1] !== yj > point[1] &&
      point[0] < ((xj - xi) * (point[1] - yi)) / (yj - yi) + xi
    )
      within = !within;
  }
  return within;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return long(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** The distance of a point from a line. */
export function toLine(point: Point, line: Point[], closed = false): number {
  let least = 1e9;
  for (let i = 1; i < line.length; i++)
    least = Math.min(least, toSegment(point, line[i - 1], line[i]));
  if (closed) least = Math.min(least, toSegment(point, line[line.length - 1], line[0]));
  return least;
}

/** A curve through all points (Catmull-Rom), as many short steps. */
export function spline(points: Point[], steps = 10): Point[] {
  const out: Point[] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(last, i + 2)],
    ];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const at = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t * t * t);
      out.push([at(p0[0], p1[0], p2[0], p3[0]), at(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push(points[last]);
  return out;
}

export function lengthOf(line: Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

/** The same line in equal steps of about `step`; an open line keeps both ends. */
export function resample(line: Point[], step: number, closed = false): Point[] {
  const source = closed ? [...line, line[0]] : line;
  const total = lengthOf(source);
  const count = Math.max(2, Math.round(total / step));
  const out: Point[] = [source[0]];
  let i = 1;
  let passed = 0;
  for (let k = 1; k < count; k++) {
    const want = (total * k) / count;
    let piece = distance(source[i - 1], source[i]);
    while (i < source.length - 1 && passed + piece < want) {
      passed += piece;
      i++;
      piece = distance(source[i - 1], source[i]);
    }
    out.push(mix(source[i - 1], source[i], (want - passed) / (piece || 1)));
  }
  if (!closed) out.push(source[source.length - 1]);
  return out;
}

/** Unit normals, to the right hand of the direction of travel (y points down). */
export function normals(line: Point[], closed = false): Point[] {
  const n = line.length;
  return line.map((_, i): Point => {
    const a = closed ? line[(i - 1 + n) % n] : line[Math.max(0, i - 1)];
    const b = closed ? line[(i + 1) % n] : line[Math.min(n - 1, i + 1)];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = long(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
}

/** Shift a line sideways by `by(t, i)`, with t = 0..1 along it. */
export function shifted(
  line: Point[],
  by: (t: number, i: number) => number,
  closed = false,
): Point[] {
  const sideways = normals(line, closed);
  return line.map((point, i): Point => {
    const d = by(i / (line.length - 1), i);
    return [point[0] + sideways[i][0] * d, point[1] + sideways[i][1] * d];
  });
}
