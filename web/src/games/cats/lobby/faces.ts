/** The faces of the ship's cats, from the kitten to the captain. */
import { INK, LEVELS, type Level, dot, line, medallion, shape } from '../../../art/medallion';

const EAR = 'M11 25L9.8 10.6Q16.4 11 21 16.6z';
const INNER = 'M12.8 20L12.4 13.8Q15.6 14.4 17.6 17z';
const mirrored = (drawn: string): string => `<g transform="matrix(-1 0 0 1 48 0)">${drawn}</g>`;

const ears = (left: string, right = left): string =>
  shape(EAR, left) +
  `<path d="${INNER}" fill="#eda295"/>` +
  mirrored(shape(EAR, right) + `<path d="${INNER}" fill="#eda295"/>`);

const head = (fur: string): string =>
  shape('M24 14.6Q38.6 14.6 38.8 27.4Q38.6 39.6 24 39.6T9.2 27.4Q9.4 14.6 24 14.6z', fur);

const muzzle = (fill: string): string =>
  `<ellipse cx="24" cy="33" rx="8.4" ry="5.6" fill="${fill}"/>` +
  `<path d="M21.6 29.2H26.4L24 32.2z" fill="#b5483f"/>` +
  line('M24 32.2Q22.4 36 18.8 34.6M24 32.2Q25.6 36 29.2 34.6', 1.3);

const whiskers = (colour = INK): string =>
  line('M13.4 31.6L5.6 30.4M13.6 34L6.8 35.8M34.6 31.6L42.4 30.4M34.4 34L41.2 35.8', 1, colour);

const eye = (x: number, iris: string): string =>
  `<ellipse cx="${x}" cy="25.6" rx="3.3" ry="3.6" fill="${iris}" stroke="${INK}" stroke-width="1.2"/>` +
  `<ellipse cx="${x}" cy="25.8" rx="1.4" ry="2.6" fill="${INK}"/>`;

export const FACES: Readonly<Record<Level, string>> = {
  beginner: medallion(
    'beginner',
    ears('#f5b163'),
    head('#f5b163'),
    line('M24 16.6V20.6M19.6 17.4L20.4 20.6M28.4 17.4L27.6 20.6', 2.2, '#c9702a'),
    dot(17.4, 26, 4.1) + dot(30.6, 26, 4.1),
    dot(18.8, 24.4, 1.5, '#fff') + dot(32, 24.4, 1.5, '#fff'),
    muzzle('#fff3dd'),
    shape('M22 35.4Q24 34.6 26 35.4Q26.2 38.8 24 38.8T22 35.4z', '#e8786f', 1),
    whiskers('#8a4b16'),
  ),
  easy: medallion(
    'easy',
    ears('#f3e2c0', '#d9b27c'),
    head('#f3e2c0'),
    `<path d="M30 15.6Q38 18 38 27Q35 31 29.6 28.6Q27 22 30 15.6z" fill="#d9b27c"/>`,
    eye(18, '#8fc0d8'),
    eye(30, '#8fc0d8'),
    muzzle('#fffaf0'),
    whiskers('#7a5c33'),
    shape('M15 15Q14.4 6 24 6T33 15z', '#fffaf0'),
    shape('M14 14.4Q24 11.6 34 14.4V18.4Q24 15.4 14 18.4z', '#2f6db0'),
  ),
  normal: medallion(
    'normal',
    ears('#9aa7b0'),
    head('#9aa7b0'),
    line('M24 16.4V21.4M18.8 17.2L20 21M29.2 17.2L28 21', 2.4, '#5d6b75'),
    line('M10.6 26.4L14 27M10.8 30.4L13.8 30.2M37.4 26.4L34 27M37.2 30.4L34.2 30.2', 2, '#5d6b75'),
    eye(18, '#e9c24f'),
    eye(30, '#e9c24f'),
    line('M14.8 21.4L20.6 22M33.2 21.4L27.4 22', 1.8),
    muzzle('#e9eef0'),
    whiskers('#fffaf0'),
    shape(
      'M12.4 37Q24 42.4 35.6 37Q35.4 40.4 28 41.6L26.6 46H21.4L20 41.6Q12.6 40.4 12.4 37z',
      '#bf3a30',
    ),
    dot(17.4, 39.6, 0.9, '#fffaf0') +
      dot(24, 42.6, 0.9, '#fffaf0') +
      dot(30.6, 39.6, 0.9, '#fffaf0'),
  ),
  hard: medallion(
    'hard',
    shape('M11 25L9.8 10.6 13.4 12.2 14.2 9.8Q18 12 21 16.6z', '#b86a34'),
    `<path d="${INNER}" fill="#eda295"/>`,
    mirrored(shape(EAR, '#fff1dc') + `<path d="${INNER}" fill="#eda295"/>`),
    head('#b86a34'),
    `<path d="M26 15.4Q38 16 38 27.4Q38 38.8 24 38.8Q29 33 27.6 27Q25 21 26 15.4z" fill="#fff1dc"/>`,
    line('M9.8 22.4L13.6 23.6M22.4 22.6L35.6 17.8', 1.8),
    eye(30, '#8fc46f'),
    shape('M13.2 22.4Q18 20 23 22.8Q23.4 29.6 18.4 30Q13 29.4 13.2 22.4z', '#22313b'),
    muzzle('#fff8ea'),
    whiskers(),
  ),
  expert: medallion(
    'expert',
    ears('#343a49'),
    head('#343a49'),
    eye(18, '#f2c53d'),
    eye(30, '#f2c53d'),
    line('M14 21.2L21 23.2M34 21.2L27 23.2', 2, '#11161f'),
    muzzle('#f4f1ea'),
    whiskers('#f4f1ea'),
    shape('M11.6 13Q12.4 5.6 24 4.6Q35.6 5.6 36.4 13Q30 10.8 24 10.8T11.6 13z', '#fffaf0'),
    shape('M12.8 12.6Q24 8.8 35.2 12.6L34.4 17.4Q24 13.6 13.6 17.4z', '#1f3f6b'),
    line('M13.8 17.6Q24 13.8 34.2 17.6', 1.8, '#e8b93c'),
    `<circle cx="24" cy="11.6" r="2.5" fill="#e8b93c" stroke="${INK}" stroke-width="1"/>`,
  ),
};

/** The fur of each level, and its markings. */
const COATS: Readonly<Record<Level, readonly [string, string]>> = {
  beginner: ['#f5b163', '#c9702a'],
  easy: ['#f3e2c0', '#d9b27c'],
  normal: ['#9aa7b0', '#5d6b75'],
  hard: ['#b86a34', '#fff1dc'],
  expert: ['#343a49', '#11161f'],
};

/** The colours of a further cat of a level: it wears the coat of another one. */
export function otherCoat(level: Level, number: number): Record<string, string> {
  const others = LEVELS.filter((other) => other !== level);
  const coat = COATS[others[number % others.length]];
  return Object.fromEntries(COATS[level].map((colour, i) => [colour, coat[i]]));
}
