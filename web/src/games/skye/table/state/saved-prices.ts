/** Stores staged prices in this tab, one round per table, so that they survive a reload. */
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
  const key = `skerry.prices.${table}`;
  return {
    find() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
        return kept?.tiles === tiles && isLaid(kept.laid) ? kept.laid : null;
      } catch {
        // Storage is blocked or holds something else.
        return null;
      }
    },
    keep(laid) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ tiles, laid } satisfies Kept));
      } catch {
        // They last until the page is closed.
      }
    },
  };
}
