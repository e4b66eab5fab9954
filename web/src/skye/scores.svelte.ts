/** What every seat would score now, goal by goal; asked anew with every version. */
import type { ScoreLine } from '../wire/protocol';
import type { Skye, Slot } from '../wire/skye';
import type { TableStore } from '../wire/table.svelte';
import type { Scored, Seat } from '../wire/types';

export class Scores {
  #known: readonly (Scored | undefined)[] = $state.raw([]);

  /** Follow a table; call it while a component is made. */
  constructor(table: () => TableStore<Skye>) {
    $effect(() => {
      const store = table();
      const { version } = store;
      if (version === null || !store.info.aids.previews || !store.view?.round) return;
      let current = true;
      const asked = store.info.seats.map((_, seat) => store.score(seat).catch(() => undefined));
      void Promise.all(asked).then((found) => {
        if (current) this.#known = found;
      });
      return () => (current = false);
    });
  }

  /** The lines of a goal as it would be scored now; null: not known. */
  lines(seat: Seat, slot: Slot): ScoreLine[] | null {
    const lines = this.#known[seat]?.card.lines.filter(
      ({ what }) => what.slot === slot && what.round === null,
    );
    // A goal always has a line, unless its number is hidden.
    return lines && lines.length > 0 ? lines : null;
  }

  /** The points of a goal as it would be scored now; null: not known. */
  points(seat: Seat, slot: Slot): number | null {
    return this.lines(seat, slot)?.reduce((sum, { points }) => sum + points, 0) ?? null;
  }
}
