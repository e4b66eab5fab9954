/** How far somebody has come in the lessons, kept in the browser. */
import { recallObject, remember, remembered } from '../browser/storage';

/** A lesson of a game, by the key that its progress is kept under. */
export type Course = `lesson${string}`;

export interface Progress {
  /** the table of the lesson; null if not started */
  table: string | null;
  /** the slips already read */
  seen: readonly string[];
  /** whether the lesson was ever completed */
  learnt: boolean;
}

export function recallProgress(course: Course): Progress {
  const kept = recallObject(course);
  const seen = Array.isArray(kept?.seen) ? kept.seen.filter((id) => typeof id === 'string') : [];
  return {
    table: typeof kept?.table === 'string' ? kept.table : null,
    seen,
    learnt: kept?.learnt === true,
  };
}

export function keepProgress(course: Course, progress: Progress): void {
  remember(course, JSON.stringify(progress));
}

/** The lesson of a table; null for a normal table. */
export const courseAt = (table: string): Course | null =>
  (remembered('lesson') as Course[]).find((course) => recallProgress(course).table === table) ??
  null;
