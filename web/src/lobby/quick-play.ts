/** The quick ways to a game: what is sent for what was chosen on its card. */
import type { LobbyUi, Options, Preset } from '../game-ui/lobby-ui';
import type { NewTable } from '../wire/protocol';
import type { Game } from '../wire/types';

export interface Choice {
  seats: number;
  bot: string;
  /** of a solo game */
  difficulty: string;
}

/** About how long a game takes, in minutes. */
export const minutesOf = (
  lobby: LobbyUi<Game> | undefined,
  seats: number,
  options: Options = {},
): number => lobby?.minutes?.(seats, options) ?? 10 + 5 * seats;

/** A table for us and bots, to be played at once. */
export function quickTable(
  game: string,
  choice: Choice,
  lobby: Pick<LobbyUi<Game>, 'solo'> = {},
  preset?: Preset,
): NewTable {
  const seats = Math.max(preset?.fewest ?? 1, choice.seats);
  const rivals = Array.from({ length: seats - 1 }, () => ({
    type: 'bot' as const,
    bot: choice.bot,
  }));
  const form: NewTable = { game, seats: [{ type: 'me' }, ...rivals] };
  if (preset) form.options = preset.options;
  else if (seats === 1 && lobby.solo) form.options = lobby.solo.options(choice.difficulty);
  return form;
}
