/** Which component shows the table of which game; each is loaded when it is first wanted. */
import type { Component } from 'svelte';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';

/** A table that shows any game: what is inside is the game's own. */
export type GameTable = Component<{ table: TableStore<Game> }>;

const TABLES: Record<string, () => Promise<{ default: unknown }>> = {
  skye: () => import('./skye/table/SkyeTable.svelte'),
  cats: () => import('./cats/table/CatsTable.svelte'),
};

/** The table of a game; null: this page cannot show it. */
export async function loadGame(game: string): Promise<GameTable | null> {
  const loader = TABLES[game];
  // The store holds what its game says; the name of the game vouches for it.
  return loader ? ((await loader()).default as GameTable) : null;
}

/** Can this page show the table of a game? */
export const canShow = (game: string): boolean => Object.hasOwn(TABLES, game);
