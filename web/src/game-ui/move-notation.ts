/** The notation of a game's moves, and texts for refusals. */
import type { Refused } from '../wire/socket';

export interface MoveNotation {
  /** a move as people type it */
  textOf: (move: unknown) => string;
  /** whether this move is possible without a question */
  interjects: (text: string) => boolean;
  /** the translated reason of a refusal, or null */
  why: (reason: string, fields: Refused['fields']) => string | null;
  /** some examples */
  hint: () => string;
  /** whether to show the points of each move */
  hasGains: (view: unknown) => boolean;
}
