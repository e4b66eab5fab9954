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
