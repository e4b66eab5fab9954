/** The games of the server with their bots and options; asked once. */
import { api } from '../wire/api';
import type { GameInfo } from '../wire/protocol';
import { gameUiNow } from './manifests.svelte';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** All that the server has told so far. */
export const games = (): readonly GameInfo[] => known;

/** The same by their titles, as a list of them is shown. */
export const shownGames = (): GameInfo[] =>
  [...known].sort((one, other) => one.title.localeCompare(other.title, 'en'));

export const gameCalled = (name: string): GameInfo | undefined =>
  known.find((game) => game.name === name);

export const botsOf = (name: string): readonly string[] => gameCalled(name)?.bots ?? [];

/** Ask the server, unless it has answered already; rejects with a Problem. */
export function learnGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (found) => (known = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The name of a game as people read it: its own word for it, or that of the server. */
export const titleOf = (name: string): string =>
  gameUiNow(name)?.title() ?? gameCalled(name)?.title ?? name;
