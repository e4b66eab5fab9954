/** The sixteen goals as leaded windows: a small scene and its points. */
import type { DrawingName } from './items';

export type GoalId =
  | 'squares'
  | 'sheep'
  | 'brochs'
  | 'whisky'
  | 'farm'
  | 'cattle'
  | 'roads'
  | 'lake'
  | 'areas'
  | 'areas3'
  | 'trio'
  | 'ships'
  | 'gold'
  | 'harbour'
  | 'column'
  | 'mountains';
export type Slot = 'A' | 'B' | 'C' | 'D';

interface Scene {
  /** the short text of the points on the sill */
  pays: string;
  markup: string;
  /** the position and size of the scene in the window */
  fit: string;
}

const use = (name: DrawingName, x: number, y: number, scale = 1) =>
  `<use href="#sk-i-${name}" transform="translate(${x} ${y})scale(${scale})"/>`;
/** A tile seen from above. */
const plot = (x: number, y: number, side: number, look = 'sk-f-p1') =>
  `<rect class="${look} sk-outlined" x="${x}" y="${y}" width="${side}" height="${side}" rx="1"/>`;
const goldLine = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--sk-gold2)" stroke-width="4.2" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--sk-gold1)" stroke-width="2.4" stroke-linejoin="round"/>`;
const podium = `<path class="sk-f-stone sk-outlined" d="M-17 26v-9H-5V12H8v9h10v5z"/><text class="sk-text sk-f-ink" x="1.5" y="22" font-size="9">1</text><text class="sk-text sk-f-ink" x="-11" y="25" font-size="7.5">2</text>`;
const laurel = `<path fill="none" stroke="var(--sk-gold2)" stroke-width="1.3" stroke-linecap="round" d="M-16 4Q-19-8-12-17M16 4Q19-8 12-17"/><path class="sk-f-gold sk-outlined sk-s-gold2 sk-w60" d="M-16 3q-5-1-5.5-5q4.5 1 5.5 5zM-17.5-3q-4.5-2-4.5-6q4 1.5 4.5 6zM-16.8-9q-3.5-3-2.5-6.5q3 2.5 2.5 6.5zM-14-14q-2-3.5 0-6.5q2.3 3 0 6.5zM16 3q5-1 5.5-5q-4.5 1-5.5 5zM17.5-3q4.5-2 4.5-6q-4 1.5-4.5 6zM16.8-9q3.5-3 2.5-6.5q-3 2.5-2.5 6.5zM14-14q2-3.5 0-6.5q-2.3 3 0 6.5z"/>`;
const hill = `<path class="sk-f-p sk-outlined" d="M-30 16Q-12 6 4 12T30 10V44H-30z"/>`;
const crag = (x: number, y: number, s: number) =>
  `<use href="#sk-peak0" transform="translate(${x} ${y})scale(${s})"/>`;
const track = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--sk-road2)" stroke-width="6.4" stroke-linecap="round"/><path d="${d}" fill="none" stroke="var(--sk-road)" stroke-width="4.8" stroke-linecap="round"/><path d="${d}" fill="none" stroke="var(--sk-road1)" stroke-width="2" stroke-dasharray="5 2" stroke-linecap="round"/>`;

