/** How the moves of a game are written, read and refused. */
import type { Refused } from '../wire/socket';

export interface MoveNotation {
  /** a move as people type it */
  textOf: (move: unknown) => string;
  /** may this be said although nothing is asked of us? */
  interjects: (text: string) => boolean;
  /** why a move was refused, in the words of the page; null: nothing is known */
  why: (reason: string, fields: Refused['fields']) => string | null;
  /** some examples */
  hint: () => string;
  /** is it worth telling what each move would give? */
  hasGains: (view: unknown) => boolean;
}
