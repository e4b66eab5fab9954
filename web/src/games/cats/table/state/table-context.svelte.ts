/** Shared display state of a table of The Isle of Cats, such as staged changes. */
import { createContext, untrack } from 'svelte';
import { FieldPlaces } from '../../board/field-places';
import type { Cell } from '../../pieces/pieces';
import type { Change, Colour } from '../../types';
import type { Seat } from '../../../../wire/types';
import type { LostPoints } from './lost-points.svelte';
import type { CardChoice } from './card-choice.svelte';
import { EveningSheet, WIDE } from './evening-sheet.svelte';
import type { Placing } from './placing.svelte';
import type { Scores } from './scores.svelte';
import { SheetHeight } from './sheet-height.svelte';

/** On smaller screens the boat needs the room while others rescue. */
const ROOMY = '(min-width: 700px) and (min-height: 600px)';
const LARGE = '(min-width: 1280px) and (min-height: 600px)';

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
  /** The card that a hint would play, and the fish for it: it or the way to it is marked. */
  hinted: { readonly card: string; readonly paid: number } | null = $state.raw(null);
  /** The colour that a hint would name. */
  hintedColour: Colour | null = $state.raw(null);
  /** Our seat; null for a spectator. */
  seat: Seat | null = $state(null);
  /** The current scores of all boats. */
  scores: Scores | null = $state.raw(null);
  /** What rivals took away from our lessons since our last turn. */
  lost: LostPoints | null = $state.raw(null);
  /** Where the cats of the fields are shown. */
  readonly places = new FieldPlaces();
  readonly height = new SheetHeight();
  /** How high the sheet was while we rescued. */
  #sheet = $state(0);
  readonly evening = new EveningSheet();
  /** Where the guide would place the next tile; the board shows that part first. */
  aim: Cell | null = $state.raw(null);

  /** The height that the sheet of a rescue keeps, so that the boat stays where it is; 0 on phones. */
  get sheet(): number {
    // Where the evening has a height of its own, the rescue before it has the same.
    const least = matchMedia(LARGE).matches ? WIDE : 0;
    return matchMedia(ROOMY).matches ? Math.max(least, this.#sheet) : 0;
  }

  keepSheet(high: number): void {
    this.#sheet = Math.max(
      high,
      untrack(() => this.#sheet),
    );
  }

  forgetSheet(): void {
    this.#sheet = 0;
  }
}

export const [tableContext, setTableContext] = createContext<TableContext>();
