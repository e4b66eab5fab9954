/** Translates the error of a move. */
import { Refused } from '../wire/socket';
import type { TableWords } from '../i18n/table';

/** `rules` translates a reason of the game; otherwise a general text is used. */
export function moveError(
  error: unknown,
  words: TableWords['failed'],
  rules: (reason: string) => string | undefined = () => undefined,
): string {
  if (!(error instanceof Refused)) return words.move;
  switch (error.why) {
    case 'stale':
      return words.stale;
    case 'busy':
    case 'too_fast':
      return words.busy;
    case 'no_undo':
      return words.noUndo;
    case 'frozen':
      return words.frozen;
    case 'stand_in':
      return words.standIn;
    default:
      return (error.reason !== null ? rules(error.reason) : undefined) ?? words.move;
  }
}
