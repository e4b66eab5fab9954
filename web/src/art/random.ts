/** Seeded random numbers: the same seed always gives the same drawing. */

export type Random = () => number;

function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return value >>> 0;
}

/** A generator of numbers from 0 up to 1 (mulberry32). */
export function seeded(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random();

/** A smooth, slow wave in -1..1 over t = 0..1, a sum of sines of the given frequencies. */
export function wobble(random: Random, frequencies: number[]): (t: number) => number {
  const waves = frequencies.map((frequency, k) => ({
    frequency: frequency * between(random, 0.85, 1.15),
    phase: random() * 6.283,
    height: 1 / (1 + k * 0.8),
  }));
  const most = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (t) =>
    waves.reduce(
      (sum, wave) => sum + wave.height * Math.sin(6.283 * wave.frequency * t + wave.phase),
      0,
    ) / most;
}
