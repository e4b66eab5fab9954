/** What grows and stands on the land: ridges, tufts, flowers, dykes, waves. */
import { type Point, distance, toLine } from '../../../../art/points';
import { openPath, short } from '../../../../art/path';
import { type Random, between, seeded } from '../../../../art/random';
import { type Layout, RADIUS } from './layout';
import { PEAKS, PEAK_SIZES, peakId } from './peaks';
import type { Terrain, Tile } from '../../pieces/pieces';
import { surveyOf } from './survey';

interface Summit {
  x: number;
  y: number;
  kind: number;
  size: number;
}

/** Marks across an edge are the same on every tile, so that neighbours match. */
const ALONG_TOP: Summit[] = [
  { x: 14, y: 4, kind: 1, size: 1 },
  { x: 33, y: 5.5, kind: 3, size: 1 },
  { x: 67, y: 5, kind: 0, size: 1 },
  { x: 86, y: 3.5, kind: 1, size: 1 },
];
const ALONG_SIDE: Summit[] = [
  { x: 1, y: 24, kind: 0, size: 1 },
  { x: -2, y: 42, kind: 3, size: 2 },
  { x: 2, y: 74, kind: 1, size: 1 },
  { x: -1, y: 88, kind: 3, size: 1 },
];
const TUFTS_ALONG = [12, 23, 36, 66, 77, 89];
const WAVES_ALONG = [10, 28, 62, 82];
const OFF_EDGE = [1.4, -0.6, 1.8, 0.2, 2, 0.6];

const TUFT = ['l-1-2m1 2v-3m0 3l1.5-2', 'l-.5-3m.5 3l1-3m-1 3l2-2', 'l-1.5-2m1.5 2v-3m0 3l1-2.5'];
const WAVE = ['q1.9-2.1 3.8 0t3.8 0', 'q1.5-1.5 3 0t3 0', 'q2.1-2.3 4.2 0'];

class Decor {
  private readonly summits: Summit[] = [];
  private readonly tufts: string[] = [];
  private readonly flowers: string[] = [];
  private readonly crests: string[] = [];
  private readonly ripples: string[] = [];
  private ornaments = '';
  private dyke: Point[] = [];
  private readonly random: Random;
  private readonly survey;

  constructor(
    private readonly tile: Tile,
    private readonly layout: Layout,
    private readonly turn: number,
  ) {
    this.random = seeded(`decor-${tile.id}-${turn}`);
    this.survey = surveyOf(tile, turn);
  }

  private terrain(point: Point): Terrain {
    return this.tile.areas[this.survey.area(point)].terrain;
  }

  /** The distance of the nearest drawing. */
  private item(point: Point): number {
    let least = 99;
    for (const { at, kind } of this.layout.items) {
      const far =
        kind === 'lighthouse'
          ? Math.min(distance(point, [at[0], at[1] + 6]), distance(point, [at[0], at[1] - 8]))
          : distance(point, at);
      least = Math.min(least, far - RADIUS[kind] * this.layout.scale * 0.95);
    }
    return least;
  }

  private tuft(x: number, y: number, kind: number): void {
    this.tufts.push(`M${short(x)} ${short(y)}${TUFT[kind % 3]}`);
  }

  private wave(x: number, y: number, kind: number): void {
    (kind % 2 ? this.ripples : this.crests).push(`M${short(x)} ${short(y)}${WAVE[kind % 3]}`);
  }

  private edges(): void {
    for (let side = 0; side < 4; side++) {
      const terrain = this.tile.edges[(side - this.turn + 4) % 4] as Terrain;
      const level = side % 2 === 0;
      const rim = side === 0 || side === 3 ? 0 : 100;
      if (terrain === 'M') {
        for (const one of level ? ALONG_TOP : ALONG_SIDE)
          this.summits.push(level ? { ...one, y: rim + one.y } : { ...one, x: rim + one.x });
        continue;
      }
      (terrain === 'P' ? TUFTS_ALONG : WAVES_ALONG).forEach((along, i) => {
        const off = rim + OFF_EDGE[i];
        const [x, y] = level ? [along, off] : [off, along + OFF_EDGE[i]];
        if (terrain === 'P') this.tuft(x, y, i);
        else this.wave(level ? x : x - 3.5, y, i);
      });
    }
  }

  /** A dry-stone wall on a roomy pasture. */
  private wall(): void {
    const { random } = this;
    for (let tries = 0; tries < 40; tries++) {
      const angle = random() * 6.28;
      const long = tries < 20 ? between(random, 24, 36) : between(random, 16, 24);
      const start: Point = [between(random, 8, 92), between(random, 8, 92)];
      const bend = between(random, -6, 6);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const line = Array.from({ length: 9 }, (_, k): Point => {
        const t = k / 8;
        const aside = 2 * t * (1 - t) * bend;
        return [start[0] + c * long * t - s * aside, start[1] + s * long * t + c * aside];
      });
      const fits = line.every(
        (p) =>
          Math.min(p[0], p[1]) > 4 &&
          Math.max(p[0], p[1]) < 96 &&
          this.terrain(p) === 'P' &&
          this.survey.border(p) > 5 &&
          this.survey.road(p) > 7 &&
          this.item(p) > 4,
      );
      if (fits) {
        this.dyke = line;
        return;
      }
    }
  }

