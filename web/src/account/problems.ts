/** Translates problems that the server reports and finds the fields that they belong to. */
import type { LobbyWords } from '../i18n/lobby';
import { Problem } from '../wire/api';

type Key = Exclude<keyof LobbyWords['problems'], 'unknown'>;

/** Patterns of the server's sentences. */
const SENTENCES: [RegExp, Key][] = [
  [/^Somebody else has registered/, 'nameTaken'],
  [/^(A name has|Only names of bots)/, 'nameBad'],
  [/^Nobody has registered/, 'nameUnknown'],
  [/^Wrong name or password/, 'password'],
  [/^This recovery code is not valid/, 'recovery'],
  [/^(Wrong password or recovery|To change a registered name)/, 'present'],
  [/by invitation only/, 'invite'],
  [/two seats/, 'twice'],
  [/^This seat is taken/, 'taken'],
  [/^Somebody else has (blue|white|yellow|red|green) already/, 'colourTaken'],
  [/^All seats are taken/, 'full'],
  [/has started already/, 'started'],
  [/^The toss is under way/, 'tossing'],
  [/^There is no such table/, 'gone'],
  [/^You need the invitation code/, 'needsCode'],
  [/^Other people play/, 'othersPlay'],
  [/^Only the host/, 'notHost'],
  [/unfinished tables/, 'tooMany'],
  [/unfinished games against bots/, 'keptFull'],
  [/^(With these options|.* has \d+ to \d+ seats)/, 'seatsDoNotFit'],
  [/^A seed can be chosen only/, 'luck'],
  [/^option /, 'option'],
];

/** What went wrong, in a sentence; an unknown problem keeps the server's words. */
export function problemText(error: unknown, w: LobbyWords['problems']): string {
  if (!(error instanceof Problem)) return w.unreachable;
  const found = SENTENCES.find(([pattern]) => pattern.test(error.what));
  if (found) return w[found[1]];
  if (error.where === '$.name' && error.status === 400) return w.nameBad;
  if (error.status === 429 || error.status === 503) return w.busy;
  if (error.status === 0) return w.unreachable;
  if (error.isStranger) return w.stranger;
  return w.unknown(error.what);
}

/** The part of a new table that a problem is about. */
export type Place =
  | { part: 'seat'; index: number }
  | { part: 'seats' | 'clock' | 'game' | 'form' }
  | { part: 'options'; option: string | null };

export function placeOf(error: unknown): Place {
  const where = error instanceof Problem ? (error.where ?? '') : '';
  const seat = /^\$\.seats\[(\d+)\]/.exec(where);
  if (seat) return { part: 'seat', index: Number(seat[1]) };
  if (where.startsWith('$.options')) {
    const what = error instanceof Problem ? error.what : '';
    const option = /^\$\.options\.(\w+)/.exec(where) ?? /^option (\w+):/.exec(what);
    return { part: 'options', option: option?.[1] ?? null };
  }
  for (const part of ['seats', 'clock', 'game'] as const)
    if (where.startsWith(`$.${part}`)) return { part };
  return { part: 'form' };
}
