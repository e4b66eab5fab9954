/** Builds pictures of cards from lines of symbols and numbers. */
import { short } from '../../../../art/path';
import { drawHead } from '../cat/cat';
import { markId } from '../parts/families';
import { drawOshaxHead } from '../cat/oshax';
import type { Family } from '../../pieces/pieces';
import { type SignName, signId } from '../parts/signs';

/** A part of a line around (0, 0), and its width. */
export interface Piece {
  markup: string;
  width: number;
}

const INK = 'var(--ct-line)';
const SIGN_WIDTH = 38;

export const scaled = (markup: string, scale: number, width = SIGN_WIDTH): Piece => ({
  width: width * scale,
  markup: `<g transform="scale(${scale})">${markup}</g>`,
});

export const sign = (name: SignName, scale = 1.3): Piece =>
  scaled(`<use href="#${signId(name)}"/>`, scale);

/** Figures and arithmetic. */
export const figure = (text: string, size = 34): Piece => ({
  width: size * 0.54 * text.length + 2,
  markup: `<text class="ct-figure" y="${short(size * 0.34)}" font-size="${size}" fill="${INK}">${text.replace('<', '&lt;').replace('>', '&gt;')}</text>`,
});

/** A cat of a family, with its sign. */
export const catOf = (family: Family, scale = 1.3): Piece =>
  scaled(
    `${drawHead(family)}<use href="#${markId(family)}" transform="translate(14 13)scale(.8)"/>`,
    scale,
    42,
  );

/** A cat whose colour is not chosen yet. */
export const someCat = (scale = 1.3): Piece =>
  scaled(
    `<use href="#${signId('cat')}"/><circle cx="13" cy="12" r="10" fill="var(--ct-white)" class="ct-line" stroke-width="1.5"/>` +
      `<text class="ct-figure" x="13" y="17.4" font-size="16" fill="${INK}">?</text>`,
    scale,
    40,
  );

export const oshax = (scale = 1.3): Piece => scaled(drawOshaxHead(), scale, 43);

/** A sign with a tick or a bar at its lower right. */
const TICK =
  '<circle cx="15" cy="14" r="9" fill="var(--ct-chosen)" class="ct-line" stroke-width="1.6"/>' +
  '<path d="M10.6 14L14 17.4L19.6 10.6" fill="none" stroke="var(--ct-white)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>';
const BAR =
  '<circle cx="15" cy="14" r="9" fill="var(--ct-white)" stroke="var(--ct-gem)" stroke-width="3"/>' +
  '<path d="M9 20L21 8" stroke="var(--ct-gem)" stroke-width="3"/>';
export const ticked = (markup: string, scale = 1.6): Piece => scaled(markup + TICK, scale, 42);
export const barred = (markup: string, scale = 1.5): Piece => scaled(markup + BAR, scale, 42);
export const useSign = (name: SignName): string => `<use href="#${signId(name)}"/>`;

/** Points: a gold seal. */
export function seal(text: string): Piece {
  const rim = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const far = i % 2 ? 27.5 : 24;
    return `${short(Math.cos(angle) * far)} ${short(Math.sin(angle) * far)}`;
  });
  return {
    width: 54,
    markup:
      `<path d="M${rim.join('L')}z" fill="var(--ct-gold)" class="ct-line" stroke-width="2.2"/>` +
      '<circle r="19.6" fill="var(--ct-seal)" stroke="var(--ct-gold2)" stroke-width="1.6"/>' +
      `<text class="ct-figure" y="10.6" font-size="${text.length > 2 ? 22 : 31}" fill="${INK}">${text}</text>`,
  };
}

/** Two small tiles: treasures of one or two cells. */
export const smallTiles = (): Piece =>
  scaled(
    `<g fill="var(--ct-cloth)" class="ct-line" stroke-width="1.8"><rect x="-12" y="-14" width="12" height="12" rx="2.5"/><rect x="-12" y="2" width="24" height="12" rx="2.5"/></g>`,
    1.2,
    28,
  );

const MOST = 152;
const GAP = 5;

/** Pieces in a row around a centre; many pieces are drawn smaller. */
export function line(pieces: readonly Piece[], x: number, y: number): string {
  const total = pieces.reduce((sum, { width }) => sum + width, GAP * (pieces.length - 1));
  const scale = Math.round(Math.min(1, MOST / total) * 100) / 100;
  let at = -total / 2;
  const placed = pieces.map(({ width, markup }) => {
    const middle = at + width / 2;
    at += width + GAP;
    return `<g transform="translate(${short(middle)})">${markup}</g>`;
  });
  const shrink = scale < 1 ? `scale(${scale})` : '';
  return `<g transform="translate(${x} ${y})${shrink}">${placed.join('')}</g>`;
}
