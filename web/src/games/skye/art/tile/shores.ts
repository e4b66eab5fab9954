/** Paints the areas: washes, beaches, chart lines along the water, hachures at the foot of hills. */
import {
  type Point,
  clamp,
  inside,
  lengthOf,
  normals,
  resample,
  shifted,
  toLine,
} from '../../../../art/points';
import { Pen, openPath, ringPath } from '../../../../art/path';
import { type Random, between, seeded } from '../../../../art/random';
import type { Layout } from './layout';
import type { Terrain, Tile } from '../../pieces/pieces';
import { type Layer, areaAt, outerCorners, polygonOf } from './shapes';

const smooth = (t: number): number => {
  const u = clamp(t, 0, 1);
  return u * u * (3 - 2 * u);
};

/** The border moved into the area by `by`, less so at the corners of the tile. */
function movedIn(
  layer: Layer,
  by: number,
  step: number,
  atCorners: number,
  random?: Random,
  weight: (point: Point, normal: Point) => number = () => 1,
): Point[] {
  const line = resample(layer.line, step, layer.ring);
  const sideways = normals(line, layer.ring);
  const length = lengthOf(line);
  return shifted(
    line,
    (t, i) => {
      const ease = layer.ring
        ? 1
        : atCorners + (1 - atCorners) * smooth((Math.min(t, 1 - t) * length) / 15);
      return by * ease * weight(line[i], sideways[i]) * (random ? between(random, 0.8, 1.25) : 1);
    },
    layer.ring,
  );
}

/** Draws one layer over those below it. */
class Shore {
  private readonly layer: Layer;
  private readonly below: { base: number; layers: Layer[] };
  private readonly upTo: { base: number; layers: Layer[] };
  /** an inner area that hides part of this border */
  private readonly cover?: Layer;

  constructor(
    private readonly tile: Tile,
    private readonly layout: Layout,
    private readonly index: number,
    private readonly random: Random,
  ) {
    const { base, layers } = layout;
    this.layer = layers[index];
    this.below = { base, layers: layers.slice(0, index) };
    this.upTo = { base, layers: layers.slice(0, index + 1) };
    this.cover = this.layer.ring ? undefined : layers.find((layer) => layer.ring);
  }

  private get own(): Terrain {
    return this.tile.areas[this.layer.area].terrain;
  }

  /** The terrain on the other side of the border. */
  private beyond(point: Point, normal: Point, far = 3): Terrain {
    const probe: Point = [
      clamp(point[0] - normal[0] * far, 0.5, 99.5),
      clamp(point[1] - normal[1] * far, 0.5, 99.5),
    ];
    return this.tile.areas[areaAt(this.below, probe)].terrain;
  }

  private path(line: Point[]): string {
    const { cover, layer } = this;
    if (layer.ring) return ringPath(line);
    // parts covered by an inner area need no detail
    const seen = cover
      ? line.filter(
          (p, i) => i % 5 === 0 || !inside(p, cover.line) || toLine(p, cover.line, true) < 5,
        )
      : line;
    const pen = new Pen().start(seen[0]).along(seen);
    for (const corner of outerCorners(layer)) pen.line(corner);
    return pen.close().d;
  }

  /** Lines along the shore as on a chart, broken here and there. */
  private soundings(sign: number): string {
    const { layer, cover } = this;
    const wet = this.own === 'W' ? this.upTo : this.below;
    const one = (far: number, name: string, step: number) => {
      const line = movedIn(layer, sign * far, step, 0.12);
      const runs: Point[][] = [[]];
      line.forEach((point, i) => {
        const inTile = Math.min(point[0], point[1]) > -1 && Math.max(point[0], point[1]) < 101;
        const isWater = this.tile.areas[areaAt(wet, point)].terrain === 'W';
        const atCorner = !layer.ring && (i < 2 || i > line.length - 3);
        const hidden = cover && inside(point, cover.line);
        if (inTile && !hidden && (isWater || atCorner) && this.random() > 0.07)
          runs[runs.length - 1].push(point);
        else if (runs[runs.length - 1].length) runs.push([]);
      });
      const long = runs.filter((run) => run.length > 2);
      return long.length ? `<path class="${name}" d="${long.map(openPath).join('')}"/>` : '';
    };
    return one(4.1, 'sk-sounding', 6) + one(6.9, 'sk-sounding-far', 7.5);
  }

  private hachures(): string {
    const { layer, own } = this;
    if (own === 'W') return '';
    const line = resample(layer.line, 3.5, layer.ring);
    const sideways = normals(line, layer.ring);
    const later = this.layout.layers.slice(this.index + 1);
    const uphill = own === 'M' ? 1 : -1;
    let d = '';
    line.forEach((point, i) => {
      const other = this.beyond(point, sideways[i]);
      if (other === own || other === 'W') return;
      if (Math.min(point[0], point[1], 100 - point[0], 100 - point[1]) < 2.5) return;
      if (later.some((above) => inside(point, polygonOf(above)))) return;
      const ease = layer.ring ? 1 : smooth((Math.min(i, line.length - 1 - i) * 3.5) / 12);
      const long = between(this.random, 1.6, 3.9) * (0.35 + 0.65 * ease) * uphill;
      const lean = between(this.random, -0.5, 0.5);
      const [nx, ny] = sideways[i];
      d += new Pen()
        .start([point[0] + nx * 0.3 * uphill, point[1] + ny * 0.3 * uphill])
        .line([point[0] + nx * long + lean, point[1] + ny * long]).d;
    });
    return d && `<path class="sk-hachure" d="${d}"/>`;
  }

  markup(): string {
    const { layer, own, random } = this;
    if (layer.unpainted) return '';
    const fine = resample(layer.line, 5.4, layer.ring);
    const sideways = normals(fine, layer.ring);
    const paint = (name: string, line: Point[]) => `<path class="${name}" d="${this.path(line)}"/>`;
    if (own === 'W')
      return (
        paint('sk-beach', movedIn(layer, -2.5, 9, 0.25, random)) +
        paint('sk-surf-line', fine) +
        paint('sk-W', movedIn(layer, 1.9, 7.5, 0.25, random)) +
        this.soundings(1)
      );
    const meetsWater = fine.some((point, i) => this.beyond(point, sideways[i]) === 'W');
    if (!meetsWater) return paint(`sk-${own} sk-foot`, fine) + this.hachures();
    const wetOnly = (point: Point, normal: Point) =>
      this.beyond(point, normal, 4) === 'W' ? 1 : 0;
    return (
      this.soundings(-1) +
      paint('sk-surf', movedIn(layer, -1.9, 8, 0.25, random, wetOnly)) +
      paint('sk-sand-line', fine) +
      paint(`sk-${own}`, movedIn(layer, 2.5, 8, 0.25, random, wetOnly)) +
      this.hachures()
    );
  }
}

/** The ground of a tile, without decoration. */
export function drawGround(tile: Tile, layout: Layout): string {
  const random = seeded(`shores-${tile.id}`);
  const base = `<path class="sk-${tile.areas[layout.base].terrain}" d="M-2-2h104v104H-2z"/>`;
  return base + layout.layers.map((_, i) => new Shore(tile, layout, i, random).markup()).join('');
}
