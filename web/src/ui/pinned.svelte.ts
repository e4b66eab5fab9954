/** A row that stays in sight: every dialog shows it, too, because it covers the rest of the page. */
import type { Snippet } from 'svelte';

let shown = $state.raw<Snippet | null>(null);

export const pinned = (): Snippet | null => shown;

/** Show a row in every dialog until the returned function is called. */
export function pin(row: Snippet): () => void {
  shown = row;
  return () => (shown = null);
}
