/** Moves as the docks make them: what goes wrong is said in words. */
import { toast } from '../shell/toasts.svelte';
import { failure } from '../table/failure';
import type { Cats, Move } from '../wire/cats';
import type { TableStore } from '../wire/table.svelte';
import { catsWords } from '../words/cats';
import { tableWords } from '../words/table';

const tell = (error: unknown): void =>
  toast(
    failure(error, tableWords().failed, (reason) => catsWords().refused[reason]),
    'warning',
  );

/** Make a move; false: it was not made, and that was said. */
export async function act(
  table: TableStore<Cats>,
  move: Move,
  { interject = false } = {},
): Promise<boolean> {
  try {
    await table.move(move, { interject });
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

/** Take back our last move. */
export async function takeBack(table: TableStore<Cats>): Promise<void> {
  try {
    await table.undo();
  } catch (error) {
    tell(error);
  }
}