export const GOALS: Record<GoalId, Scene> = {
  squares: {
    pays: '2',
    fit: 'translate(0 2)scale(1.2)',
    markup:
      plot(-16, -16, 16) +
      plot(0, -16, 16, 'sk-f-w1') +
      plot(-16, 0, 16, 'sk-f-m1') +
      plot(0, 0, 16, 'sk-f-p1') +
      goldLine('M-16-16h32v32h-32z'),
  },
  sheep: {
    pays: '1',
    fit: 'translate(0 -4)scale(1.12)',
    markup: hill + use('sheep', 0, 7, 1.9),
  },
  brochs: {
    pays: '1·3·6',
    fit: 'translate(0 -4)scale(1.1)',
    markup:
      `<path class="sk-f-m sk-outlined" d="M-30 20L-22 4-14 10-4-10 2-14 10 0 16-3 30 18V44H-30z"/>` +
      use('broch', -14, 16, 0.85) +
      use('broch', 1, 4, 0.85) +
      use('broch', 15, 17, 0.85),
  },
  whisky: {
    pays: '5·2',
    fit: 'translate(0 -2)scale(1.14)',
    markup: laurel + use('whisky', 1.5, 2, 1.35) + podium,
  },
  farm: {
    pays: '1',
    fit: 'translate(0 -5)scale(1.1)',
    markup:
      hill + use('farm', 0, -4, 1.25) + use('sheep', -13, 17, 0.95) + use('cattle', 13, 17, 0.85),
  },
  cattle: {
    pays: '2',
    fit: 'translate(0 -4)scale(1.1)',
    markup:
      hill +
      track('M-8-2Q6 6-2 12T6 30') +
      use('castle', -9, -7, 0.72) +
      use('cattle', 8, 15, 1.15),
  },
  roads: {
    pays: '1',
    fit: 'translate(0 -4)scale(1.1)',
    markup: hill + track('M-9 4Q16 6 8 14T-18 22Q-22 26-10 30T22 30') + use('castle', -8, -9, 0.8),
  },
  lake: {
    pays: '2',
    fit: 'translate(-.5 2)scale(1.08)',
    markup:
      plot(-22, -15, 15, 'sk-f-p1') +
      plot(-7, -15, 15, 'sk-f-p1') +
      plot(8, -15, 15, 'sk-f-p1') +
      plot(-22, 0, 15, 'sk-f-p1') +
      plot(-7, 0, 15, 'sk-f-p1') +
      plot(8, 0, 15, 'sk-f-p1') +
      `<path class="sk-f-w" d="M-15-4Q-16-12-6-11Q2-14 9-10Q18-9 17 0Q19 9 9 10Q0 13-7 10Q-17 9-15-4z"/><path class="sk-wave" d="M-9-3q3-2.5 6 0t6 0M2 4q3-2.5 6 0"/>` +
      goldLine('M-15-4Q-16-12-6-11Q2-14 9-10Q18-9 17 0Q19 9 9 10Q0 13-7 10Q-17 9-15-4z'),
  },
  areas: {
    pays: '1',
    fit: 'translate(0 -5)scale(1.12)',
    markup:
      `<path class="sk-f-p sk-outlined" d="M-22-6Q-20-20-8-18Q2-18 0-7Q-2 4-12 3Q-22 4-22-6z"/><path class="sk-f-w sk-outlined" d="M3-3Q6-14 14-12Q23-10 21 0Q20 10 11 10Q2 9 3-3z"/><path class="sk-f-m sk-outlined" d="M-17 14Q-16 6-6 7Q6 8 6 16Q5 25-6 24Q-17 24-17 14z"/>` +
      goldLine('M-22-6Q-20-20-8-18Q2-18 0-7Q-2 4-12 3Q-22 4-22-6z') +
      goldLine('M3-3Q6-14 14-12Q23-10 21 0Q20 10 11 10Q2 9 3-3z') +
      goldLine('M-17 14Q-16 6-6 7Q6 8 6 16Q5 25-6 24Q-17 24-17 14z'),
  },
  areas3: {
    pays: '3',
    fit: 'translate(0 3)scale(1.2)',
    markup:
      plot(-17, -18, 17, 'sk-f-w1') +
      plot(0, -18, 17, 'sk-f-w1') +
      plot(-17, -1, 17, 'sk-f-w1') +
      plot(0, -1, 17, 'sk-f-w1') +
      `<path class="sk-f-p" d="M-12-8Q-14-15-5-14Q6-15 12-12Q14-6 8-4Q1-3 0 3Q0 11-7 12Q-15 11-12 2z"/>` +
      goldLine('M-12-8Q-14-15-5-14Q6-15 12-12Q14-6 8-4Q1-3 0 3Q0 11-7 12Q-15 11-12 2z') +
      `<path class="sk-line" opacity=".5" stroke-dasharray="2 2" d="M0-18v34M-17-1h34"/>`,
  },
  trio: {
    pays: '5',
    fit: 'translate(0 -6)scale(1.12)',
    markup: hill + use('broch', -14, 9, 1) + use('lighthouse', 14, 3, 1.05) + use('farm', 0, 18, 1),
  },
  ships: {
    pays: '5·2',
    fit: 'translate(0 -2)scale(1.14)',
    markup: laurel + use('ship', 1.5, 2.5, 1.12) + podium,
  },
  gold: {
    pays: '5·2',
    fit: 'translate(0 -2)scale(1.14)',
    markup:
      laurel +
      `<g class="sk-outlined sk-s-gold2"><ellipse class="sk-f-gold" cx="-5" cy="8" rx="7" ry="2.8"/><ellipse class="sk-f-gold" cx="-5" cy="5" rx="7" ry="2.8"/><ellipse class="sk-f-gold1" cx="-5" cy="2" rx="7" ry="2.8"/><ellipse class="sk-f-gold" cx="8" cy="8" rx="7" ry="2.8"/><ellipse class="sk-f-gold1" cx="8" cy="5" rx="7" ry="2.8"/><circle class="sk-f-gold1" cx="1.5" cy="-7" r="7.5"/></g><path fill="none" stroke="var(--sk-gold2)" stroke-width="1.2" d="M1.5-12v10M-3-7h9"/>` +
      podium,
  },
  harbour: {
    pays: '3',
    fit: 'translate(0 -5)scale(1.08)',
    markup:
      `<path class="sk-f-p sk-outlined" d="M-30 10Q-20 5-10 12Q-10 28-22 46H-30z"/>` +
      `<path class="sk-f-w sk-outlined" d="M-14 12q3-2 6 0q5-3 10 0t10 0 10 0 10 0V46H-24Q-13 24-14 12z"/><path class="sk-wave" d="M-8 20q3-2.5 6 0t6 0M8 27q3-2.5 6 0t6 0M-10 29q3-2.5 6 0"/>` +
      `<use href="#sk-i-beam" transform="translate(-14 -6.5)rotate(24)"/>` +
      use('lighthouse', -14, 3, 1.15) +
      use('ship', 10, 14, 1.05),
  },
  column: {
    pays: '3',
    fit: 'translate(0 -4)scale(1.1)',
    markup:
      plot(-8, -22, 16, 'sk-f-w1') +
      plot(-8, -6, 16, 'sk-f-p1') +
      plot(-8, 10, 16, 'sk-f-m1') +
      `<path class="sk-tuft" d="M-3 4l-1-2m1 2v-3m0 3l1-2M4 2l-1-2m1 2v-3m0 3l1-2"/><path class="sk-wave" d="M-5-13q2.5-2.5 5 0t5 0"/>` +
      crag(0, 23, 0.6) +
      goldLine('M-8-22h16v48h-16z'),
  },
  mountains: {
    pays: '2',
    fit: 'translate(0 -4)scale(1.12)',
    markup:
      `<path class="sk-f-m" d="M-20 14Q-23-2-10-8Q0-18 12-8Q23 0 20 13Q12 24 0 21Q-14 25-20 14z"/>` +
      crag(-7, 7, 1) +
      crag(8, 8, 0.95) +
      crag(0, 17, 1.05) +
      goldLine('M-20 14Q-23-2-10-8Q0-18 12-8Q23 0 20 13Q12 24 0 21Q-14 25-20 14z'),
  },
};

