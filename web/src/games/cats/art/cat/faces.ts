/** Eyes in six moods; the iris has the current colour. */
import type { Mood } from './cat-plans';

const APART = 6.8;
const INK = 'var(--ct-pupil)';
const LIGHT = 'var(--ct-white)';

function closed(x: number, isUp: boolean, line: string): string {
  const [ends, bow] = isUp ? [1.6, -4] : [-0.6, 4];
  return `<path d="M${(x - 3.6).toFixed(1)} ${ends}Q${x} ${bow} ${(x + 3.6).toFixed(1)} ${ends}" fill="none" stroke="${line}" stroke-width="1.9" stroke-linecap="round"/>`;
}

interface Open {
  wide: number;
  high: number;
  pupil: number;
  /** half shut: the colour of the lid's line */
  lid?: string;
}
function open(x: number, { wide, high, pupil, lid }: Open): string {
  const left = (x - wide - 0.8).toFixed(1);
  const right = (x + wide + 0.8).toFixed(1);
  return (
    `<ellipse cx="${x}" cy="-.4" rx="${wide}" ry="${high}" fill="currentColor" stroke="${INK}" stroke-width="1.2"/>` +
    `<ellipse cx="${x}" cy="-.4" rx="${pupil}" ry="${(high * 0.84).toFixed(1)}" fill="${INK}"/>` +
    `<circle cx="${(x + 1.1).toFixed(1)}" cy="-2" r="1.15" fill="${LIGHT}"/>` +
    (lid
      ? `<path d="M${left}-1.6Q${x}-3 ${right}-1.6" fill="none" stroke="${lid}" stroke-width="1.9" stroke-linecap="round"/>`
      : '')
  );
}

const AWAKE: Open = { wide: 3.9, high: 4.3, pupil: 1.9 };

/** Around (0, 0) of a head; on a dark face the lines are light. */
export function drawFace(mood: Mood, isDark: boolean): string {
  const line = isDark ? LIGHT : INK;
  const both = (eye: (x: number) => string): string => eye(-APART) + eye(APART);
  switch (mood) {
    case 'sleep':
      return both((x) => closed(x, false, line));
    case 'happy':
      return both((x) => closed(x, true, line));
    case 'wink':
      return open(-APART, AWAKE) + closed(APART, false, line);
    case 'wide':
      return both((x) => open(x, { wide: 4.3, high: 4.8, pupil: 3 }));
    case 'calm':
      return both((x) => open(x, { wide: 3.9, high: 3.4, pupil: 1.6, lid: line }));
    case 'awake':
      return both((x) => open(x, AWAKE));
  }
}
