/** What one sees on a table of The Isle of Cats beside what is there: changes that could be. */
import { createContext } from 'svelte';
import type { Cell } from '../../pieces/pieces';
import type { Change } from '../../types';
import type { CardChoice } from './card-choice.svelte';
import type { Placing } from './placing.svelte';

export class TableContext {
  /** What the ghost would change in our score; null: there is none. */
  changes: readonly Change[] | null = $state.raw(null);
  /** Rooms with what is missing in them, drawn above every boat that one looks at. */
  rooms = $state(false);
  /** Try mode: nothing placed here counts. */
  trying = $state(false);
  /** Cards that are being chosen: the guide and the table in words choose with us. */
  choice: CardChoice | null = $state.raw(null);
  /** Tiles that are being placed: the same. */
  placing: Placing | null = $state.raw(null);
  /** Where the guide of a lesson would lay the next tile: the board looks there first. */
  aim: Cell | null = $state.raw(null);
}

export const [tableContext, setTableContext] = createContext<TableContext>();
