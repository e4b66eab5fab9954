/** SVG path data: short, rounded to tenths, relative. */
import { type Point, mix } from './points';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A number as short as SVG allows: `-.5`, `12`, `3.4`. */
export function short(value: number): string {
  const text = tenths(value).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

const joined = (values: number[]): string =>
  values
    .map(short)
    .reduce((all, next) => (all === '' || next[0] === '-' ? all + next : `${all} ${next}`), '');

/** Writes a path in rounded steps, so that shapes with common points stay aligned. */
export class Pen {
  d = '';
  private x = 0;
  private y = 0;

  start(point: Point): this {
    this.x = tenths(point[0]);
    this.y = tenths(point[1]);
    this.d += `M${joined([this.x, this.y])}`;
    return this;
  }

  private by(command: string, ...points: Point[]): this {
    const steps: number[] = [];
    for (const p of points) steps.push(tenths(p[0] - this.x), tenths(p[1] - this.y));
    this.d += command + joined(steps);
    this.x = tenths(this.x + steps[steps.length - 2]);
    this.y = tenths(this.y + steps[steps.length - 1]);
    return this;
  }

  line(point: Point): this {
    return this.by('l', point);
  }

  bend(control: Point, point: Point): this {
    return this.by('q', control, point);
  }

  close(): this {
    this.d += 'z';
    return this;
  }

  /** A smooth line along the points; the pen is at the first one. */
  along(points: Point[]): this {
    const n = points.length;
    if (n < 3) {
      for (const point of points.slice(1)) this.line(point);
      return this;
    }
    for (let i = 1; i < n - 1; i++) {
      this.bend(points[i], i === n - 2 ? points[n - 1] : mix(points[i], points[i + 1], 0.5));
    }
    return this;
  }
}

/** A smooth open line. */
export const openPath = (points: Point[]): string => new Pen().start(points[0]).along(points).d;

/** A smooth closed line. */
export function ringPath(points: Point[]): string {
  const n = points.length;
  const pen = new Pen().start(mix(points[n - 1], points[0], 0.5));
  points.forEach((point, i) => pen.bend(point, mix(point, points[(i + 1) % n], 0.5)));
  return pen.close().d;
}
