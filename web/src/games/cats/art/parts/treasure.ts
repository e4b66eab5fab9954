/** Draws treasures: common ones are goods on a cloth, one in each cell; rare ones gleam on velvet. */
import { GOODS } from '../drawings/goods';
import { RARE_DRAWINGS } from '../drawings/rare';
import { U, middle, outline } from './outline';
import type { Tile } from '../../pieces/pieces';
import { type Pose, poser, sizeOf } from '../../pieces/poses';

export type Good = keyof typeof GOODS;

/** The goods in the cells of each shape, in the order of the data. */
export const GOODS_OF: Record<string, Good[]> = {
  c1: ['chest'],
  c2: ['pouch', 'coins'],
  c3i: ['barrel', 'crate', 'sack'],
  c3l: ['urn', 'plates', 'lamp'],
};

export const goodId = (good: Good): string => `ct-good-${good}`;

/** Goods stay upright, however the tile is rotated. */
export function drawCommon(tile: Tile, pose: Pose): string {
  const place = poser(tile.cells, pose);
  const cells = tile.cells.map(place);
  const goods = cells.map((cell, i) => {
    const [x, y] = middle(cell);
    return (
      `<ellipse cx="${x}" cy="${y + 15.5}" rx="16" ry="3.4" fill="var(--ct-shadow)" opacity=".28"/>` +
      `<use href="#${goodId(GOODS_OF[tile.id][i])}" x="${x}" y="${y}"/>`
    );
  });
  return (
    `<path class="ct-cells" d="${outline(cells, 1.5, 8)}" fill="var(--ct-cloth)" stroke="var(--ct-line)" stroke-width="1.5"/>` +
    `<path d="${outline(cells, 4, 6)}" fill="url(#ct-sack)" stroke="var(--ct-cloth2)" stroke-width="2.2" stroke-dasharray="4 2"/>` +
    goods.join('')
  );
}

/** A crown stays upright; other rare treasures rotate with their tile. */
const UPRIGHT = 'r_o';

function turnOf(tile: Tile, { turn, flip }: Pose): string {
  if (tile.id === UPRIGHT) return '';
  const [columns, rows] = sizeOf(tile.cells);
  const [wide, high] = [columns * U, rows * U];
  const turned = [
    '',
    `translate(${high} 0)rotate(90)`,
    `translate(${wide} ${high})rotate(180)`,
    `translate(0 ${wide})rotate(270)`,
  ][turn & 3];
  return turned + (flip ? `translate(${wide} 0)scale(-1 1)` : '');
}

export const rareId = (shape: string): string => `ct-rare-${shape}`;

export function drawRare(tile: Tile, pose: Pose): string {
  const cells = tile.cells.map(poser(tile.cells, pose));
  const inner = outline(cells, 4.6, 7.6);
  const turn = turnOf(tile, pose);
  return (
    `<path class="ct-cells" d="${outline(cells, 1.5, 10)}" fill="var(--ct-gold)" stroke="var(--ct-line)" stroke-width="1.5"/>` +
    `<path d="${inner}" fill="var(--ct-velvet)" stroke="var(--ct-line)" stroke-width="1"/><path d="${inner}" fill="url(#ct-velvet)"/>` +
    `<use href="#${rareId(tile.id)}"${turn ? ` transform="${turn}"` : ''}/>`
  );
}

export const treasureParts = (): string =>
  Object.entries(GOODS)
    .map(([name, markup]) => `<g id="${goodId(name as Good)}">${markup}</g>`)
    .join('') +
  Object.entries(RARE_DRAWINGS)
    .map(([shape, markup]) => `<g id="${rareId(shape)}">${markup}</g>`)
    .join('');
