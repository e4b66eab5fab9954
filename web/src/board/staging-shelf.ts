/** Keeps staged placements in this tab, so that they survive a reload. */
import { keepInTab, recallInTab } from '../browser/tab-storage';
import type { UndoHistory } from './undo-history';

export interface StagingShelf<P> {
  /** What was kept for the state of the table now. */
  find(): UndoHistory<P> | null;
  keep(history: UndoHistory<P>): void;
}

interface Kept<P> extends UndoHistory<P> {
  mark: string;
}

interface Shelved<P> {
  table: () => string;
  /** names the state of the table that the placements are for; those for another are of no use */
  mark: () => string;
  /** whether it reads like a placement: another version of the page may have written it */
  isPlaced: (found: unknown) => found is P;
}

export function stagingShelf<P>({ table, mark, isPlaced }: Shelved<P>): StagingShelf<P> {
  const key = (): string => `staged.${table()}`;
  return {
    find() {
      const kept = recallInTab(key()) as Partial<Kept<unknown>> | null;
      if (kept?.mark !== mark()) return null;
      const { stands, at } = kept;
      if (!Array.isArray(stands) || typeof at !== 'number' || !(at in stands)) return null;
      const isWhole = stands.every((stand) => Array.isArray(stand) && stand.every(isPlaced));
      return isWhole ? { stands, at } : null;
    },
    keep(history) {
      keepInTab(key(), { ...history, mark: mark() } satisfies Kept<P>);
    },
  };
}
