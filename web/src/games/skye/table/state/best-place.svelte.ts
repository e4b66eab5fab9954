/** The best place of a tile on our territory, and its points: one of the table's aids. */
import { linkedBy } from '../../board/regions';
import type { Change, Move, Place, Placed, Skye } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';

export interface Best {
  /** null if it fits nowhere */
  place: Place | null;
  /** its change in all goals and scrolls */
  gain: number;
  /** its change in the gold of each round */
  income: number;
}

/** The best places of some tiles, requested one by one, the chosen tile first. */
export class BestPlaces {
  #known: ReadonlyMap<string, Best> = $state.raw(new Map());
  #changes: ReadonlyMap<string, readonly Change[]> = $state.raw(new Map());

  /** Follow a table; call it during component initialisation. */
  constructor(
    table: () => TableStore<Skye>,
    tiles: () => readonly string[],
    chosen: () => string | null,
  ) {
    $effect(() => {
      const store = table();
      if (store.version === null || store.seat === null || !store.info.aids.previews) return;
      const first = chosen();
      const wanted = [...tiles()].sort(
        (one, other) => Number(other === first) - Number(one === first),
      );
      let current = true;
      void (async () => {
        for (const tile of wanted) {
          const best = await bestOf(store, tile);
          if (!current) return;
          if (best) this.#known = new Map(this.#known).set(tile, best);
          if (tile === first) await this.#explain(store, tile, best, () => current);
        }
      })();
      return () => (current = false);
    });
  }

  of(tile: string): Best | undefined {
    return this.#known.get(tile);
  }

  /** The score change by a tile at its best place, once it has been chosen. */
  changes(tile: string): readonly Change[] | null {
    return this.#changes.get(tile) ?? null;
  }

  async #explain(
    store: TableStore<Skye>,
    tile: string,
    best: Best | null,
    isCurrent: () => boolean,
  ): Promise<void> {
    if (!best?.place) return;
    const changes = await store.preview(best.place, { scratch: [tile] }).catch(() => null);
    if (changes && isCurrent()) this.#changes = new Map(this.#changes).set(tile, changes);
  }
}

/** The place with the most points; of equal ones that with more income, then with more open roads. */
export function best(
  land: readonly Placed[],
  moves: readonly Move[],
  gains: readonly number[],
): Best {
  const now = linkedBy(land).barrels;
  const all = moves.flatMap((place, i) => {
    if (place.type !== 'place') return [];
    const { barrels, open } = linkedBy([...land, place]);
    return [{ place, gain: gains[i], income: barrels - now, open }];
  });
  const [first] = all.sort(
    (one, other) => other.gain - one.gain || other.income - one.income || other.open - one.open,
  );
  return first
    ? { place: first.place, gain: first.gain, income: first.income }
    : { place: null, gain: 0, income: 0 };
}

async function bestOf(store: TableStore<Skye>, tile: string): Promise<Best | null> {
  try {
    const { moves, gains } = await store.legal(
      { type: 'place', tile },
      { gains: true, scratch: [tile] },
    );
    if (!gains) return null;
    const territory = store.view?.clans[store.seat ?? 0]?.territory ?? [];
    return best(territory, moves, gains);
  } catch {
    // Refused, or the connection was lost: no best place is shown.
    return null;
  }
}
