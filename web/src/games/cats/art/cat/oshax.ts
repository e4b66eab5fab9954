/** Draws an oshax: an antlered beast, on a blanket that takes the colour of the family it joins. */
import { short } from '../../../../art/path';
import { type Point, distance } from '../../../../art/points';
import { between, seeded } from '../../../../art/random';
import { type Field, type Limb, bodyOf, shaggy, skinOf } from './bodies';
import { cellsOf } from './cat-plans';
import { hue, markId, plateOf } from '../parts/families';
import { U, middle, outline } from '../parts/outline';
import { type Cell, FAMILIES, type Family, type Tile } from '../../pieces/pieces';
import { type Pose, cellSet, isBeside, keyOf, poser, sizeOf } from '../../pieces/poses';

interface Plan {
  head: Cell;
  body: Cell[];
  tail: Cell;
  limbs: Cell[];
  /** which cell of the body wears the medal */
  medal: number;
}
const plan = (head: string, body: string, tail: string, limbs: string, medal: number): Plan => ({
  head: cellsOf(head)[0],
  body: cellsOf(body),
  tail: cellsOf(tail)[0],
  limbs: cellsOf(limbs),
  medal,
});

/** The body plans of the six oshax, made by hand. */
const PLANS: Record<string, Plan> = {
  o1: plan('30', '20 21 11 12', '02', '', 2),
  o2: plan('10', '11 12', '13', '01 22', 0),
  o3: plan('20', '10 11 01 02', '03', '', 1),
  o4: plan('10', '11 12 02', '03', '22', 1),
  o5: plan('20', '21 11 01', '02', '31', 1),
  o6: plan('20', '21 11 12', '02', '31', 1),
};

/** The head alone, around (0, 0), about 44 units wide. */
export const drawOshaxHead = (): string => '<use href="#ct-oshax-head"/>';

const angleOf = (dx: number, dy: number): number =>
  Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
const drawPaw = (at: Point, angle: number): string =>
  `<use href="#ct-oshax-paw" transform="translate(${short(at[0])} ${short(at[1])})rotate(${angle})"/>`;

function trunkOf(plan: Plan): Limb[] {
  return plan.body.flatMap((cell, i) => [
    { from: middle(cell), to: middle(cell), thick: [16.8, 16.8] as [number, number] },
    ...plan.body
      .slice(0, i)
      .filter((other) => isBeside(cell, other))
      .map((other): Limb => ({ from: middle(other), to: middle(cell), thick: [16.2, 16.2] })),
    ...(isBeside(cell, plan.head)
      ? [{ from: middle(cell), to: middle(plan.head), thick: [16, 13] as [number, number] }]
      : []),
  ]);
}

/** Legs in their own cells; other paws show on a free side of the body. */
function legsOf(plan: Plan, cells: readonly Cell[]): { limbs: Limb[]; paws: string } {
  const limbs: Limb[] = [];
  let paws = '';
  for (const cell of plan.limbs) {
    const root = middle(plan.body.find((other) => isBeside(other, cell)) ?? plan.head);
    const [x, y] = middle(cell);
    const [dx, dy] = [(x - root[0]) / U, (y - root[1]) / U];
    limbs.push({ from: root, to: [x + dx * 4, y + dy * 4], thick: [14, 10.5] });
    paws += drawPaw([x + dx * 9, y + dy * 9], angleOf(dx, dy) - 90);
  }
  const inside = cellSet(cells);
  const hind = plan.body[plan.body.length - 1];
  for (const cell of [[hind], [hind, plan.body[0]]][plan.limbs.length ? 0 : 1]) {
    const side = (
      [
        [0, 1],
        [1, 0],
        [-1, 0],
      ] as Point[]
    ).find(([x, y]) => !inside.has(keyOf([cell[0] + x, cell[1] + y])));
    if (!side || plan.limbs.length > 1) continue;
    const [x, y] = middle(cell);
    paws += drawPaw([x + side[0] * 12, y + side[1] * 12], angleOf(...side) - 90);
  }
  return { limbs, paws };
}

/** A mane along the back, from the head to the hip. */
function maneOf(way: readonly Point[]): Field {
  const thick = (i: number): number => 9.5 - (7 * i) / (way.length - 1);
  return bodyOf(
    way.slice(1).map((to, i) => ({ from: way[i], to, thick: [thick(i), thick(i + 1)], melt: 6 })),
  );
}

