/** Asks the server for a bot's move. */
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';

/** The hint; null if there is none, as when the bots stay busy. */
export async function botHint<G extends Game>(
  table: Pick<TableStore<G>, 'hint'>,
): Promise<G['move'] | null> {
  try {
    return (await table.hint()).move;
  } catch {
    return null;
  }
}
