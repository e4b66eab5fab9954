/** The table component of each game, loaded on first use. */
import type { Component } from 'svelte';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';

/** A table component of any game. */
export type GameTable = Component<{ table: TableStore<Game> }>;

const TABLES: Record<string, () => Promise<{ default: unknown }>> = {
  skye: () => import('./skye/table/SkyeTable.svelte'),
  cats: () => import('./cats/table/CatsTable.svelte'),
};

/** The table of a game; null if this page cannot show it. */
export async function loadGame(game: string): Promise<GameTable | null> {
  const loader = TABLES[game];
  // The name of the game guarantees the types of the store.
  return loader ? ((await loader()).default as GameTable) : null;
}

/** Whether this page can show the table of a game. */
export const canShow = (game: string): boolean => Object.hasOwn(TABLES, game);
