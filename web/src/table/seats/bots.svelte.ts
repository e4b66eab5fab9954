/** How strong the bots are, as far as the server has told. */
import { levelOf } from '../../lobby/bots';
import { api } from '../../wire/api';

let ladders = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
let asked = false;

/** Ask the server once; until it has answered, bots have no level. */
export function learnLevels(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    (games) => {
      ladders = new Map(games.map(({ name, bots }) => [name, bots]));
    },
    () => {
      // A face without pips does no harm; the next table asks again.
      asked = false;
    },
  );
}

/** The strength of a bot of a game, 1 to 5. */
export function levelIn(game: string, bot: string): number | undefined {
  const ladder = ladders.get(game);
  return ladder?.includes(bot) ? levelOf(bot, ladder) : undefined;
}
