/** The games of the server with their bots and options, loaded once. */
import { canShow } from '../games/tables';
import { api } from '../wire/api';
import type { GameInfo } from '../wire/protocol';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** All loaded games. */
export const games = (): readonly GameInfo[] => known;

/** The games that this page can show, in its own order. */
export const shownGames = (): GameInfo[] => {
  const order = ['skye', 'cats'];
  const place = ({ name }: GameInfo): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return known.filter(({ name }) => canShow(name)).sort((one, other) => place(one) - place(other));
};

export const gameCalled = (name: string): GameInfo | undefined =>
  known.find((game) => game.name === name);

export const botsOf = (name: string): readonly string[] => gameCalled(name)?.bots ?? [];

/** Load the games once; rejects with a Problem. */
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