/** Pale freckles like a constellation, clear of head, medal and mane. */
function starsOf(plan: Plan, body: Field, mane: Field, box: Point, seed: string): string {
  const random = seeded(seed);
  const [head, medal] = [middle(plan.head), middle(plan.body[plan.medal])];
  const found: Point[] = [];
  let d = '';
  for (let i = 0; i < 700 && found.length < 18; i++) {
    const at: Point = [random() * box[0], random() * box[1]];
    if (body(...at) > -5 || mane(...at) < 4) continue;
    if (distance(at, head) < 25 || distance(at, medal) < 21) continue;
    if (found.some((other) => distance(at, other) < 11)) continue;
    found.push(at);
    const r = between(random, 1.8, 4);
    const [a, b] = [short(r * 0.17), short(r * 0.83)];
    const [r1, r2] = [short(r), short(-r)];
    d += `M${short(at[0])} ${short(at[1] - r)}q${a} ${b} ${r1} ${r1}q-${b} ${a} ${r2} ${r1}`;
    d += `q-${a}-${b} ${r2} ${r2}q${b}-${a} ${r1} ${r2}z`;
  }
  return `<path d="${d}" fill="var(--ct-horn)"/>`;
}

/** The medal shows the family; before one is chosen, all five. */
function medalOf(family: Family | null): string {
  const rim =
    '<circle r="16.4" fill="var(--ct-gold)" stroke="var(--ct-line)" stroke-width="1.4"/>' +
    '<circle r="14" fill="var(--ct-velvet)" stroke="var(--ct-line)" stroke-width=".9"/>';
  if (family) return `${rim}<use href="#${markId(family)}" transform="scale(.92)"/>`;
  return (
    rim +
    FAMILIES.map((one, i) => {
      const [x, y] = [Math.sin(i * 1.2566) * 7.8, -Math.cos(i * 1.2566) * 7.8];
      return `<path d="${plateOf(one)}" fill="${hue(one, 'fur')}" transform="translate(${short(x)} ${short(y)})scale(.36)"/>`;
    }).join('')
  );
}

/** The markup of an oshax in its own box; `id` must be unique on the page. */
export function drawOshax(tile: Tile, family: Family | null, pose: Pose, id: string): string {
  const place = poser(tile.cells, pose);
  const cells = tile.cells.map(place);
  const base = PLANS[tile.id];
  const lying: Plan = {
    head: place(base.head),
    body: base.body.map(place),
    tail: place(base.tail),
    limbs: base.limbs.map(place),
    medal: base.medal,
  };
  const [columns, rows] = sizeOf(cells);
  const box: Point = [columns * U, rows * U];
  const { limbs, paws } = legsOf(lying, cells);
  const body = bodyOf([...trunkOf(lying), ...limbs]);
  const mane = maneOf([middle(lying.head), ...lying.body.map(middle)]);
  const [head, hip, tail] = [
    middle(lying.head),
    middle(lying.body[lying.body.length - 1]),
    middle(lying.tail),
  ];
  const [dx, dy] = [tail[0] - hip[0], tail[1] - hip[1]];
  const medal = middle(lying.body[lying.medal]);
  const at = ([x, y]: Point): string => `translate(${short(x)} ${short(y)})`;
  return (
    `<path class="ct-cells" d="${outline(cells, 1.5, 10)}" fill="${family ? `url(#ct-wash-${family})` : 'var(--ct-oshax-mat)'}" stroke="var(--ct-line)" stroke-width="1.4"/>` +
    `<path d="${outline(cells, 3.6, 8)}" fill="${family ? `url(#ct-weave-${family})` : 'none'}" stroke="var(--ct-gold)" stroke-width="1.9"/>` +
    `<use href="#ct-oshax-tail" transform="${at([hip[0] + dx * 0.32, hip[1] + dy * 0.32])}rotate(${angleOf(dx, dy)})${dx < -1 ? 'scale(1-1)' : ''}"/>` +
    `<clipPath id="${id}-clip"><path id="${id}-skin" class="ct-skin" d="${shaggy(skinOf(body, ...box, 8), 2.6)}"/></clipPath>` +
    `<g clip-path="url(#${id}-clip)"><use href="#${id}-skin" fill="var(--ct-oshax2)"/><use href="#${id}-skin" x="-1.5" y="-5" fill="var(--ct-oshax)"/>` +
    starsOf(lying, body, mane, box, tile.id) +
    `<path d="${shaggy(skinOf(mane, ...box, 7.5), 3.2)}" fill="${family ? hue(family, 'fur') : 'var(--ct-mane)'}" stroke="${family ? hue(family, 'ink') : 'var(--ct-oshax2)'}" stroke-width="1.3" stroke-linejoin="round"/></g>` +
    `<use href="#${id}-skin" fill="none" stroke="var(--ct-line)" stroke-width="1.7" stroke-linejoin="round"/>` +
    paws +
    `<g transform="${at(medal)}">${medalOf(family)}</g>` +
    `<g transform="${at([head[0], head[1] + 1])}scale(.93)">${drawOshaxHead()}</g>`
  );
}
