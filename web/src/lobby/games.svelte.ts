/** The games of the server with their bots and options; asked once. */
import { api } from '../wire/api';
import type { GameInfo } from '../wire/protocol';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** All that the server has told so far. */
export const games = (): readonly GameInfo[] => known;

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
