/** Signs for cards, counters and buttons, around (0, 0) in a square of about 38 units. */
import { short } from '../../../../art/path';
import { THINGS } from '../drawings/things';
import { hue, plateOf } from './families';
import { FAMILIES } from '../../pieces/pieces';

/** The face of any cat. */
function anyCat(x = 0, y = 0, scale = 1, fill = 'var(--ct-page2)'): string {
  return (
    `<g transform="translate(${x} ${y})scale(${scale})">` +
    `<path d="M-14-2C-15-9-15-13-13.6-17C-9-15-6-12.6-4.4-11H4.4C6-12.6 9-15 13.6-17C15-13 15-9 14-2C17 8 8 14 0 14S-17 8-14-2z" fill="${fill}" class="ct-line" stroke-width="${short(1.9 / scale)}"/>` +
    '<path d="M-8-1V2.4M8-1V2.4" class="ct-line" stroke-width="3.2"/>' +
    '<path d="M-2 5H2L0 7.4zM0 7.4V9M-4 9.4Q-2 11.4 0 9Q2 11.4 4 9.4" fill="none" class="ct-line" stroke-width="1.4"/></g>'
  );
}

const greenCard = (x: number, y: number): string =>
  `<rect x="${x - 12}" y="${y - 16}" width="24" height="32" rx="3.5" fill="var(--ct-rescue)" class="ct-line" stroke-width="1.6"/>`;

/** The plates of all families in a ring. */
const rainbow = FAMILIES.map((family, i) => {
  const [x, y] = [Math.sin(i * 1.2566) * 12.4, -Math.cos(i * 1.2566) * 12.4];
  return `<path d="${plateOf(family)}" fill="${hue(family, 'mat')}" class="ct-line" stroke-width="2.6" transform="translate(${short(x)} ${short(y)})scale(.56)"/>`;
}).join('');

/** A boat seen from above: stern at the left, bow at the right. */
const HULL = 'M-18-6.4C-11-13.6 4-13.6 19.4 0C4 13.6-11 13.6-18 6.4z';
const hull = (inside: string): string =>
  `<path d="${HULL}" fill="var(--ct-floor)" class="ct-line" stroke-width="1.8"/>${inside}`;

export const SIGNS = {
  ...THINGS,
  /** A basket of a rescue card. */
  cardBasket: `${greenCard(0, 0)}<g transform="translate(0 1)scale(.62)">${THINGS.basket}</g>`,
  /** Rescue cards that lie on the table. */
  laid: `${greenCard(-5, -3)}${greenCard(5, 3)}<path d="M1-3.4h8M1 3h8M1 9.400h8" fill="none" stroke="var(--ct-page2)" stroke-width="2"/>`,
  cat: anyCat(0, 1),
  lonely: `<circle r="19" fill="none" class="ct-line" stroke-width="1.8" stroke-dasharray="4 4.5"/>${anyCat(0, 1, 0.72)}`,
  family: `<path d="M-9 6H9L0-8z" fill="none" class="ct-line" stroke-width="3"/>${anyCat(-9, 8, 0.56)}${anyCat(9, 8, 0.56)}${anyCat(0, -8, 0.56)}`,
  rainbow,
  first: `<path d="M-18 16V4H-7V-3H7V8H18V16z" fill="var(--ct-page2)" class="ct-line" stroke-width="1.6"/><path d="M-2.6 1L1 0V10" fill="none" class="ct-line" stroke-width="2.4"/>${anyCat(0, -10, 0.5, 'var(--ct-gold)')}`,
  sister: anyCat(0, 1, 1, 'var(--ct-anytime)'),
  edge:
    `<path d="${HULL}" fill="var(--ct-floor)" class="ct-line" stroke-width="8"/>` +
    `<path d="${HULL}" fill="none" stroke="var(--ct-gold)" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M-12 0h22M-6-6v12M2-6v12" class="ct-line" stroke-width="1.1" opacity=".5"/>`,
  row: hull(
    '<path d="M-18-3.6H15.2L19.4 0L15.2 3.6H-18z" fill="var(--ct-gold)" class="ct-line" stroke-width="1.3"/><path d="M-10-3.6V3.6M-2-3.6V3.6M6-3.6V3.6" class="ct-line" stroke-width="1.1"/>',
  ),
  column: hull(
    `<path d="M-7.6-11.4H1.2V11.4H-7.6z" fill="${hue('blue', 'mat')}" class="ct-line" stroke-width="1.3"/><path d="M-7.6-3.8H1.2M-7.6 3.8H1.2" class="ct-line" stroke-width="1.1"/>`,
  ),
};
export type SignName = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as SignName[];

export const signId = (name: SignName): string => `ct-sign-${name}`;

export const signParts = (): string =>
  SIGN_NAMES.map((name) => `<g id="${signId(name)}">${SIGNS[name]}</g>`).join('');
