/** The current scorecards of all seats, requested again with every version. */
import type { TableStore } from '../wire/table.svelte';
import type { Game, Scored, Seat } from '../wire/types';

export class Scorecards<G extends Game> {
  #known: ReadonlyMap<Seat, Scored<G>> = $state.raw(new Map());

  /** Follow a table; call it during component initialisation. Nothing is requested before the view allows it. */
  constructor(
    table: () => TableStore<G>,
    seats: (view: NonNullable<G['view']>) => readonly Seat[],
  ) {
    $effect(() => {
      const store = table();
      const { version, view } = store;
      if (version === null || view === null || view === undefined) return;
      if (!store.info.aids.previews) return;
      let current = true;
      const asked = seats(view).map(async (seat) => {
        const scored = await store.score(seat).catch(() => undefined);
        return scored === undefined ? [] : [[seat, scored] as const];
      });
      void Promise.all(asked).then((found) => {
        if (current) this.#known = new Map(found.flat());
      });
      return () => (current = false);
    });
  }

  /** The scorecard of a seat; undefined if unknown or hidden. */
  card(seat: Seat): Scored<G> | undefined {
    return this.#known.get(seat);
  }
}
