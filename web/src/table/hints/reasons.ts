/** A hint in words: which of its reasons are said, and in which order. */
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
}

/**
 * What a move is worth, and why, in lines whose numbers add up: the last one sums up what has no line.
 * If that adds up to nothing, a game may have a sentence for it.
 */
export function sumOf(
  parts: readonly Part[],
  rest: (gain: number) => string,
  even: string | null = null,
): { total: number; lines: string[] } {
  const counted = parts
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const total = counted.reduce((sum, { points }) => sum + points, 0);
  const named = counted.filter(({ text }) => text !== null);
  // The first line is for the total.
  const room = named.length === counted.length && named.length < MOST ? MOST - 1 : MOST - 2;
  const said = named.slice(0, room);
  const left = total - said.reduce((sum, { points }) => sum + points, 0);
  const lines = said.flatMap(({ text }) => text ?? []);
  if (said.length === counted.length) return { total, lines };
  const last = left === 0 ? even : rest(left);
  return { total, lines: last === null ? lines : [...lines, last] };
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
