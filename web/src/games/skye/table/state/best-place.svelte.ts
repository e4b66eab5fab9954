/** The best place of a tile on our territory, and its points: one of the table's aids. */
import { linkedBy } from '../../board/regions';
import type { Change, Move, Place, Placed, Skye } from '../../types';
import { incomesLeft } from './income';
import type { TableStore } from '../../../../wire/table.svelte';

export interface Best {
  /** null if it fits nowhere */
  place: Place | null;
  /** its change in all goals and scrolls */
  gain: number;
  /** its change in the gold of each round; 0 where no income is still to come */
  income: number;
}

/** The best places of some tiles, requested one by one, the chosen tile first. */
export class BestPlaces {
  #known: ReadonlyMap<string, Best> = $state.raw(new Map());
  /** Instead of its best place: that of a hint for the chosen tile; undefined while it is requested. */
  #hinted: Best | null | undefined = $state.raw(null);
  #changes: { at: Place; changes: readonly Change[] } | null = $state.raw(null);

  /** Follow a table; call it during component initialisation. */
  constructor(
    table: () => TableStore<Skye>,
    tiles: () => readonly string[],
    chosen: () => string | null,
    hinted: () => Place | null = () => null,
  ) {
    $effect(() => {
      const store = table();
      if (store.version === null || store.seat === null || !store.info.aids.previews) return;
      const first = chosen();
      const wanted = hinted();
      this.#hinted = wanted !== null && wanted.tile === first ? undefined : null;
      const order = [...tiles()].sort(
        (one, other) => Number(other === first) - Number(one === first),
      );
      let current = true;
      void (async () => {
        for (const tile of order) {
          const ranked = await rankedOf(store, tile);
          if (!current) return;
          const [best] = ranked ?? [];
          if (best) this.#known = new Map(this.#known).set(tile, best);
          if (tile !== first) continue;
          this.#hinted = ranked?.find(({ place }) => isSame(place, wanted)) ?? null;
          await this.#explain(store, (this.#hinted ?? best)?.place ?? null, () => current);
        }
      })();
      return () => (current = false);
    });
  }

  of(tile: string): Best | undefined {
    return this.#known.get(tile);
  }

  /** The place to show for the chosen tile: that of a hint, or its best one. */
  shown(tile: string): (Best & { isHint: boolean }) | undefined {
    if (this.#hinted === undefined) return undefined;
    const isHint = this.#hinted?.place?.tile === tile;
    const best = isHint ? this.#hinted : this.#known.get(tile);
    return best ? { ...best, isHint } : undefined;
  }

  /** The score change by the chosen tile at the place that is shown. */
  changes(tile: string): readonly Change[] | null {
    const known = this.#changes;
    return known && isSame(known.at, this.shown(tile)?.place ?? null) ? known.changes : null;
  }

  async #explain(
    store: TableStore<Skye>,
    place: Place | null,
    isCurrent: () => boolean,
  ): Promise<void> {
    if (place === null) return;
    const changes = await store.preview(place, { scratch: [place.tile] }).catch(() => null);
    if (changes && isCurrent()) this.#changes = { at: place, changes };
  }
}

/** Places with the most points first; of equal ones with more income, then with more open roads. */
export function ranked(
  land: readonly Placed[],
  moves: readonly Move[],
  gains: readonly number[],
): [Best, ...Best[]] {
  const now = linkedBy(land).barrels;
  const all = moves.flatMap((place, i) => {
    if (place.type !== 'place') return [];
    const { barrels, open } = linkedBy([...land, place]);
    return [{ place, gain: gains[i], income: barrels - now, open }];
  });
  all.sort(
    (one, other) => other.gain - one.gain || other.income - one.income || other.open - one.open,
  );
  const [first, ...rest] = all.map(({ place, gain, income }) => ({ place, gain, income }));
  return [first ?? { place: null, gain: 0, income: 0 }, ...rest];
}

/** The same places after the last income. */
export const withoutIncome = ([first, ...rest]: readonly [Best, ...Best[]]): [Best, ...Best[]] => [
  { ...first, income: 0 },
  ...rest.map((one) => ({ ...one, income: 0 })),
];

const isSame = (one: Place | null, other: Place | null): boolean =>
  one !== null &&
  other !== null &&
  one.tile === other.tile &&
  one.x === other.x &&
  one.y === other.y &&
  one.turn === other.turn;

async function rankedOf(store: TableStore<Skye>, tile: string): Promise<[Best, ...Best[]] | null> {
  try {
    const { moves, gains } = await store.legal(
      { type: 'place', tile },
      { gains: true, scratch: [tile] },
    );
    if (!gains) return null;
    const { view } = store;
    const found = ranked(view?.clans[store.seat ?? 0]?.territory ?? [], moves, gains);
    return view && incomesLeft(view) === 0 ? withoutIncome(found) : found;
  } catch {
    // Refused, or the connection was lost: no best place is shown.
    return null;
  }
}
