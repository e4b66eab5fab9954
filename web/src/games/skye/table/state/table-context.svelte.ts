/** Shared display state of a table of Isle of Skye, such as staged changes. */
import { createContext } from 'svelte';
import type { Ghost } from '../../board/ghost';
import { RoundStart } from '../../board/room-to-build';
import type { Change, Skye } from '../../types';
import type { AsIf } from '../../../../wire/types';
import type { Building } from './building.svelte';
import type { PriceDraft } from './prices.svelte';

export class TableContext {
  /** The score change by the staged tile, or null. */
  changes: readonly Change[] | null = $state.raw(null);
  /** What the change is by: the tiles that are as if placed; null if none. */
  staged: AsIf<Skye> | null = $state.raw(null);
  /** A staged tile on our board. */
  ghost: Ghost | null = $state.raw(null);
  /** Try mode: nothing built here counts. */
  trying = $state(false);
  /** The least height of the sheet in pixels. */
  sheet = $state(0);
  /** Whether the board has the same room in all phases. */
  isSteady = $state(false);
  /** How much higher the board is while one builds, in pixels; 0 if that is not known. */
  spare = $state(0);
  /** Our land at the start of the round. */
  readonly start = new RoundStart();
  /** Staged prices and tiles, shared with the guide and the text view. */
  draft: PriceDraft | null = $state.raw(null);
  building: Building | null = $state.raw(null);

  /** Clear the staged changes. */
  clear(): void {
    this.changes = null;
    this.staged = null;
    this.ghost = null;
  }
}

export const [tableContext, setTableContext] = createContext<TableContext>();