  private peakFits({ x, y, kind, size }: Summit): boolean {
    const width = PEAKS[kind].width * PEAK_SIZES[size];
    const height = PEAKS[kind].height * PEAK_SIZES[size];
    const foot: Point = [x, y + 1];
    const slopes: Point[] = [
      [x - width, y],
      [x + width, y],
      [x - width * 0.55, y - height * 0.5],
      [x + width * 0.55, y - height * 0.5],
    ];
    const free = (p: Point) =>
      Math.min(p[0], p[1]) > 1.5 &&
      Math.max(p[0], p[1]) < 98.5 &&
      this.terrain(p) === 'M' &&
      this.survey.road(p) > 4.4 &&
      this.item(p) > 0;
    return (
      [foot, ...slopes].every((p) => free(p) && this.survey.border(p) > 1.1) &&
      free([x, y - height]) &&
      this.item(foot) > 0.8 &&
      this.item([x, y - height * 0.5]) > 0.5
    );
  }

  private ridges(): void {
    if (!this.tile.areas.some((area) => area.terrain === 'M')) return;
    const { random } = this;
    const onEdges = this.summits.length;
    for (let tries = 0; tries < 600 && this.summits.length < onEdges + 17; tries++) {
      const kind = Math.floor(random() * 4);
      const at: Point = [between(random, 6, 94), between(random, 12, 96)];
      if (this.terrain(at) !== 'M') continue;
      const want = 0.62 + this.survey.border(at) * 0.03 + between(random, -0.1, 0.14);
      const size = tries > 330 || want < 0.78 ? 0 : want < 1 ? 1 : 2;
      const summit = { x: at[0], y: at[1], kind, size };
      const width = (one: Summit) => PEAKS[one.kind].width * PEAK_SIZES[one.size];
      const crowded = this.summits.some(
        (other) =>
          Math.abs(other.x - summit.x) < (width(other) + width(summit)) * 0.62 &&
          Math.abs(other.y - summit.y) < 5.6,
      );
      if (!crowded && this.peakFits(summit)) this.summits.push(summit);
    }
    this.summits.sort((a, b) => a.y - b.y);
  }

  private scatter(): void {
    const { random, survey } = this;
    const used: Point[] = [];
    let bushes = 0;
    let rocks = 0;
    for (let tries = 0; tries < 260 && used.length < 24; tries++) {
      const p: Point = [between(random, 5, 95), between(random, 6, 95)];
      const terrain = this.terrain(p);
      const isWater = terrain === 'W';
      const taken =
        terrain === 'M' ||
        survey.border(p) < (isWater ? 9.5 : 3.4) ||
        survey.road(p) < 6 ||
        this.item(p) < 1.6 ||
        (this.dyke.length && toLine(p, this.dyke) < 3.4) ||
        this.summits.some((one) => distance(p, [one.x, one.y - 5]) < 9) ||
        used.some((other) => distance(p, other) < (isWater ? 11 : 8.6));
      if (taken) continue;
      used.push(p);
      const kind = Math.floor(random() * 6);
      const roomy =
        survey.border(p) > 11 &&
        survey.road(p) > 9 &&
        this.item(p) > (isWater ? 9 : 5) &&
        Math.min(p[0], p[1], 100 - p[0], 100 - p[1]) > 8;
      const place = `x="${short(p[0])}" y="${short(p[1])}"`;
      if (roomy && isWater && rocks < 1 && random() < 0.3) {
        rocks++;
        this.ornaments += `<use href="#sk-skerry" ${place}/>`;
      } else if (roomy && !isWater && bushes < 2 && random() < 0.25) {
        bushes++;
        this.ornaments += `<use href="#sk-gorse" ${place}/>`;
      } else if (isWater) this.wave(p[0] - 3.5, p[1], kind);
      else if (kind === 5)
        this.flowers.push(`M${short(p[0])} ${short(p[1])}h.1m1.8 1.2h.1m-2.6.9h.1`);
      else this.tuft(p[0], p[1], kind);
    }
  }

  private peaks(): string {
    return this.summits
      .map(
        (one) =>
          `<use href="#${peakId(one.kind, one.size)}" x="${short(one.x)}" y="${short(one.y)}"/>`,
      )
      .join('');
  }

  markup(): string {
    this.edges();
    this.wall();
    this.ridges();
    this.scatter();
    const stroke = (name: string, parts: string[]) =>
      parts.length ? `<path class="sk-${name}" d="${parts.join('')}"/>` : '';
    const wall = this.dyke.length ? [openPath(this.dyke.filter((_, i) => i % 2 === 0))] : [];
    return (
      stroke('tuft', this.tufts) +
      stroke('flower', this.flowers) +
      stroke('ripple', this.ripples) +
      stroke('wave', this.crests) +
      stroke('dyke', wall) +
      stroke('dyke-stones', wall) +
      this.ornaments +
      this.peaks()
    );
  }
}

/** The decoration of a tile; it stays upright when the tile is rotated. */
export const drawDecor = (tile: Tile, layout: Layout, turn: number): string =>
  new Decor(tile, layout, turn).markup();
