/** What one sees on a table of Isle of Skye beside what is there: a change that could be. */
import { createContext } from 'svelte';
import type { Ghost } from '../../board/ghost';
import type { Change } from '../../types';
import type { Building } from './building.svelte';
import type { PriceDraft } from './prices.svelte';

export class TableContext {
  /** What the ghost would change in our score; null: there is none. */
  changes: readonly Change[] | null = $state.raw(null);
  /** A tile on our board that is only thought of. */
  ghost: Ghost | null = $state.raw(null);
  /** Try mode: nothing built here counts. */
  trying = $state(false);
  /** Prices that are being laid out, and tiles that are being laid: others show them in their own way. */
  draft: PriceDraft | null = $state.raw(null);
  building: Building | null = $state.raw(null);

  /** Nothing is thought of any more. */
  clear(): void {
    this.changes = null;
    this.ghost = null;
  }
}

export const [tableContext, setTableContext] = createContext<TableContext>();
