/** The quick ways to a game: what is sent for what was chosen on its card. */
import type { NewTable } from '../wire/protocol';

export interface Choice {
  seats: number;
  bot: string;
  /** of a game alone */
  difficulty: string;
}

/** The difficulties of a game alone, from the easiest to the hardest. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very_hard', 'expert'] as const;

/** Games that children play in a mode of their own. */
export const hasFamilyMode = (game: string): boolean => game === 'cats';

/** A table for us and bots, to be played at once. */
export function quickTable(game: string, choice: Choice, family = false): NewTable {
  const seats = family ? Math.max(2, choice.seats) : choice.seats;
  const rivals = Array.from({ length: seats - 1 }, () => ({
    type: 'bot' as const,
    bot: choice.bot,
  }));
  const form: NewTable = { game, seats: [{ type: 'me' }, ...rivals] };
  if (family) form.options = { mode: 'family' };
  else if (seats === 1) form.options = { mode: 'solo', difficulty: choice.difficulty };
  return form;
}
