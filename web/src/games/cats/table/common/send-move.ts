/** Sends moves from the docks and shows errors to the player. */
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

/** Make a move; returns false after showing an error. */
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

/** Undo our last move. */
export async function takeBack(table: TableStore<Cats>): Promise<void> {
  try {
    await table.undo();
  } catch (error) {
    tell(error);
  }
}
