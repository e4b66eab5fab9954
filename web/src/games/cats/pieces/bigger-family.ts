/** Lessons that compare the largest families of all boats, and the family that beats one's own. */
import type { LessonSource, ScoreLine, Source } from '../types';
import { cardOf } from './deck';

/** Whether a move on another boat can change what a lesson gives. */
export const isCompared = (card: string): boolean =>
  cardOf(card).score?.form === 'if_largest_family_of_all';

/** The largest family of some score lines, or null. */
function largest(lines: readonly ScoreLine[]): ScoreLine | null {
  const families = lines.filter(({ what }) => what.reason === 'family');
  if (families.length === 0) return null;
  return families.reduce((best, one) => (one.what.count > best.what.count ? one : best));
}

/** A family that beats one's own. */
export interface BiggerFamily {
  size: number;
  /** whose it is, if that is known */
  name?: string;
}

/** The family because of which a lesson gives nothing; undefined: there is none, or the lesson compares nothing. */
export function biggerFamily(
  { points, what }: { points: number; what: Source | LessonSource },
  all: readonly ScoreLine[],
  ownerOf?: (line: ScoreLine) => string | undefined,
): BiggerFamily | undefined {
  if (what.type !== 'lesson' || points !== 0 || !isCompared(what.card)) return undefined;
  const best = largest(all);
  if (best === null || best.what.count <= what.count) return undefined;
  const name = ownerOf?.(best);
  return { size: best.what.count, ...(name ? { name } : {}) };
}
