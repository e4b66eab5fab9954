/** The stories of the games, each loaded on first use. */
import type { Following, Game } from '../wire/types';
import type { Story } from './story';

const LOADERS: { [game: string]: () => Promise<Story<Game>> } = {
  skye: async () => (await import('./skye/story/story')).skyeStory as Story<Game>,
  cats: async () => (await import('./cats/story/story')).catsStory as Story<Game>,
};

let all = $state.raw<{ [game: string]: Story<Game> }>({});
const wanted = new Set<string>();

/** The game of a table or a replay. */
export function gameOf(table: Following<Game>): string {
  if ('info' in table) return (table.info as { game: string }).game;
  return (table as unknown as { replay: { game: string } }).replay.game;
}

/** The story of a game; undefined until loaded. */
export function storyOf(game: string): Story<Game> | undefined {
  const load = LOADERS[game];
  if (load !== undefined && !wanted.has(game)) {
    wanted.add(game);
    void load().then(
      (story) => (all = { ...all, [game]: story }),
      () => wanted.delete(game),
    );
  }
  return all[game];
}

/** Whether this game has a story. */
export const isTold = (game: string): boolean => game in LOADERS;
