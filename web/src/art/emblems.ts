/** Five clan emblems for the seats: each has its own colour, outline and sign. */
export type Clan = 'blue' | 'yellow' | 'red' | 'white' | 'green';
export type Sign = 'wave' | 'sun' | 'stag' | 'gull' | 'thistle';

interface Emblem {
  colour: string;
  dark: string;
  light: string;
  sign: Sign;
  outline: string;
}

export const EMBLEMS: Record<Clan, Emblem> = {
  blue: {
    colour: '#2f6db0',
    dark: '#17406f',
    light: '#d7e8f7',
    sign: 'wave',
    outline: 'M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22z',
  },
  white: {
    colour: '#f2ede2',
    dark: '#5a5148',
    light: '#3f3a36',
    sign: 'gull',
    outline: 'M0-25L24 0 0 25-24 0z',
  },
  yellow: {
    colour: '#e5b02c',
    dark: '#7a5506',
    light: '#fff4cf',
    sign: 'sun',
    outline:
      'M0-23.5L5-17.6 12.2-20.3 14.4-13 22-11.8 20.6-4.2 26 .4 20 5.4 21.6 13 14 14 11.8 21.2 4.6 18.6 0 24.4-4.6 18.6-11.8 21.2-14 14-21.6 13-20 5.4-26 .4-20.6-4.2-22-11.8-14.4-13-12.2-20.3-5-17.6z',
  },
  red: {
    colour: '#bf3a30',
    dark: '#6d1a15',
    light: '#fbe0d8',
    sign: 'stag',
    outline: 'M-20-21Q0-25 20-21Q23 8 0 24Q-23 8-20-21z',
  },
  green: {
    colour: '#3f8a4c',
    dark: '#1b4a26',
    light: '#e2f3da',
    sign: 'thistle',
    outline: 'M-12-21.5H12L24.5 0 12 21.5H-12L-24.5 0z',
  },
};
export const CLANS = Object.keys(EMBLEMS) as Clan[];

/** Signs are filled with the current colour; `cut` is the colour of what is cut out of them. */
const SIGNS: Record<Sign, (cut: string) => string> = {
  wave: () =>
    '<path d="M-15 5Q-13-10-2-11Q8-11 9-3Q9 3 3.5 3Q0 2.5 .2-.6Q1 1 3 .6Q5.4-.6 4-4Q1-7-3-4Q-7 0-6 5z"/>' +
    '<path d="M-15 8.5q3.75-4 7.5 0t7.5 0 7.5 0 7.5 0v3q-3.75 4-7.5 0t-7.5 0-7.5 0-7.5 0z"/>',
  sun: (cut) =>
    '<path d="M0-15.5L3.2-4.6 9.6-9.6 4.6-3.2 15.5 0 4.6 3.2 9.6 9.6 3.2 4.6 0 15.5-3.2 4.6-9.6 9.6-4.6 3.2-15.5 0-4.6-3.2-9.6-9.6-3.2-4.6z"/>' +
    `<circle r="3.2" fill="none" stroke="${cut}" stroke-width="1.8"/>`,
  stag: () =>
    '<path d="M-4.5-1Q0-4 4.5-1L3.6 7Q2.6 13.5 0 13.5T-3.6 7zM-5-1.5L-11 .5-6.5-4.5zM5-1.5L11 .5 6.5-4.5z"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" d="M-2.5-3Q-9-7-8.5-15M-8-8.5Q-13-9.5-13.5-14M-4.8-5.5Q-4.5-10-4-13M2.5-3Q9-7 8.5-15M8-8.5Q13-9.5 13.5-14M4.8-5.5Q4.5-10 4-13"/>',
  gull: () =>
    '<path d="M-19 7.5L-13 4.5Q-9 1-5.5 .2Q-7-9-16-15Q-1-14.5 4.5-2.5Q9-4.5 13-2L18.5 .2 13.5 2.2Q9 9.5-1 8.8Q-7 9.5-12 11.5Q-13 8.5-19 7.5z"/>' +
    '<path d="M2-5Q2-12 10-16.5Q9.5-9 7-4.5Q4.5-5 2-5z" opacity=".75"/>' +
    '<path d="M11.3-.6h.01" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/>',
  thistle: () =>
    '<path d="M-8-5L-9.5-15-5-10.5-3-16 0-11.5 3-16 5-10.5 9.5-15 8-5Q0-8.5-8-5z"/>' +
    '<path d="M-7.5-3.6Q0-7 7.5-3.6Q9 5 0 7Q-9 5-7.5-3.6z"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M0 6.5V16M0 13Q-5 13.5-8.5 8.5M0 13Q5 13.5 8.5 8.5"/>',
};
export const EMBLEM_BOX = '-28 -28 56 56';

export function drawEmblem(clan: Clan): string {
  const { colour, dark, light, sign, outline } = EMBLEMS[clan];
  return (
    `<path d="${outline}" fill="${dark}" transform="translate(0 1.6)" opacity=".35"/>` +
    `<path d="${outline}" fill="${colour}" stroke="${dark}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="${outline}" fill="none" stroke="${light}" stroke-width=".9" stroke-opacity=".75" transform="scale(.86)" stroke-linejoin="round"/>` +
    `<g fill="${light}" color="${light}" transform="scale(.9)">${SIGNS[sign](dark)}</g>`
  );
}
