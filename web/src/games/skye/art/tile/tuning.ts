/** Manual corrections of computed drawings. */
import type { Point } from '../../../../art/points';
import type { Side } from '../../pieces/pieces';

export interface Tuning {
  /** how deep the area of a side reaches into the tile */
  depth?: Partial<Record<Side, number>>;
  /** the inner area: centre and half axes */
  ring?: [x: number, y: number, width: number, height: number];
  /** where the road bends or forks */
  node?: Point;
  /** where three areas meet */
  meeting?: Point;
  /** the road may cross water */
  bridge?: boolean;
  /** the distance between two equal areas */
  gap?: number;
}

export const TUNING: Record<string, Tuning> = {
  L01: { depth: { W: 47 }, node: [47, 53] },
  L02: { ring: [57, 52, 15, 12], bridge: true, node: [56, 51], depth: { W: 27 } },
  L06: { ring: [59, 42, 24, 21], depth: { W: 25 }, node: [55, 42] },
  L10: { ring: [50, 49, 14, 16], bridge: true, node: [50, 49] },
  L21: { ring: [50, 39, 24, 19], node: [50, 76] },
  L26: { ring: [41, 52, 23, 17], depth: { N: 24 } },
  L32: { ring: [50, 52, 23, 17], depth: { N: 24 } },
  L38: { gap: 17, node: [55, 50] },
  L41: { meeting: [47, 61], node: [66, 32] },
  L42: { meeting: [31, 47], node: [62, 36] },
  L44: { ring: [50, 48, 23, 22] },
  L48: { meeting: [68, 50], node: [36, 34] },
  L53: { ring: [47, 65, 31, 21], depth: { N: 25 } },
  L54: { ring: [60, 66, 26, 20], depth: { N: 26 } },
  L56: { ring: [62, 34, 17, 14], depth: { W: 31 } },
  L64: { depth: { E: 22, W: 25 }, node: [63, 50] },
  L65: { depth: { E: 23, W: 21 }, node: [35, 50] },
  L66: { ring: [46, 53, 23, 20] },
  L68: { ring: [50, 64, 27, 26], depth: { N: 25 } },
  L69: { depth: { N: 46 } },
  L70: { depth: { N: 36 }, node: [50, 20] },
  L72: { ring: [63, 62, 20, 17], depth: { N: 27 } },
};
