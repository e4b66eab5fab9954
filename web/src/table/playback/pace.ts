/** How fast the others' moves are shown, and which line tells them. */
import type { Settings } from '../../browser/settings.svelte';
import type { LogLine } from '../../game-ui/story';
import type { Seat } from '../../wire/types';

/** Milliseconds for each thing that happens, some of which drawing it may take; 0: all at once. */
export const TIMES: Readonly<Record<Settings['pace'], number>> = {
  slow: 1500,
  normal: 850,
  instant: 0,
};

/** Milliseconds for which the last line stays over a board when nothing follows it. */
export const LINGER = 5000;

/** How many times as long something stays that happens to nobody but us. */
const OURS = 3;

/** How long a line may be that shares a phone with another one. */
const SHORT = 42;
/** How many times as long a line stays that is longer than that. */
const LONG = 2;
const isShort = ({ text }: LogLine): boolean => {
  const [words, ...pieces] = text.split('⟦');
  return pieces.length < 2 && words.length + pieces.join('').replace(/^[^⟧]*⟧/u, '').length < SHORT;
};

/** How many times as long as others a beat is shown: what happens to us, and what takes long to read. */
export function stayOf(
  beat: readonly unknown[],
  seat: Seat | null,
  line: LogLine | null = null,
): number {
  if (seat !== null && beat.every((event) => (event as { seat?: Seat }).seat === seat)) return OURS;
  return line === null || line.seat === null || isShort(line) ? 1 : LONG;
}

/** What somebody else did before a line, if there is room for both; null: nothing that was short. */
export function earlierLine(
  lines: readonly LogLine[],
  last: LogLine,
  seat: Seat | null,
): LogLine | null {
  const at = lines.findLastIndex(({ text }) => text === last.text);
  const start = lines.findLastIndex(({ begins }, i) => begins && i < at);
  const found = lines
    .slice(start + 1, Math.max(at, 0))
    .findLast((line) => !line.minor && line.seat !== null && line.seat !== seat);
  return found !== undefined && last.seat !== null && isShort(found) && isShort(last)
    ? found
    : null;
}

/**
 * The last thing that somebody else did, or else the last one that is of note. What happened
 * before a new day or round is over. While it is played, a minor one counts too, and so does what
 * happens to us.
 */
export function lastLine(
  lines: readonly LogLine[],
  seat: Seat | null,
  isPlayed = false,
): LogLine | null {
  const main = isPlayed ? lines : lines.filter(({ minor }) => !minor);
  const start = main.findLastIndex(({ begins }) => begins);
  const since = start < 0 ? main : main.slice(start);
  return (
    since.findLast((line) => line.seat !== null && line.seat !== seat) ??
    since.findLast((line) => line.seat === null) ??
    (isPlayed ? since.findLast(({ concerns }) => concerns === seat) : undefined) ??
    null
  );
}
