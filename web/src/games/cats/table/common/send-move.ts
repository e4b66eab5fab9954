/** Moves as the docks make them: what goes wrong is said in words. */
import { toast } from '../../../../ui/toasts.svelte';
import { moveError } from '../../../../table/move-error';
import type { Cats, Move } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { catsWords } from '../../words/table';
import { tableWords } from '../../../../i18n/table';

const tell = (error: unknown): void =>
  toast(
    moveError(error, tableWords().failed, (reason) => catsWords().refused[reason]),
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
