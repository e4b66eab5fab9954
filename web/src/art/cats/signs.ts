/** Signs for cards, counters and buttons, around (0, 0) in a square of about 38 units. */
import { short } from '../path';
import { THINGS } from './drawings/things';
import { hue, plateOf } from './families';
import { FAMILIES } from './pieces';

/** The face of any cat. */
function anyCat(x = 0, y = 0, scale = 1, fill = 'var(--ct-page2)'): string {
  return (
    `<g transform="translate(${x} ${y})scale(${scale})">` +
    `<path d="M-14-2C-15-9-15-13-13.6-17C-9-15-6-12.6-4.4-11H4.4C6-12.6 9-15 13.6-17C15-13 15-9 14-2C17 8 8 14 0 14S-17 8-14-2z" fill="${fill}" class="ct-line" stroke-width="${short(1.9 / scale)}"/>` +
    '<path d="M-8-1V2.4M8-1V2.4" class="ct-line" stroke-width="3.2"/>' +
    '<path d="M-2 5H2L0 7.4zM0 7.4V9M-4 9.4Q-2 11.4 0 9Q2 11.4 4 9.4" fill="none" class="ct-line" stroke-width="1.4"/></g>'
  );
}

/** The plates of all families in a ring. */
const rainbow = FAMILIES.map((family, i) => {
  const [x, y] = [Math.sin(i * 1.2566) * 12.4, -Math.cos(i * 1.2566) * 12.4];
  return `<path d="${plateOf(family)}" fill="${hue(family, 'mat')}" class="ct-line" stroke-width="2.6" transform="translate(${short(x)} ${short(y)})scale(.56)"/>`;
}).join('');

/** A boat seen from above, in few steps. */
const PLAN = 'M-18-5H-13V-13H6V-8H12V-3H18V3H12V8H6V13H-13V5H-18z';
const plan = (inside: string): string =>
  `<path d="${PLAN}" fill="var(--ct-floor)"/>${inside}<path d="${PLAN}" fill="none" class="ct-line" stroke-width="2"/>`;
const rim =
  `<path d="${PLAN}" fill="var(--ct-floor)" class="ct-line" stroke-width="7"/>` +
  `<path d="${PLAN}" fill="none" stroke="var(--ct-gold)" stroke-width="4" stroke-linejoin="round"/>`;

export const SIGNS = {
  ...THINGS,
  cat: anyCat(0, 1),
  lonely: `<circle r="19" fill="none" class="ct-line" stroke-width="1.8" stroke-dasharray="4 4.5"/>${anyCat(0, 1, 0.72)}`,
  family: `<path d="M-9 6H9L0-8z" fill="none" class="ct-line" stroke-width="3"/>${anyCat(-9, 8, 0.56)}${anyCat(9, 8, 0.56)}${anyCat(0, -8, 0.56)}`,
  rainbow,
  first: `<path d="M-18 16V4H-7V-3H7V8H18V16z" fill="var(--ct-page2)" class="ct-line" stroke-width="1.6"/><path d="M-2.6 1L1 0V10" fill="none" class="ct-line" stroke-width="2.4"/>${anyCat(0, -10, 0.5, 'var(--ct-gold)')}`,
  sister: anyCat(0, 1, 1, 'var(--ct-anytime)'),
  edge: rim,
  row: plan(
    '<path d="M-18-3.4H18V3.4H-18z" fill="var(--ct-gold)" class="ct-line" stroke-width="1.2"/><path d="M-9-3.4V3.4M0-3.4V3.4M9-3.4V3.4" class="ct-line" stroke-width="1"/>',
  ),
  column: plan(
    `<path d="M-7-13H0V13H-7z" fill="${hue('blue', 'mat')}" class="ct-line" stroke-width="1.2"/><path d="M-7-4.4H0M-7 4.4H0" class="ct-line" stroke-width="1"/>`,
  ),
};
export type SignName = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as SignName[];

export const signId = (name: SignName): string => `ct-sign-${name}`;

export const signParts = (): string =>
  SIGN_NAMES.map((name) => `<g id="${signId(name)}">${SIGNS[name]}</g>`).join('');
