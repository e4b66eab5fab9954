/** Treasure maps: the weave and sign of a family around a path to a cross. */
import { hue, markId } from './families';
import { FAMILIES, type Family } from '../../pieces/pieces';

export const mapId = (family: Family): string => `ct-map-${family}`;

export const drawMap = (family: Family): string =>
  [
    `<path d="M-20-18L-12-19.6L-3-18L8-19.8L20-18L19-8L20.4 3L19 12L20 19L9 18L-2 20L-12 18.4L-20 19.4L-19 9L-20.4-2L-19-10z" fill="${hue(family, 'mat')}" stroke="${hue(family, 'ink')}" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<path d="M-19-17H19V18H-19z" fill="url(#ct-weave-${family})"/>`,
    `<path d="M-15.4-14.4L-2-15.4L15.4-14L14.6 0L15.6 14.4L2 15.2L-15.2 14.4L-14.6 2z" fill="var(--ct-page)" stroke="${hue(family, 'ink')}" stroke-width="1.2" stroke-linejoin="round"/>`,
    `<use href="#${markId(family)}" transform="translate(-1.6 -2.2)scale(.82)"/>`,
    `<path d="M-12 12.4C-6 9.4 0 13 5 11" fill="none" stroke="${hue(family, 'ink')}" stroke-width="1.5" stroke-dasharray="2.6 2"/>`,
    '<path d="M7.8 7.4L12.4 12M12.4 7.4L7.8 12" stroke="var(--ct-cross)" stroke-width="2.4" stroke-linecap="round"/>',
  ].join('');

export const mapParts = (): string =>
  FAMILIES.map((family) => `<g id="${mapId(family)}">${drawMap(family)}</g>`).join('');
