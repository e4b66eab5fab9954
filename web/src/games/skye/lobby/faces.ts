/** The faces of the clan folk, from the boy who learns to the chief. */
import { INK, type Level, dot, line, medallion, shape } from '../../../art/medallion';

/** Shoulders under a plaid with two threads across. */
const plaid = (cloth: string, thread: string): string =>
  shape('M8.6 41Q11 32.5 24 32.5T39.4 41A22.8 22.8 0 0 1 8.6 41z', cloth) +
  line('M14 36.5L33 44.6M19 33.6L38 41.4', 1.3, thread) +
  line('M15.5 43.8L30.5 33.4', 1.3, thread);

const head = (skin: string): string =>
  shape('M14.5 22Q14 12 24 12T33.5 22Q33.5 33 24 36Q14.5 33 14.5 22z', skin);

const eyes = dot(20, 24, 1.8) + dot(28, 24, 1.8);
const smile = line('M20.4 29.6Q24 32.6 27.6 29.6');
const blush = dot(17.4, 27.8, 1.9, '#e58e7c') + dot(30.6, 27.8, 1.9, '#e58e7c');

export const FACES: Readonly<Record<Level, string>> = {
  beginner: medallion(
    'beginner',
    plaid('#4f8f5b', '#f4e6b0'),
    head('#f7d3ae'),
    shape(
      'M13.4 23Q9.6 15 14.6 12L13.4 8.6 18.4 9.4 20 5.8 24 8.8 28.6 5.6 29.8 9.4 35 9 33.6 12.6Q38.4 16 34.6 23Q34 17.6 30 16.4L27.4 18.4 24.6 15.8 20 18.4 18 16.6Q14.4 18 13.4 23z',
      '#dd6b2c',
    ),
    eyes,
    dot(17.4, 27.2, 0.8, '#c9803f') + dot(19.4, 28.4, 0.8, '#c9803f'),
    dot(30.6, 27.2, 0.8, '#c9803f') + dot(28.6, 28.4, 0.8, '#c9803f'),
    shape('M19.6 29.4Q24 30.6 28.4 29.4Q27.6 34 24 34T19.6 29.4z', '#fffaef', 1.3),
  ),
  easy: medallion(
    'easy',
    plaid('#8a4f7d', '#f3d9ec'),
    head('#f4c9a4'),
    shape('M15 22Q16 15 24 14.6T33 22Q29 19.6 24.6 16.4Q20 20.4 15 22z', '#7a4526', 1.2),
    shape(
      'M11 38Q7 8.4 24 7.4Q41 8.4 37 38Q34.6 40.6 31.4 36.6Q36.4 15.6 24 14.8Q11.6 15.6 16.6 36.6Q13.4 40.6 11 38z',
      '#3f8a6e',
    ),
    line('M13.2 20Q14.6 11.6 24 10.8T34.8 20', 1.2, '#d7f0dd'),
    eyes,
    blush,
    smile,
  ),
  normal: medallion(
    'normal',
    plaid('#2f6db0', '#f2ede2'),
    head('#f0bf96'),
    shape(
      'M13.8 22Q14.6 27.4 18.6 27Q24 24.8 29.4 27Q33.4 27.4 34.2 22Q37 38 24 41Q11 38 13.8 22z',
      '#8c4a1f',
    ),
    line('M20.6 31.2Q24 33.4 27.4 31.2', 1.7, '#fbe0d8'),
    eyes,
    line('M17.6 20.8L21.6 20.2M30.4 20.8L26.4 20.2', 1.8, '#6d3614'),
    shape('M9 17Q9 8 24 8T39 17Q38 20.4 24 19.2Q10 20.4 9 17z', '#2b4f7d'),
    line('M13 18.6Q24 16.6 35 18.6', 2.2, '#bf3a30'),
    `<circle cx="24" cy="7.4" r="3.3" fill="#bf3a30" stroke="${INK}" stroke-width="1.4"/>`,
  ),
  hard: medallion(
    'hard',
    plaid('#5b2e52', '#e8b93c'),
    `<circle cx="24" cy="8.6" r="5.4" fill="#8d8a94" stroke="${INK}" stroke-width="1.5"/>`,
    head('#f2cdb0'),
    shape('M13.6 25Q10.4 10.4 24 10.4T34.4 25Q33 17.6 24 16.6Q15 17.6 13.6 25z', '#8d8a94'),
    line('M18 13.2Q16 15.4 15.4 18.4M30 13.2Q32 15.4 32.6 18.4', 1.1, '#dcd9e0'),
    eyes,
    `<g fill="none" stroke="${INK}" stroke-width="1.5"><circle cx="19.6" cy="24.2" r="4.1"/><circle cx="28.4" cy="24.2" r="4.1"/></g>`,
    line('M15.5 23.6L13.9 23M32.5 23.6L34.1 23'),
    line('M21 31.6Q25 32.6 27.4 30.2'),
    `<circle cx="24" cy="39.4" r="2.6" fill="#e8b93c" stroke="${INK}" stroke-width="1.3"/>`,
  ),
  expert: medallion(
    'expert',
    plaid('#9e2b3a', '#22313b'),
    line('M29 11Q32 4.6 37.6 6.4', 4.6) + line('M29 11Q32 5.4 37 6.6', 2.2, '#fffaef'),
    line('M31 12.6Q35.6 8 41 12', 4.6) + line('M31 12.6Q35.8 9 40.4 12.2', 2.2, '#d7e8f7'),
    head('#eeb98f'),
    shape(
      'M13.6 21Q14.8 27.6 18.8 27.2Q24 24.6 29.2 27.2Q33.2 27.6 34.4 21Q38.4 36 30.6 41L28.4 38.6 24 45 19.6 38.6 17.4 41Q9.6 36 13.6 21z',
      '#f7f3ea',
    ),
    line('M18 28.6Q21.6 27.4 24 29.6Q26.4 27.4 30 28.6', 2, '#a9a294'),
    dot(20, 24.2, 1.8) + dot(28, 24.2, 1.8),
    line('M16.8 20.4Q19.6 19 22.2 21.6M31.2 20.4Q28.4 19 25.8 21.6', 2.6, '#f7f3ea'),
    shape('M10.6 18Q10.4 8.8 24 8.8T37.4 18Q31 15.8 24 16.4Q16 15.8 10.6 18z', '#2f5a3c'),
    `<circle cx="31.4" cy="13.4" r="2.5" fill="#fffaef" stroke="${INK}" stroke-width="1.2"/>`,
  ),
};

/** The hair, plaid and hat of each level; some have no hat. */
const LOOKS: Readonly<Record<Level, readonly string[]>> = {
  beginner: ['#dd6b2c', '#4f8f5b'],
  easy: ['#7a4526', '#8a4f7d', '#3f8a6e'],
  normal: ['#8c4a1f', '#2f6db0', '#2b4f7d'],
  hard: ['#8d8a94', '#5b2e52'],
  expert: ['#f7f3ea', '#9e2b3a', '#2f5a3c'],
};
/** The same of further people of a level. */
const OTHERS = [
  ['#3b2a22', '#b5673a', '#7a2f4a'],
  ['#e3bd58', '#3c6e8f', '#a8741f'],
  ['#a83f22', '#77803a', '#3d4f6c'],
  ['#c9c3ba', '#6b4aa0', '#9a4a2f'],
] as const;

export const otherLook = (level: Level, number: number): Record<string, string> =>
  Object.fromEntries(LOOKS[level].map((colour, i) => [colour, OTHERS[number % OTHERS.length][i]]));
