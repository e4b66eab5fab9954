/** The stories of the games: each is loaded when a table of its game is first shown. */
import type { Following, Game } from '../wire/types';
import { gameUi } from '../game-ui/manifests.svelte';
import type { Story } from '../game-ui/story';

let all = $state.raw<{ [game: string]: Story<Game> | null }>({});
const wanted = new Set<string>();

/** The name of the game that is played at a table or in a replay. */
export function gameOf(table: Following<Game>): string {
  if ('info' in table) return (table.info as { game: string }).game;
  return (table as unknown as { replay: { game: string } }).replay.game;
}

async function load(game: string): Promise<void> {
  try {
    const ui = await gameUi(game);
    all = { ...all, [game]: (await ui?.story?.()) ?? null };
  } catch {
    // The next one who wants it asks again.
    wanted.delete(game);
  }
}

/** The story of a game; undefined until it is there, null: there is none. */
export function storyOf(game: string): Story<Game> | null | undefined {
  if (!wanted.has(game)) {
    wanted.add(game);
    void load(game);
  }
  return all[game];
}
