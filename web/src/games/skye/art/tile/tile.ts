/** Draws a whole tile: ground, decor, roads, and upright drawings above them. */
import { short } from '../../../../art/path';
import { drawDecor } from './decor';
import { ITEMS, itemId } from '../items';
import { type Layout, type Placed, layoutOf, turnedLayout } from './layout';
import { clanOf, tileOf } from '../../pieces/pieces';
import { drawGround } from './shores';
import { drawRoads } from './tracks';

const foot = (item: Placed): number => item.at[1] + (item.kind === 'lighthouse' ? 6 : 0);

/** The light of a lighthouse ends before the tile does. */
function drawBeam(item: Placed, scale: number): string {
  if (!item.aim) return '';
  const [x, y] = [item.at[0], item.at[1] - 8.2 * scale];
  const angle = Math.atan2(item.aim[1] - y, item.aim[0] - x);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const toRim = (along: number, from: number) =>
    along > 0 ? (100 - from) / along : along < 0 ? -from / along : 99;
  const long = Math.min(1.15, Math.round(Math.min(toRim(c, x), toRim(s, y)) / 0.38) / 100);
  const degrees = Math.round((angle * 180) / Math.PI);
  return `<use href="#sk-i-beam" transform="translate(${short(x)} ${short(y)})rotate(${degrees})scale(${long} 1)"/>`;
}

function drawItem(item: Placed, scale: number): string {
  const size =
    item.kind === 'castle' || item.kind === 'cairn'
      ? 1
      : item.kind === 'whisky'
        ? Math.max(0.95, Math.min(1.12, scale))
        : scale;
  // the drawing stays inside the tile
  const width = (ITEMS[item.kind].width * size) / 2;
  const height = (ITEMS[item.kind].height * size) / 2;
  const x = short(Math.max(width, Math.min(100 - width, item.at[0])));
  const y = short(Math.max(height, Math.min(99.5 - height, item.at[1])));
  const place =
    size === 1
      ? `x="${x}" y="${y}"`
      : `transform="translate(${x} ${y})scale(${Math.round(size * 100) / 100})"`;
  return `<use href="#${itemId(item.kind, item.scroll)}" ${place}/>`;
}

function drawItems(layout: Layout): string {
  const list = [...layout.items].sort((a, b) => foot(a) - foot(b));
  return (
    list.map((item) => drawBeam(item, layout.scale)).join('') +
    list.map((item) => drawItem(item, layout.scale)).join('')
  );
}

const drawn = new Map<string, string>();

/** The markup of a tile in a square of 100 units, to be put into an svg. */
export function drawTile(id: string, turn = 0): string {
  const quarter = turn & 3;
  const key = `${id}/${quarter}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    const tile = tileOf(id);
    const layout = turnedLayout(layoutOf(tile), quarter);
    const clan = clanOf(id);
    const items = drawItems(layout);
    markup =
      drawGround(tile, layout) +
      drawDecor(tile, layout, quarter) +
      drawRoads(tile, layout) +
      (clan ? `<g class="sk-clan-${clan}">${items}</g>` : items);
    drawn.set(key, markup);
  }
  return markup;
}
