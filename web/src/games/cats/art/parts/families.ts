/** The five families: their colours, and the sign that each cat wears, with a letter. */
import type { Family } from '../../pieces/pieces';

/** The coloured parts of a family: blanket, weave, coat and so on. */
type Role = 'mat' | 'weave' | 'fur' | 'shade' | 'deep' | 'ink' | 'light' | 'eye';

/** The colour of a part of a family's cats, in the theme of the page. */
export const hue = (family: Family, role: Role): string => `var(--ct-${family}-${role})`;

interface Sign {
  /** the outline of the plate, about 26 wide around (0, 0) */
  plate: string;
  /** the centre of its letter */
  letter: number;
}

/** A star or sun: rays of one length, notches of another. */
function rays(count: number, far: number, near: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const angle = (i / count) * Math.PI;
    const radius = i % 2 ? near : far;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Drop, leaf, heart, star and sun: recognisable by their outline alone. */
const SIGNS: Record<Family, Sign> = {
  blue: {
    plate: 'M0-14.4C4.4-8.6 10.6-3.8 10.6 2.4A10.6 10.6 0 0 1-10.6 2.4C-10.6-3.8-4.4-8.6 0-14.4z',
    letter: 2.4,
  },
  green: {
    plate: 'M-13.4 13.4L-10.4 9.6C-14-2-6-12.4 12.4-12.4C13.4 5.6 1.4 13-8.2 10.6z',
    letter: -0.6,
  },
  red: {
    plate:
      'M0 13C-9.8 6.6-13.4 1-12.4-5C-11.2-12-3-13-0-6.8C3-13 11.2-12 12.4-5C13.4 1 9.8 6.6 0 13z',
    letter: -0.4,
  },
  purple: { plate: rays(5, 15, 8.8), letter: 0.6 },
  orange: { plate: rays(12, 13.6, 10), letter: 0 },
};

/** The silhouette of a family's sign. */
export const plateOf = (family: Family): string => SIGNS[family].plate;

export type Letters = Record<Family, string>;
export const ENGLISH_LETTERS: Letters = {
  blue: 'B',
  green: 'G',
  red: 'R',
  purple: 'P',
  orange: 'O',
};

export const markId = (family: Family): string => `ct-mark-${family}`;
export const letterId = (family: Family): string => `ct-letter-${family}`;

/** The plate with its letter; each is defined once, so that a language change updates all. */
export function drawMark(family: Family): string {
  const { plate, letter } = SIGNS[family];
  const [deep, light] = [hue(family, 'deep'), hue(family, 'light')];
  return (
    `<path d="${plate}" fill="${deep}" stroke="${light}" stroke-width="1.9" stroke-linejoin="round" paint-order="stroke"/>` +
    `<text id="${letterId(family)}" class="ct-letter" y="${letter + 5.4}" fill="${light}">${ENGLISH_LETTERS[family]}</text>`
  );
}
