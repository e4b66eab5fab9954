/** Prices that are laid out outlive a reload of the page: this tab keeps those of one round a table. */
import type { Laid, Shelf } from './prices.svelte';

interface Kept {
  /** the tiles that they are for */
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

/** `tiles` are those of the round: what was laid on others is forgotten. */
export function shelfFor(table: string, tiles: string): Shelf {
  const key = `skerry.prices.${table}`;
  return {
    find() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
        return kept?.tiles === tiles && isLaid(kept.laid) ? kept.laid : null;
      } catch {
        // Storage is forbidden, or holds something else.
        return null;
      }
    },
    keep(laid) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ tiles, laid } satisfies Kept));
      } catch {
        // They last as long as the page.
      }
    },
  };
}
