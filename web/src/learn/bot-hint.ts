/** Asks the server for a bot's move. */
import { Refused } from '../wire/socket';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';

/** Milliseconds before a busy bot is asked again. */
const RESTS = [300, 900];

/** The hint; null if the bots are busy. */
export async function botHint<G extends Game>(
  table: Pick<TableStore<G>, 'hint'>,
): Promise<G['move'] | null> {
  for (const rest of RESTS) {
    try {
      return (await table.hint()).move;
    } catch (error) {
      if (!(error instanceof Refused) || error.why === 'stale') return null;
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
  return null;
}
