/**
 * Watercolour washes of the three terrains. They repeat on every tile, so that tiles match; the cell
 * of the pattern is slightly larger than a tile, because a seam between cells would be visible.
 */
import type { Point } from '../../../../art/points';
import { short } from '../../../../art/path';
import { type Random, between, seeded } from '../../../../art/random';
import type { Terrain } from '../../pieces/pieces';

/** How far a cell reaches beyond the tile. */
const RIM = 2;
const CELL = 100 + 2 * RIM;

/** Repeat a mark on the other side if it crosses the edge of the tile. */
function wrapped(
  x: number,
  y: number,
  reach: number,
  mark: (x: number, y: number) => string,
): string {
  const far = reach + RIM;
  let out = '';
  for (const dx of [-100, 0, 100])
    for (const dy of [-100, 0, 100]) {
      const [X, Y] = [x + dx, y + dy];
      if (Math.min(X, Y) > -far && Math.max(X, Y) < 100 + far) out += mark(X, Y);
    }
  return out;
}

/** Many small strokes, evenly scattered. */
function strokes(
  random: Random,
  count: number,
  look: string,
  mark: (x: number, y: number) => string,
): string {
  const points: Point[] = [];
  const around = (a: number, b: number) => Math.min(Math.abs(a - b), 100 - Math.abs(a - b));
  for (let k = 0; k < count * 6 && points.length < count; k++) {
    const p: Point = [random() * 100, random() * 100];
    const alone = points.every(
      (q) => Math.hypot(around(p[0], q[0]), around(p[1], q[1])) > 62 / Math.sqrt(count),
    );
    if (alone) points.push(p);
  }
  return `<path ${look} d="${points.map(([x, y]) => wrapped(x, y, 6, mark)).join('')}"/>`;
}

/** Soft blots in a lighter and a darker tone. */
function blots(random: Random, tone: string, count: number, low: number, high: number): string {
  let out = '';
  for (let k = 0; k < count; k++) {
    const rx = between(random, low, high);
    const [x, y] = [random() * 100, random() * 100];
    const ry = rx * between(random, 0.55, 1);
    out += wrapped(
      x,
      y,
      rx,
      (X, Y) =>
        `<ellipse cx="${short(X)}" cy="${short(Y)}" rx="${short(rx)}" ry="${short(ry)}" fill="url(#sk-blot-${tone})"/>`,
    );
  }
  return out;
}

const at = (x: number, y: number): string => `M${short(x)} ${short(y)}`;
const dot = (x: number, y: number): string => `${at(x, y)}h.01`;

const FINE: Record<Terrain, (random: Random) => string> = {
  P: (random) =>
    strokes(
      random,
      60,
      'class="sk-tuft sk-w50" stroke-opacity=".38"',
      (x, y) => `${at(x, y)}l${short(between(random, -0.6, 0.8))}-1.7`,
    ) + strokes(random, 26, 'class="sk-tuft" stroke-opacity=".3"', dot),
  M: (random) =>
    strokes(random, 70, 'class="sk-hachure sk-faint"', dot) +
    strokes(random, 44, 'class="sk-hachure sk-faint"', (x, y) => `${at(x, y)}l1.5 1.5`),
  W: (random) =>
    strokes(random, 46, 'class="sk-ripple sk-faint"', (x, y) => `${at(x, y)}q1.3-.9 2.6 0t2.6 0`),
};

function wash(terrain: Terrain): string {
  const tone = terrain.toLowerCase();
  const random = seeded(`wash${terrain}`);
  const low = terrain === 'M' ? 12 : 14;
  return (
    `<pattern id="sk-wash-${terrain}" x="${-RIM}" y="${-RIM}" width="${CELL}" height="${CELL}" patternUnits="userSpaceOnUse">` +
    `<path class="sk-f-${tone}" d="M${-RIM}${-RIM}h${CELL}v${CELL}h${-CELL}z"/>` +
    blots(random, `${tone}1`, 7, low, terrain === 'M' ? 26 : 30) +
    blots(random, `${tone}2`, 7, 12, terrain === 'W' ? 30 : 26) +
    FINE[terrain](random) +
    '</pattern>'
  );
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="var(--sk-${colour})" stop-opacity="${opacity}"/>`;
const blot = (tone: string, opacity: number): string =>
  `<radialGradient id="sk-blot-${tone}">${stop(0, tone, opacity)}${stop(0.6, tone, opacity * 0.62)}${stop(1, tone, 0)}</radialGradient>`;
const slope = (id: string, colour: string): string =>
  `<linearGradient id="sk-${id}" x2="0" y2="1">${stop(0, colour)}${stop(0.55, colour)}${stop(1, 'm')}</linearGradient>`;

/** A gorse bush and a skerry: rare ornaments of wide pastures and waters. */
const ORNAMENTS =
  `<g id="sk-gorse"><ellipse class="sk-shadow" cx=".3" cy="1.6" rx="2.9" ry=".8"/>` +
  `<path class="sk-f-pt2 sk-outlined sk-w50" d="M-2.8 1.4q-1-2 .8-2.6q.6-1.8 2.2-1.2q2-.4 2.2 1.4q1.4 1 .4 2.4q-2.8.7-5.6 0z"/>` +
  `<path fill="none" stroke="var(--sk-lamp)" stroke-width=".9" stroke-linecap="round" d="M-1.6-.2h.01M0-1.4h.01M1.4-.1h.01M-.3.6h.01"/></g>` +
  `<g id="sk-skerry"><ellipse class="sk-f-surf" cy="1.2" rx="5" ry="1.9"/>` +
  `<path class="sk-f-ml sk-outlined sk-w50" d="M-3.6 1.3L-2.4-1.2-1.2-.6.2-2.8 1.8-.8 2.6-1 3.6 1.3q-3.6 1-7.2 0z"/>` +
  `<path class="sk-f-ms" d="M.2-2.6L1.7-.7 2.5-.9 3.4 1.2q-1.6.5-3.2.5l.6-2z"/></g>`;

export function washDefs(): string {
  return (
    blot('p1', 0.85) +
    blot('p2', 0.6) +
    blot('m1', 0.8) +
    blot('m2', 0.55) +
    blot('w1', 0.75) +
    blot('w2', 0.6) +
    slope('lit-slope', 'ml') +
    slope('dark-slope', 'ms') +
    `<radialGradient id="sk-glow">${stop(0, 'lamp', 0.75)}${stop(0.45, 'lamp', 0.28)}${stop(1, 'lamp', 0)}</radialGradient>` +
    `<linearGradient id="sk-beam">${stop(0, 'beam', 0.95)}${stop(0.35, 'beam', 0.6)}${stop(1, 'beam', 0)}</linearGradient>` +
    wash('P') +
    wash('M') +
    wash('W') +
    ORNAMENTS
  );
}
