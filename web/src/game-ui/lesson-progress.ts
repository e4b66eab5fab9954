/** How far somebody has come in the lessons, kept in the browser. */
import { recallObject, remember } from '../browser/storage';

/** The lessons, each with the key that its progress is kept under. */
const KEYS = { skye: 'lesson', cats: 'lesson-cats', solo: 'lesson-cats-solo' } as const;
export type Course = keyof typeof KEYS;
const COURSES = Object.keys(KEYS) as Course[];

export interface Progress {
  /** the table of the lesson; null: none is under way */
  table: string | null;
  /** the slips that were read */
  seen: readonly string[];
  /** was the lesson ever brought to its end? */
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

/** The lesson that is under way at a table; null: it is a table like any other. */
export const courseAt = (table: string): Course | null =>
  COURSES.find((course) => recallProgress(course).table === table) ?? null;
