/** Shared display state of a table of The Isle of Cats, such as staged changes. */
import { createContext } from 'svelte';
import type { Cell } from '../../pieces/pieces';
import type { Change } from '../../types';
import type { Seat } from '../../../../wire/types';
import type { CardChoice } from './card-choice.svelte';
import { EveningSheet } from './evening-sheet.svelte';
import type { Placing } from './placing.svelte';
import type { Scores } from './scores.svelte';

/** On smaller screens the boat needs the room while others rescue. */
const ROOMY = '(min-width: 700px) and (min-height: 600px)';

export class TableContext {
  /** The score change by the staged piece, or null. */
  changes: readonly Change[] | null = $state.raw(null);
  /** Whether boats show rooms with their missing cells. */
  rooms = $state(false);
  /** Try mode: nothing placed here counts. */
  trying = $state(false);
  /** The current choice of cards, shared with the guide and the text view. */
  choice: CardChoice | null = $state.raw(null);
  /** The staged tiles, shared in the same way. */
  placing: Placing | null = $state.raw(null);
  /** The cats that have come to the fields since our last move. */
  newCats: ReadonlySet<string> = $state.raw(new Set());
  /** Our seat; null for a spectator. */
  seat: Seat | null = $state(null);
  /** The current scores of all boats. */
  scores: Scores | null = $state.raw(null);
  /** How high the sheet was while we rescued, and on which day. */
  #sheet = $state.raw({ ship: -1, high: 0 });
  readonly evening = new EveningSheet();
  /** Where the guide would place the next tile; the board shows that part first. */
  aim: Cell | null = $state.raw(null);

  /** The height that the sheet keeps on a day, so that the boat stays where it is; 0 on phones. */
  sheetOn(ship: number): number {
    return this.#sheet.ship === ship && matchMedia(ROOMY).matches ? this.#sheet.high : 0;
  }

  keepSheet(ship: number, high: number): void {
    this.#sheet = { ship, high };
  }
}

export const [tableContext, setTableContext] = createContext<TableContext>();
