/** The logo of Skerry: a small rocky island in a ring of sea. Its colours ignore the theme. */

interface Colours {
  ring: string;
  paper: string;
  sea: string;
  deep: string;
  sky: string;
  horizon: string;
  ink: string;
  rock: string;
  dark: string;
  light: string;
  surf: string;
  grass: string;
  sun: string;
  crest: string;
}
const DAY: Colours = {
  ring: '#3a2c26',
  paper: '#f6ecd6',
  sea: '#6fb0ae',
  deep: '#3f858c',
  sky: '#f3e2bd',
  horizon: '#f9f0dc',
  ink: '#3a2c26',
  rock: '#b9a899',
  dark: '#7a6a6c',
  light: '#efe5d6',
  surf: '#f4faf1',
  grass: '#9db65c',
  sun: '#e0703a',
  crest: '#e9f5ee',
};
const NIGHT: Colours = {
  ring: '#d8c490',
  paper: '#13263a',
  sea: '#17405f',
  deep: '#0e2a42',
  sky: '#1d3550',
  horizon: '#2c4a66',
  ink: '#07101c',
  rock: '#8e899c',
  dark: '#464458',
  light: '#cfd3de',
  surf: '#9cc7da',
  grass: '#6c8350',
  sun: '#f6e6b0',
  crest: '#7fb0c8',
};

/** The ticks of a compass rose. */
function ticks(): string {
  const at = (angle: number, radius: number) =>
    `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  return Array.from({ length: 32 }, (_, k) => {
    const angle = (k / 32) * 2 * Math.PI;
    const inner = k % 8 === 0 ? 41.6 : k % 4 === 0 ? 43 : 44.2;
    return `M${at(angle, 46.2)}L${at(angle, inner)}`;
  }).join('');
}

const fade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

function skyLights(c: Colours, night: boolean): string {
  if (!night) return `<circle cx="68" cy="31" r="8.5" fill="${c.sun}"/>`;
  return (
    `<path d="M66 21.5A8.5 8.5 0 1 1 59.5 32.5A8 8 0 0 0 66 21.5z" fill="${c.sun}"/>` +
    `<path d="M33 24h.01M42 33h.01M27 37h.01M52 20h.01M78 40h.01" stroke="${c.sun}" stroke-width="1.4" stroke-linecap="round"/>`
  );
}

function island(c: Colours): string {
  return (
    `<path fill="${c.surf}" d="M15 65q8-7 18-7h35q12 1 18 7q-4 5-12 6q-6 4-14 2q-8 4-17 1q-9 1-13-3q-11-1-15-6z"/>` +
    `<path fill="${c.rock}" stroke="${c.ink}" stroke-width="1.6" stroke-linejoin="round" d="M20 64.5L26 58 29.5 57 34 46 37.5 42.5 40 44 45.5 27 49 23 52.5 29.5 55 31 60 44 62.5 43 66 50 70 52 73.5 58.5 80 64.5q-8 4-16 3.5q-14 3.5-28 0q-9 .5-16-3.5z"/>` +
    `<path fill="${c.light}" d="M45.9 28.2L49 24.5 48 34 50 41 46.5 49 48 57 42 61 36 58 39 51 37 44.5 40.4 45.6zM34.4 47.2L36 45.6 35.4 52 37.4 57 31 60.5 28 59.5 30.4 58z"/>` +
    `<path fill="${c.dark}" d="M49 24L52 30 54.4 31.6 59.4 45 62.2 44.2 65.4 50.8 69.4 52.8 73 59.2 79 64.5Q71 68 64 67.2Q58 68.6 52.6 69L54.4 60 51.4 53 53.4 45 50.6 38 51.4 31z"/>` +
    `<path fill="${c.grass}" stroke="${c.ink}" stroke-width=".9" stroke-linejoin="round" d="M27 60q4-4 9-2.5q4-1.5 6 1.2q5-.4 6 2.3q-4 3.5-11 3q-7 .6-10-4z"/>` +
    `<path fill="none" stroke="${c.ink}" stroke-linecap="round" d="M55.5 37L58.5 45M56 46L60 55M60.5 50L64.5 58M65.5 55L69 61.5M56 56L58 62.5M61 61L62.5 65"/>`
  );
}

/** The drawing in a square of 100. `simple` leaves out the chart ring: for 32 px and less. */
export function drawLogo(night = false, simple = false): string {
  const c = night ? NIGHT : DAY;
  const id = `logo-${night ? 'night' : 'day'}`;
  const chart = simple
    ? ''
    : `<circle cx="50" cy="50" r="49" fill="${c.paper}"/><circle cx="50" cy="50" r="47.6" fill="none" stroke="${c.ring}" stroke-width="1.5"/><path d="${ticks()}" stroke="${c.ring}" stroke-width="1.1" fill="none"/>`;
  return (
    `<defs><clipPath id="${id}-round"><circle cx="50" cy="50" r="39"/></clipPath>${fade(`${id}-sky`, c.sky, c.horizon)}${fade(`${id}-sea`, c.sea, c.deep)}</defs>` +
    chart +
    `<g clip-path="url(#${id}-round)"><path fill="url(#${id}-sky)" d="M0 0h100v100H0z"/>` +
    skyLights(c, night) +
    `<path fill="url(#${id}-sea)" d="M0 57q7-3 14 0t14 0 14 0 14 0 14 0 14 0 16 0v45H0z"/>` +
    island(c) +
    `<path fill="none" stroke="${c.crest}" stroke-width="1.7" stroke-linecap="round" d="M20 73q4-3 8 0t8 0M46 78q4-3 8 0t8 0M66 74.5q3.5-2.6 7 0t7 0M32 82.5q3.5-2.6 7 0M60 85q3-2.3 6 0M13 66q2-1.6 4-.4M84 67q2-1.6 4 0"/>` +
    `<path fill="none" stroke="${c.ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" opacity="${night ? 0.7 : 1}" d="M27 37q2.5-2.6 4.3 0q1.8-2.6 4.3 0M37 28.5q1.8-1.9 3 0q1.2-1.9 3 0"/></g>` +
    `<circle cx="50" cy="50" r="39" fill="none" stroke="${c.ring}" stroke-width="${simple ? 3 : 2.2}"/>`
  );
}

export const LOGO_BOX = '0 0 100 100';
export const SIMPLE_LOGO_BOX = '9.5 9.5 81 81';
