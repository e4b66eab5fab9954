/** How far a lesson is, in a few words. */
import { cardOf } from '../../pieces/deck';
import type { BiggerFamily } from '../../pieces/bigger-family';
import type { LessonSource } from '../../types';
import { catsStoryWords } from '../../words/story';
import { catsWords } from '../../words/table';

/** Whether a lesson asks for empty rooms; one that has something in it may stay so. */
export const isOfEmptyRooms = (card: string): boolean => cardOf(card).score?.state === 'empty';

export function progressText(
  { card, count, progress }: LessonSource,
  bigger?: BiggerFamily,
): string {
  const w = catsWords().strip;
  if (bigger) return catsStoryWords().why.bigger(bigger.size, bigger.name);
  const { counts, wanted, over } = progress;
  if (counts === 'open_cells') return w.cellsLeft(count);
  if (counts === 'rats') return w.rats(count);
  if (counts === 'colours') return w.of5(count);
  if (counts === 'place') return w.place(count);
  if (over) return w.over(count, wanted ?? 0);
  if (isOfEmptyRooms(card)) return w.stillEmpty(count, wanted ?? 0);
  // More than enough is enough.
  return wanted ? w.counted(Math.min(count, wanted), wanted) : w.count(count);
}
