/** The games of the server with their bots and options; asked once. */
import { canShow } from '../games/tables';
import { api } from '../wire/api';
import type { GameInfo } from '../wire/protocol';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** All that the server has told so far. */
export const games = (): readonly GameInfo[] => known;

/** Those that this page can show, in the order in which they came into it. */
export const shownGames = (): GameInfo[] => {
  const order = ['skye', 'cats'];
  const place = ({ name }: GameInfo): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return known.filter(({ name }) => canShow(name)).sort((one, other) => place(one) - place(other));
};

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
