/** The strengths of bots, loaded from the server. */
import { levelOf } from '../../lobby/bots';
import { api } from '../../wire/api';

let ladders = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
let asked = false;

/** Load them once; until then bots have no level. */
export function learnLevels(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    (games) => {
      ladders = new Map(games.map(({ name, bots }) => [name, bots]));
    },
    () => {
      // Without pips the face is still fine; the next table tries again.
      asked = false;
    },
  );
}

/** The strength of a bot of a game, 1 to 5. */
export function levelIn(game: string, bot: string): number | undefined {
  const ladder = ladders.get(game);
  return ladder?.includes(bot) ? levelOf(bot, ladder) : undefined;
}