export const GOAL_IDS = Object.keys(GOALS) as GoalId[];

const ARCH = 'M-27 34V-10Q-27-30 0-40Q27-30 27-10V34z';
const FRAME = 'M-32 39V-11Q-32-36 0-47Q32-36 32-11V39z';
const JOINTS =
  'M-32-11h5M-31.5 5h4.5M-32 21h5M27-11h5M27 5h5M27 21h5M-27.5-25l4 3M27.5-25l-4 3M-16-39l3 4.5M16-39l-3 4.5M0-47v7';
const LEAD =
  'M-40-30L30 40M-40-10L10 40M-20-44L40 16M0-50L40-10M40-30L-30 40M40-10L-10 40M20-44L-40 16M0-50L-40-10';
const SILL = 'M-21 33.5q21 1.8 42 0l3.5 6.5-3.5 6.5q-21 1.8-42 0l-3.5-6.5z';

export const goalDefs = (): string =>
  '<linearGradient id="sk-sky" x2="0" y2="1"><stop offset="0" stop-color="var(--sk-sky1)"/><stop offset="1" stop-color="var(--sk-sky2)"/></linearGradient>' +
  `<clipPath id="sk-arch"><path d="${ARCH}"/></clipPath>`;

/** The scene without its frame, for small places. */
export const GOAL_SCENE_BOX = '-26 -26 52 60';
export const drawScene = (id: GoalId): string =>
  `<path fill="url(#sk-sky)" d="M-40-50h80v100h-80z"/><g transform="${GOALS[id].fit}">${GOALS[id].markup}</g>`;

/** The box of a window. */
export const GOAL_BOX = '-35 -53 70 103';

/** A window with its frame, the points on its sill, and the letter of its slot. */
export function drawGoal(id: GoalId, slot?: Slot): string {
  const seal = slot
    ? `<circle class="sk-f-seal sk-outlined" cy="-44" r="7.5"/><text class="sk-text sk-f-sail" y="-40" font-size="11.5">${slot}</text>`
    : '';
  return (
    `<path class="sk-shadow" d="${FRAME}" transform="translate(1 2)"/><path class="sk-f-stone sk-outlined" d="${FRAME}"/>` +
    `<path class="sk-line" opacity=".45" d="${JOINTS}"/>` +
    `<g clip-path="url(#sk-arch)">${drawScene(id)}` +
    `<path d="${LEAD}" fill="none" stroke="var(--sk-halo)" stroke-width=".7" opacity=".3"/></g>` +
    `<path class="sk-line sk-w130" d="${ARCH}"/>` +
    `<path class="sk-shadow" d="M-21 34h42v13h-42z" transform="translate(.8 1.4)"/><path class="sk-f-parch sk-outlined" d="${SILL}"/>` +
    `<text class="sk-text sk-f-letter" y="44.6" font-size="12">${GOALS[id].pays}</text>` +
    seal
  );
}
