/** Quick play: the request for the choices on a game's card. */
import type { NewTable } from '../wire/protocol';

export interface Choice {
  seats: number;
  bot: string;
  /** of a solo game */
  difficulty: string;
}

/** The difficulties of a solo game, from easy to hard. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very_hard', 'expert'] as const;

/** Games with a separate mode for children. */
export const hasFamilyMode = (game: string): boolean => game === 'cats';

/** A table for us and bots that starts at once. */
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
