/** The hull of a boat, with foam and the gear on the free deck. */
import { short } from '../../../../art/path';
import { type Point } from '../../../../art/points';
import { U } from '../parts/outline';

/** `open` shows the whole hull; `tight` is cut close to the cells, for small places. */
export type Frame = 'open' | 'tight';

/** The size of a frame in cells. */
export const FRAMES: Record<Frame, { left: number; top: number; right: number; bottom: number }> = {
  open: { left: -1.35, top: -1.2, right: 24.4, bottom: 10.2 },
  tight: { left: -0.55, top: -0.72, right: 23, bottom: 9.72 },
};
const RIM: Record<Frame, number> = { open: 0.5, tight: 0.06 };

function curve(points: readonly Point[]): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[Math.max(0, i - 1)], points[i]];
    const [c, e] = [points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    const controls = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      ...c,
    ];
    d += `C${controls.map(short).join(' ')}`;
  }
  return d;
}

/** A line around the boat, this many cells outside its own cells. */
export function hullLine(out: number): string {
  const top: Point[] = [
    [-0.2 - out, 2.6 - out * 0.6],
    [0.5, 1.65 - out],
    [3.3, 0.55 - out],
    [6.6, -0.2 - out],
    [11, -0.36 - out],
    [15.4, -0.2 - out],
    [17.7, 0.62 - out],
    [19.7, 1.7 - out],
    [21.5, 2.9 - out * 0.9],
    [22.7 + out * 1.5, 4.5],
  ];
  const upper = top.map(([x, y]): Point => [x * U, y * U]);
  const lower = upper.map(([x, y]): Point => [x, 9 * U - y]).reverse();
  return `M${upper[0].map(short).join(' ')}${curve(upper)}${curve(lower)}z`;
}

const ROPE = [
  '<g fill="none" stroke="var(--ct-hull2)" stroke-width="6.4"><circle r="15"/><circle r="8.6"/></g>',
  '<g fill="none" stroke="var(--ct-cloth)" stroke-width="4">',
  '<circle r="15" stroke-dasharray="5 1.6"/><circle r="8.6" stroke-dasharray="4 1.6"/><circle r="3" stroke-width="3"/>',
  '<path d="M15 0C22 3 24 10 32 9" stroke="var(--ct-hull2)" stroke-width="6"/><path d="M13 0C22 3 24 10 32 9" stroke-dasharray="5 1.6"/></g>',
].join('');
const ANCHOR_LINE =
  'M0-12V16M-9-6H9M-16 5C-14 13-7 17 0 17S14 13 16 5M-19 9L-16 4L-11 7M19 9L16 4L11 7';
const ANCHOR = [
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
  `<path d="${ANCHOR_LINE}" stroke="var(--ct-hull2)" stroke-width="7.4"/><circle cy="-16" r="4.4" stroke="var(--ct-hull2)" stroke-width="6.6"/>`,
  `<path d="${ANCHOR_LINE}" stroke="var(--ct-steel)" stroke-width="3.6"/><circle cy="-16" r="4.4" stroke="var(--ct-steel)" stroke-width="3"/></g>`,
].join('');
const CASK = [
  '<circle r="16" fill="var(--ct-wood2)" stroke="var(--ct-hull2)" stroke-width="2.4"/>',
  '<circle r="12" fill="var(--ct-wood)" stroke="var(--ct-hull2)" stroke-width="1.4"/>',
  '<path d="M-5-10.8V10.8M0-12V12M5-10.8V10.8" stroke="var(--ct-hull2)" stroke-width="1.2"/>',
  '<circle r="14" fill="none" stroke="var(--ct-steel)" stroke-width="1.8"/>',
].join('');
const HATCH = [
  '<rect x="-17" y="-13" width="34" height="26" rx="2.5" fill="var(--ct-hull)" stroke="var(--ct-hull2)" stroke-width="2.4"/>',
  '<path d="M-9-13V13M0-13V13M9-13V13M-17-4.4H17M-17 4.4H17" stroke="var(--ct-hull2)" stroke-width="2.2"/>',
].join('');

/** The position of the gear in cells, and its size. */
const GEAR: [string, x: number, y: number, scale: number][] = [
  [ROPE, 2.2, 1.22, 1.05],
  [HATCH, 5.2, 0.27, 1],
  [ANCHOR, 16.2, 0.24, 1.05],
  [CASK, 18.05, 1.22, 0.95],
  [CASK, 18.75, 1.45, 0.62],
  [CASK, 2.1, 7.8, 0.95],
  [CASK, 2.85, 7.95, 0.7],
  [ROPE, 5.4, 8.72, 1],
  [HATCH, 16, 8.74, 1],
  [ROPE, 18.1, 7.75, 0.95],
];
const drawGear = (): string =>
  GEAR.map(
    ([thing, x, y, scale]) =>
      `<g transform="translate(${short(x * U)} ${short(y * U)})scale(${scale})">${thing}</g>`,
  ).join('');

/** Bowsprit and rudder, which extend beyond the hull. */
const ENDS = [
  `<path d="M${23 * U} ${4.5 * U - 6}L${short(24.3 * U)} ${4.5 * U}L${23 * U} ${4.5 * U + 6}z" fill="var(--ct-hull)" stroke="var(--ct-hull2)" stroke-width="3" stroke-linejoin="round"/>`,
  `<rect x="${short(-1.25 * U)}" y="${4.5 * U - 9}" width="${short(0.7 * U)}" height="18" rx="5" fill="var(--ct-hull)" stroke="var(--ct-hull2)" stroke-width="3"/>`,
].join('');

export function drawHull(frame: Frame): string {
  const rim = RIM[frame];
  const isOpen = frame === 'open';
  const deck = hullLine(rim - 0.2);
  return (
    `<path d="${hullLine(rim + 0.42)}" fill="none" stroke="var(--ct-foam)" stroke-width="3" stroke-dasharray="60 14 24 10" stroke-linecap="round" opacity=".75"/>` +
    `<path d="${hullLine(rim + 0.2)}" fill="var(--ct-foam)" opacity=".35"/>` +
    (isOpen ? ENDS : '') +
    `<path d="${hullLine(rim)}" fill="var(--ct-hull)" stroke="var(--ct-hull2)" stroke-width="5"/>` +
    `<path d="${deck}" fill="var(--ct-deck)" stroke="var(--ct-hull2)" stroke-width="2.5"/>` +
    (isOpen
      ? `<path d="${hullLine(rim - 0.1)}" fill="none" stroke="var(--ct-wall-hi)" stroke-width="4.5" stroke-dasharray="1 23" stroke-linecap="round"/>`
      : '') +
    `<path d="${deck}" fill="url(#ct-plank)" opacity=".8"/>` +
    (isOpen ? drawGear() : '')
  );
}
