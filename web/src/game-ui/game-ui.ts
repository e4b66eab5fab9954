/** What a game brings to the page: its manifest, the default export of `games/<game>/index.ts`. */
import type { TableStore } from '../wire/table.svelte';
import type { EventSounds } from '../sound/event-sounds';
import type { Game } from '../wire/types';
import type { Level } from '../art/medallion';
import type { Characters, Namesake } from './characters';
import type { Lazy } from './lazy';
import type { LearnUi } from './learn-ui';
import type { LobbyUi } from './lobby-ui';
import type { Story } from './story';

/** The props of the component that shows a table; seat, view and moves are in the store. */
export type TableProps<G extends Game = Game> = { table: TableStore<G> };

/** The sizes of a game's picture: on its card, for its daily game, in a list. */
export type PictureSize = 'card' | 'daily' | 'thumb';

/**
 * The manifest of a game. The start page loads it, so it is small: what is heavy is a function that
 * imports. `G` are the types of the game, `Topic` is what it can explain.
 */
export interface GameUi<G extends Game = Game, Topic = unknown> {
  /** The name of the game in the spoken language. */
  title: () => string;
  /** Who invented it. */
  authors?: () => readonly string[];
  table: Lazy<TableProps<G>>;
  /** Log, scoring, result and replay. */
  story?: () => Promise<Story<G>>;
  /** What is heard at the table. */
  sounds?: () => Promise<EventSounds>;
  lobby?: LobbyUi<G>;
  /** The levels of its bots as characters. */
  characters?: () => Characters;
  /** Names and faces for further bots of the same level at a table, by their number from 0. */
  namesake?: (level: Level, number: number) => Namesake | undefined;
  /** Tutorial, rules and explanations. */
  learn?: LearnUi<G, Topic>;
  /** The cover of the game and its thumbnails. */
  picture?: Lazy<{ which: PictureSize }>;
  /** All pieces. */
  gallery?: { title: () => string; pieces: Lazy };
  /** A picture that shows what the settings change. */
  sample?: Lazy;
}
