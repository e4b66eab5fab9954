/** The progress in the lessons, stored in the browser. */
import { recallObject, remember } from '../browser/storage';

/** The lessons and their storage keys. */
const KEYS = { skye: 'lesson', cats: 'lesson-cats', solo: 'lesson-cats-solo' } as const;
export type Course = keyof typeof KEYS;
const COURSES = Object.keys(KEYS) as Course[];

export interface Progress {
  /** the table of the lesson; null if not started */
  table: string | null;
  /** the slips already read */
  seen: readonly string[];
  /** whether the lesson was ever completed */
  learnt: boolean;
}

export function recallProgress(course: Course): Progress {
  const kept = recallObject(KEYS[course]);
  const seen = Array.isArray(kept?.seen) ? kept.seen.filter((id) => typeof id === 'string') : [];
  return {
    table: typeof kept?.table === 'string' ? kept.table : null,
    seen,
    learnt: kept?.learnt === true,
  };
}

export function keepProgress(course: Course, progress: Progress): void {
  remember(KEYS[course], JSON.stringify(progress));
}

/** The lesson of a table; null for a normal table. */
export const courseAt = (table: string): Course | null =>
  COURSES.find((course) => recallProgress(course).table === table) ?? null;
