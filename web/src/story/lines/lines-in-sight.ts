/** Which lines of a short list are in sight before it is unfolded. */
import type { LogLine } from '../../game-ui/story';
import type { Seat } from '../../wire/types';

/** Whether a line tells its reader something that they did not do themselves. */
export function isNews(line: Pick<LogLine, 'seat' | 'concerns'>, reader: Seat | null): boolean {
  return line.seat !== reader || (line.concerns !== undefined && line.concerns === reader);
}

/**
 * The newest few, in order, and all that concerns the reader. Where there is room only for `most` lines,
 * those of others are folded away first, and the oldest before the newest; `rivals`: what nobody did before
 * all else.
 */
export function inSight<L extends Pick<LogLine, 'concerns'> & Partial<Pick<LogLine, 'seat'>>>(
  lines: readonly L[],
  few: number,
  reader: Seat | null,
  most = Infinity,
  rivals = false,
): readonly L[] {
  const isMine = ({ concerns }: L): boolean => concerns !== undefined && concerns === reader;
  const [mine, others] = [lines.filter(isMine), lines.filter((line) => !isMine(line))];
  const isDone = ({ seat }: L): boolean => seat !== null && seat !== undefined;
  const byRank = rivals
    ? [...others.filter((line) => !isDone(line)), ...others.filter(isDone)]
    : others;
  const newest = byRank.slice(-Math.max(1, few - mine.length));
  const shown = new Set([...newest, ...mine].slice(-Math.max(1, most)));
  return lines.filter((line) => shown.has(line));
}
