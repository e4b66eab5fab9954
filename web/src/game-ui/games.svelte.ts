/** The games of the server with their bots and options; asked once. */
import { api } from '../wire/api';
import type { GameInfo, Keeping } from '../wire/protocol';
import type { GameUi } from './game-ui';
import { gameUi, gameUiNow, gamesFound } from './manifests.svelte';

let known = $state.raw<readonly GameInfo[]>([]);
let kept = $state.raw<Keeping | null>(null);
let isUnreachable = $state(false);
let asked: Promise<readonly GameInfo[]> | null = null;

/** How long, and how many, games against bots wait; null until it is known. */
export const keeping = (): Keeping | null => kept;

/** All loaded games. */
export const games = (): readonly GameInfo[] => known;

/** The same by their titles, once the manifests of all are there: what is shown of them comes at once. */
export function shownGames(): GameInfo[] {
  if (known.map(({ name }) => gameUiNow(name)).includes(undefined)) return [];
  return [...known].sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

export const gameCalled = (name: string): GameInfo | undefined =>
  known.find((game) => game.name === name);

export const botsOf = (name: string): readonly string[] => gameCalled(name)?.bots ?? [];

/** Load the games once; rejects with a Problem. */
export function learnGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (found) => {
      kept = found.keeping;
      return (known = found.games);
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The same with the manifests of all games. */
export async function learnGameUis(): Promise<void> {
  await Promise.all((await learnGames()).map(({ name }) => gameUi(name)));
}

/** The same for a page that also stands without a server: it shows all games that it has then. */
export async function presentGames(): Promise<void> {
  try {
    await learnGameUis();
  } catch {
    await Promise.all(gamesFound().map(gameUi));
    isUnreachable = true;
  }
}

/** The games that bring pages of their own, in the order in which they are shown. */
export function presentedGames(): { name: string; ui: GameUi }[] {
  const names = known.length === 0 && isUnreachable ? gamesFound() : shownGames().map(nameOf);
  return names.flatMap((name) => {
    const ui = gameUiNow(name);
    return ui ? [{ name, ui }] : [];
  });
}
const nameOf = ({ name }: GameInfo): string => name;

/** The name of a game as people read it: its own word for it, or that of the server; empty until it is known. */
export function titleOf(name: string): string {
  const ui = gameUiNow(name);
  return ui === undefined ? '' : (ui?.title() ?? gameCalled(name)?.title ?? name);
}
