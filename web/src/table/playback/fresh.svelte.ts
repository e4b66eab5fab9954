/** What is new on the others' boards since our last move. */
import type { Cell } from '../../board/cells';
import { people } from '../../story/seat-names';
import { storyOf } from '../../story/stories.svelte';
import type { TableStore } from '../../wire/table.svelte';
import type { Game, Seat } from '../../wire/types';

export class Fresh {
  readonly #table: () => TableStore<Game>;
  readonly #cells = $derived.by(() => {
    const table = this.#table();
    const { game } = table.info;
    const events = table.sinceLastTurn().flatMap((step) => step.events);
    const names = people(table.names, game, table.seat);
    const lines = storyOf(game)?.digest(events, names, table.view) ?? [];
    const found = new Map<Seat, Cell[]>();
    for (const { seat, cells } of lines)
      if (seat !== null && seat !== table.seat)
        found.set(seat, [...(found.get(seat) ?? []), ...cells]);
    return found;
  });

  /** Follow a table; call it during component initialisation. */
  constructor(table: () => TableStore<Game>) {
    this.#table = table;
  }

  /** The new cells of a seat's board. */
  on(seat: Seat): readonly Cell[] {
    return this.#cells.get(seat) ?? [];
  }
}
