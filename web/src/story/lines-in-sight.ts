/** Which lines of a short list are in sight before it is unfolded. */
import type { LogLine } from '../game-ui/story';
import type { Seat } from '../wire/types';

/** The newest few, in order; what concerns the reader is never folded away. */
export function inSight<L extends Pick<LogLine, 'concerns'>>(
  lines: readonly L[],
  few: number,
  reader: Seat | null,
): readonly L[] {
  const isMine = ({ concerns }: L): boolean => concerns !== undefined && concerns === reader;
  const others = lines.filter((line) => !isMine(line));
  const room = Math.max(1, few - (lines.length - others.length));
  const newest = new Set(others.slice(-room));
  return lines.filter((line) => isMine(line) || newest.has(line));
}
