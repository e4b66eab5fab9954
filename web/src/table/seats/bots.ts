/** How strong the bots are, as far as the server has told. */
import { botsOf } from '../../game-ui/games.svelte';
import { levelOf } from '../../lobby/bots';

/** The strength of a bot of a game, 1 to 5. */
export function levelIn(game: string, bot: string): number | undefined {
  const ladder = botsOf(game);
  return ladder.includes(bot) ? levelOf(bot, ladder) : undefined;
}
