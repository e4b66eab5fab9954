/** Fills that many drawings share: washes of the blankets, weaves, coats, gold, cloth, planks. */
import { hue } from './families';
import { FAMILIES, type Family } from '../../pieces/pieces';

const stop = (colour: string, offset?: number): string =>
  `<stop${offset === undefined ? '' : ` offset="${offset}"`} stop-color="${colour}"/>`;

/** Blankets darken towards the edge like wet paint, coats are lighter above. */
const washes = (family: Family): string =>
  `<radialGradient id="ct-wash-${family}" r=".72">` +
  stop(`var(--ct-${family}-mat-hi)`) +
  stop(hue(family, 'mat'), 0.6) +
  stop(`var(--ct-${family}-mat-lo)`, 1) +
  '</radialGradient>' +
  `<linearGradient id="ct-coat-${family}" x2=".25" y2="1">` +
  stop(`var(--ct-${family}-fur-hi)`) +
  stop(hue(family, 'fur'), 0.6) +
  '</linearGradient>';

interface Weave {
  width: number;
  height: number;
  threads: string;
}
/** Waves, rings, a lattice, diamonds, slanting threads. */
const WEAVES: Record<Family, Weave> = {
  blue: { width: 12, height: 8, threads: '<path d="M0 4q3-4 6 0t6 0"/>' },
  green: {
    width: 9,
    height: 9,
    threads: '<circle cx="2.5" cy="2.5" r="1.2"/><circle cx="7" cy="7" r="1.2"/>',
  },
  red: { width: 8, height: 8, threads: '<path d="M0 0L8 8M8 0L0 8"/>' },
  purple: {
    width: 12,
    height: 12,
    threads: '<path d="M3 0L6 3L3 6L0 3zM9 6L12 9L9 12L6 9z"/>',
  },
  orange: { width: 7, height: 7, threads: '<path d="M-2 2L2-2M-1 8L8-1M5 9L9 5"/>' },
};
const weave = (family: Family): string => {
  const { width, height, threads } = WEAVES[family];
  return (
    `<pattern id="ct-weave-${family}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke="${hue(family, 'weave')}" stroke-width="1.3">${threads}</g></pattern>`
  );
};

const gold = (id: string, place: string): string =>
  `<linearGradient id="${id}" ${place}>` +
  stop('var(--ct-gold-hi)') +
  stop('var(--ct-gold)', 0.45) +
  stop('var(--ct-gold2)', 1) +
  '</linearGradient>';

const CLOTHS = [
  '<pattern id="ct-sack" width="6" height="6" patternUnits="userSpaceOnUse">',
  '<path d="M0 3H6M3 0V6" stroke="var(--ct-cloth2)" stroke-width=".7" opacity=".5"/>',
  '</pattern>',
  '<pattern id="ct-velvet" width="16" height="16" patternUnits="userSpaceOnUse">',
  '<path d="M8 2Q8.6 7.4 14 8Q8.6 8.6 8 14Q7.4 8.6 2 8Q7.4 7.4 8 2z" fill="var(--ct-velvet2)" opacity=".55"/>',
  '</pattern>',
].join('');

/** Two planks to a cell, with staggered joints, nails and grain. */
const PLANKS = [
  '<pattern id="ct-plank" width="192" height="96" patternUnits="userSpaceOnUse">',
  '<path d="M0 0H192M0 24H192M0 48H192M0 72H192M60 0V24M156 24V48M24 48V72M120 72V96" stroke="var(--ct-seam)" stroke-width="1.3"/>',
  '<path d="M55 6h.01M65 18h.01M151 30h.01M161 42h.01M19 54h.01M29 66h.01M115 78h.01M125 90h.01" stroke="var(--ct-seam)" stroke-width="2.4" stroke-linecap="round"/>',
  '<path d="M8 12q24-5 44 1M80 10q30 5 60 0M10 37q40 4 90-1M110 35q16 3 34 0M40 60q40-5 90 1M6 84q40 4 96-2M136 85q20-4 44 0" fill="none" stroke="var(--ct-seam)" stroke-width=".8" opacity=".45"/>',
  '</pattern>',
].join('');

/** The dark points of purple cats, and the lamp light over a boat. */
const LIGHTS = [
  '<radialGradient id="ct-point">',
  '<stop offset=".2" stop-color="var(--ct-purple-deep)" stop-opacity=".85"/>',
  '<stop offset="1" stop-color="var(--ct-purple-deep)" stop-opacity="0"/>',
  '</radialGradient>',
  '<radialGradient id="ct-lamp" gradientUnits="userSpaceOnUse" cx="528" cy="216" r="528" gradientTransform="matrix(1 0 0 .55 0 97.2)">',
  '<stop stop-color="var(--ct-glow)" stop-opacity=".5"/>',
  '<stop offset="1" stop-color="var(--ct-glow)" stop-opacity="0"/>',
  '</radialGradient>',
].join('');

export const drawWashes = (): string =>
  FAMILIES.map((family) => washes(family) + weave(family)).join('') +
  gold('ct-gold-fall', 'x2="0" y2="1"') +
  gold('ct-gold-slant', 'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="40" y2="96"') +
  CLOTHS +
  PLANKS +
  LIGHTS;
