/** Draws a cat: a blanket that covers its cells exactly, and the animal on it. */
import { ringPath, short } from '../../../../art/path';
import { seeded } from '../../../../art/random';
import { type Anatomy, type Paw, anatomyOf } from './anatomy';
import { type Mood, PLANS, type Plan } from './cat-plans';
import { COATS } from './coats';
import { hue, markId } from '../parts/families';
import { outline } from '../parts/outline';
import type { Cell, Family, Tile } from '../../pieces/pieces';
import { type Pose, poser } from '../../pieces/poses';

/** The head alone, around (0, 0), about 40 units wide: also a sign of the family. */
export function drawHead(family: Family, mood: Mood = 'awake'): string {
  // a dark face needs light lines
  const face = family === 'purple' ? `ct-face-dark-${mood}` : `ct-face-${mood}`;
  return `<use href="#ct-head-${family}"/><use href="#${face}" color="${hue(family, 'eye')}"/>`;
}

/** The blanket: the outline of a tile, with the weave of its family. */
export function drawBlanket(cells: readonly Cell[], family: Family): string {
  return (
    `<path class="ct-cells" d="${outline(cells, 1.5, 10)}" fill="url(#ct-wash-${family})" stroke="${hue(family, 'ink')}" stroke-width="1.4"/>` +
    `<path d="${outline(cells, 3.4, 8.2)}" fill="url(#ct-weave-${family})" stroke="${hue(family, 'weave')}" stroke-width="1.3" stroke-dasharray="3.4 2.6"/>`
  );
}

const posedPlan = (plan: Plan, place: (cell: Cell) => Cell): Plan => ({
  ...plan,
  head: place(plan.head),
  body: plan.body.map(place),
  tail: place(plan.tail),
  arms: plan.arms.map(place),
  legs: plan.legs.map(place),
  fill: plan.fill.map(place),
});

function drawPaw({ at, angle }: Paw, family: Family): string {
  const turn = Math.abs(angle) > 0.1 ? `rotate(${Math.round(angle)})` : '';
  return `<use href="#ct-paw-${family}" transform="translate(${short(at[0])} ${short(at[1])})${turn}"/>`;
}

function drawTail({ hip, tail, head }: Anatomy, family: Family): string {
  const [dx, dy] = [tail[0] - hip[0], tail[1] - hip[1]];
  const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  // its tip points up if possible; on an upright tail it points away from the head
  const side = dx ? Math.sign(dx) : (head[0] <= tail[0] ? 1 : -1) * (dy > 0 ? -1 : 1);
  const place = `translate(${short(hip[0] + dx * 0.32)} ${short(hip[1] + dy * 0.32)})`;
  const turn = (angle ? `rotate(${angle})` : '') + (side < 0 ? 'scale(1-1)' : '');
  return `<use href="#ct-tail-${family}" transform="${place}${turn}"/>`;
}

/** The markup of a cat in its own box; `id` must be unique on the page. */
export function drawCat(tile: Tile, family: Family, pose: Pose, id: string): string {
  const shape = tile.id.slice(-3);
  const place = poser(tile.cells, pose);
  const cells = tile.cells.map(place);
  const cat = anatomyOf(posedPlan(PLANS[shape], place), cells);
  const coat = COATS[family](cat, seeded(shape + family));
  const ink = hue(family, 'ink');
  const haunch = cat.haunch
    ? `<path d="${cat.haunch}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" opacity=".75"/>`
    : '';
  return (
    drawBlanket(cells, family) +
    drawTail(cat, family) +
    `<clipPath id="${id}-clip"><path id="${id}-skin" class="ct-skin" d="${ringPath(cat.skin)}"/></clipPath>` +
    `<g clip-path="url(#${id}-clip)"><use href="#${id}-skin" fill="${hue(family, 'shade')}"/>` +
    `<use href="#${id}-skin" x="-1.5" y="-4.5" fill="url(#ct-coat-${family})"/>${coat}${haunch}</g>` +
    `<use href="#${id}-skin" fill="none" stroke="${ink}" stroke-width="1.7"/>` +
    cat.paws.map((paw) => drawPaw(paw, family)).join('') +
    `<g transform="translate(${short(cat.head[0])} ${short(cat.head[1] + 1.5)})">${drawHead(family, cat.plan.mood)}</g>` +
    `<use href="#${markId(family)}" x="${short(cat.mark[0])}" y="${short(cat.mark[1])}"/>`
  );
}
