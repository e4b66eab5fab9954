/** The coats of the five families: tabby, spotted, calico, pointed, and with white socks. */
import { ringPath, short } from '../../../../art/path';
import { type Point, distance, mix } from '../../../../art/points';
import { type Random, between } from '../../../../art/random';
import type { Anatomy } from './anatomy';
import { spot } from './bodies';
import { hue } from '../parts/families';
import { U, middle } from '../parts/outline';
import type { Cell, Family } from '../../pieces/pieces';

type Coat = (cat: Anatomy, random: Random) => string;

const xy = (x: number, y: number): string => `${short(x)} ${short(y)}`;
const stroked = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const filled = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
/** Room around the sign, so that it can be read. */
const CLEAR = 17;

/** Random positions in the coat, away from edge, head and sign. */
function* places(cat: Anatomy, random: Random, tries: number): Generator<Point> {
  for (let i = 0; i < tries; i++) {
    const at: Point = [random() * cat.width, random() * cat.height];
    if (cat.body(...at) > -5) continue;
    if (distance(at, cat.head) < 21 || distance(at, cat.mark) < CLEAR) continue;
    yield at;
  }
}

/** Stripes from the rim inwards. */
const tabby: Coat = (cat, random) => {
  const { skin } = cat;
  const n = skin.length;
  let d = '';
  let since = 7;
  skin.forEach((at, i) => {
    since += 10;
    if (since < 13) return;
    since -= 13;
    const [before, after] = [skin[(i + n - 2) % n], skin[(i + 2) % n]];
    const long = distance(before, after) || 1;
    const inwards: Point = [(after[1] - before[1]) / long, (before[0] - after[0]) / long];
    const length = between(random, 9, 14) + (cat.curl ? 4 : 0);
    const end: Point = [at[0] + inwards[0] * length, at[1] + inwards[1] * length];
    const isDeep = cat.body(...end) <= cat.body(...at) - 5;
    if (!isDeep || distance(end, cat.head) < 20 || distance(end, cat.mark) < CLEAR) return;
    const [ix, iy] = inwards;
    d += `M${xy(at[0] - ix * 3, at[1] - iy * 3)}`;
    d += `Q${xy(at[0] + ix * 5 - iy * 3, at[1] + iy * 5 + ix * 3)} ${xy(...end)}`;
  });
  return stroked(d, hue('blue', 'deep'), 4.4);
};

/** Spots at the rim, open rings in the middle. */
const spotted: Coat = (cat, random) => {
  const taken: Point[] = [];
  const most = 6 * (cat.plan.body.length + cat.plan.fill.length + 2);
  let [spots, rings] = ['', ''];
  for (const at of places(cat, random, 900)) {
    if (taken.length >= most) break;
    if (taken.some((other) => distance(at, other) < 10.6)) continue;
    taken.push(at);
    const radius = between(random, 2, 3.5);
    if (cat.body(...at) < -9 && random() < 0.55) rings += `M${xy(at[0] - 3, at[1])}a3 3 0 1 1 3 3`;
    else spots += `M${xy(at[0] - radius, at[1])}a${xy(radius, radius)} 0 1 1 0 .1z`;
  }
  return filled(spots, hue('green', 'deep')) + stroked(rings, hue('green', 'deep'), 2.4);
};

/** Large patches, dark and light in turns. */
const calico: Coat = (cat, random) => {
  const { body, arms, legs } = cat.plan;
  const [dark, light] = [hue('red', 'deep'), hue('red', 'light')];
  const first = random() < 0.5 ? 0 : 1;
  const patch = (at: Point, radius: number, colour: string): string =>
    filled(ringPath(spot(at, radius, random)), colour);
  let markup = '';
  body.forEach((cell, i) => {
    const [x, y] = middle(cell);
    const isLight = (i + first) % 2 === 1;
    const shift: Point = [between(random, -11, 11), between(random, -16, 0)];
    const colours = isLight ? [light, dark] : [dark, light];
    markup += patch([x + shift[0], y + shift[1]], between(random, 14, 18), colours[0]);
    if (body.length < 3 || i % 2)
      markup += patch([x - shift[0] * 0.9, y + 14], between(random, 9, 12), colours[1]);
  });
  for (const cell of [...arms, ...legs]) markup += patch(middle(cell), 9, dark);
  return markup;
};

/** Pale, with dark points that fade into the coat. */
const pointed: Coat = (cat, random) => {
  const point = ([x, y]: Point, radius: number): string =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="url(#ct-point)"/>`;
  const limbs = [...cat.plan.arms, ...cat.plan.legs].map((cell) =>
    point(mix(cat.rootOf(cell), middle(cell), 1.2), 30),
  );
  let tufts = '';
  let count = 0;
  for (const [x, y] of places(cat, random, 400)) {
    if (count++ >= 3 * cat.plan.body.length) break;
    tufts += `M${xy(x - 3, y - 1.5)}q2 4 3 0q1 4 3 0`;
  }
  return (
    limbs.join('') +
    point(mix(cat.hip, cat.tail, 0.4), 24) +
    point(cat.head, 30) +
    stroked(tufts, hue('purple', 'shade'), 1.8)
  );
};

/** Marbled flanks, a white bib and white socks. */
const socked: Coat = (cat, random) => {
  const { plan, curl } = cat;
  const [deep, light] = [hue('orange', 'deep'), hue('orange', 'light')];
  const neck = middle(plan.body[0]);
  const [bibX, bibY] = mix(cat.head, neck, 0.5);
  const bib: Point = [bibX, bibY + (neck[1] === cat.head[1] ? 9 : 4)];
  const first = random() < 0.5 ? 0 : 1;
  let curls = '';
  [...plan.body, ...plan.fill].forEach((cell, i) => {
    const [x, y] = middle(cell);
    if (curl) {
      const [dx, dy] = [x - curl[0], y - curl[1]];
      if (Math.abs(dx) > U / 2 || Math.abs(dy) > U / 2 || i % 2) return;
      const at = (across: number, down: number): string =>
        xy(curl[0] + dx * across, curl[1] + dy * down);
      curls += `M${at(0.4, 1.12)}Q${at(1.06, 1.06)} ${at(1.12, 0.4)}`;
      return;
    }
    const k = (i + first) % 2 ? 1 : -1;
    curls += `M${xy(x - 12 * k, y - 12)}c${7 * k}-5 ${20 * k}-2 ${21 * k} 6`;
    curls += `M${xy(x - 12 * k, y + 13)}c${4 * k} 4 ${12 * k} 4 ${17 * k}-1`;
  });
  const sock = (cell: Cell): string => {
    const at = middle(cell);
    const root = cat.rootOf(cell);
    const [dx, dy] = [(at[0] - root[0]) / U, (at[1] - root[1]) / U];
    const corner = (aside: number, on: number): string =>
      xy(at[0] - dy * aside + dx * on, at[1] + dx * aside + dy * on);
    return filled(
      `M${corner(26, 0)}L${corner(-26, 0)}L${corner(-26, 30)}L${corner(26, 30)}z`,
      light,
    );
  };
  return (
    filled(ringPath(spot(bib, 12, random, 8, 0.16)), light) +
    `<g opacity=".62">${stroked(curls, deep, 2.6)}</g>` +
    [...plan.arms, ...plan.legs].map(sock).join('')
  );
};

export const COATS: Record<Family, Coat> = {
  blue: tabby,
  green: spotted,
  red: calico,
  purple: pointed,
  orange: socked,
};
