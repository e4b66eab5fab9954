/** The round picture around a bot's face; its ground has a colour for each level. */

/** The levels of bots, weakest first. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const FACE_BOX = '0 0 48 48';

/** The ink of all outlines of a face. */
export const INK = '#22313b';

const GROUNDS: Readonly<Record<Level, string>> = {
  beginner: '#cfe3b8',
  easy: '#b9d8e8',
  normal: '#f2dca6',
  hard: '#ecc0c4',
  expert: '#dcb650',
};

/** A face on the ground of its level; shapes may reach the rim, but not cross it. */
export const medallion = (level: Level, ...shapes: string[]): string =>
  [
    `<circle cx="24" cy="24" r="22.8" fill="${GROUNDS[level]}"/>`,
    ...shapes,
    `<circle cx="24" cy="24" r="22.8" fill="none" stroke="${INK}" stroke-width="1.8"/>`,
  ].join('');

/** The same face in other colours. */
export const recoloured = (face: string, colours: Readonly<Record<string, string>>): string =>
  face.replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour);

/** A filled shape with an outline. */
export const shape = (d: string, fill: string, width = 1.5): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A line without a fill. */
export const line = (d: string, width = 1.5, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, r: number, fill = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
