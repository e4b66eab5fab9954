/** How far somebody has come in the first game, kept in the browser. */
import { recallObject, remember } from '../lobby/store';

const KEY = 'lesson';

export interface Progress {
  /** the table of the lesson; null: none is under way */
  table: string | null;
  /** the slips that were read */
  seen: readonly string[];
  /** was the lesson ever brought to its end? */
  learnt: boolean;
}

export function recallProgress(): Progress {
  const kept = recallObject(KEY);
  const seen = Array.isArray(kept?.seen) ? kept.seen.filter((id) => typeof id === 'string') : [];
  return {
    table: typeof kept?.table === 'string' ? kept.table : null,
    seen,
    learnt: kept?.learnt === true,
  };
}

export function keepProgress(progress: Progress): void {
  remember(KEY, JSON.stringify(progress));
}

/** Is this the table of the lesson that is under way? */
export const isLesson = (table: string): boolean => recallProgress().table === table;
