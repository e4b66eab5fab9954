/** A hint in words: which of its reasons are said, and in which order. */
import { signed } from '../../i18n/numbers';
import type { Why } from '../../wire/protocol';

export interface HintText {
  /** what to do */
  title: string;
  /** their pieces are marked */
  reasons: readonly string[];
}

/** How many reasons a phone has room for. */
export const MOST = 3;
/** Smaller gains would be shown as 0. */
const LEAST = 0.05;

/** A part of what a move is worth: its whole points, and its sentence, if it has one. */
export interface Part {
  points: number;
  text: string | null;
  /** what it is for, in few words, where it has no line of its own */
  name: string;
  /** how its points come about, such as `3 × +2` */
  detail?: string;
}

/**
 * What a move is worth, and why, in at most `most` lines, whose numbers add up.
 * The last line lists what has no line of its own, each part with its number.
 */
export function sumOf(parts: readonly Part[], most = MOST - 1): { total: number; lines: string[] } {
  const counted = parts
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const total = counted.reduce((sum, { points }) => sum + points, 0);
  const named = counted.filter(({ text }) => text !== null);
  const room = named.length === counted.length && named.length <= most ? most : most - 1;
  const said = named.slice(0, room);
  const lines = said.flatMap(({ text }) => text ?? []);
  const rest = counted.filter((part) => !said.includes(part));
  if (rest.length === 0) return { total, lines };
  const list = rest.map(
    ({ points, name, detail }) => `${name} ${signed(points)}${detail ? ` (${detail})` : ''}`,
  );
  return { total, lines: [...lines, list.join(', ')] };
}

/**
 * The most important reasons as sentences: those that speak for the move come before those against it.
 * Reasons without a sentence are left out, and facts fill what is free.
 */
export function reasonsOf(
  why: readonly Why[],
  sentence: (why: Why) => string | null,
  facts: readonly (string | null)[] = [],
): string[] {
  const told = new Map<string, number>();
  for (const one of why) {
    const points = one.points ?? 0;
    const text = one.points !== null && Math.abs(points) < LEAST ? null : sentence(one);
    if (text !== null && told.size < MOST) told.set(text, points);
  }
  const sorted = [...told].sort(([, one], [, other]) => Number(one < 0) - Number(other < 0));
  const known = facts.filter((fact) => fact !== null);
  return [...sorted.map(([text]) => text), ...known].slice(0, MOST);
}
