/** Stores staged prices in this tab, one round per table, so that they survive a reload. */
import { keepInTab, recallInTab } from '../../../../browser/tab-storage';
import type { Laid, Shelf } from './prices.svelte';

interface Kept {
  /** the tiles that the prices are for */
  tiles: string;
  laid: Laid;
}

const isLaid = (found: unknown): found is Laid => {
  const { axe, prices } = (found ?? {}) as Partial<Record<keyof Laid, unknown>>;
  return (
    (axe === null || typeof axe === 'string') &&
    typeof prices === 'object' &&
    prices !== null &&
    Object.values(prices).every((gold) => Number.isInteger(gold) && (gold as number) >= 0)
  );
};

/** `tiles` are those of the round; prices for others are discarded. */
export function shelfFor(table: string, tiles: string): Shelf {
  const key = `prices.${table}`;
  return {
    find() {
      const kept = recallInTab(key) as Partial<Kept> | null;
      return kept?.tiles === tiles && isLaid(kept.laid) ? kept.laid : null;
    },
    keep(laid) {
      keepInTab(key, { tiles, laid } satisfies Kept);
    },
  };
}
