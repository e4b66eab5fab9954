/** What a game brings to the page: its manifest, the default export of `games/<game>/index.ts`. */
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';
import type { Lazy } from './lazy';
import type { LearnUi } from './learn-ui';
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
  table: Lazy<TableProps<G>>;
  /** Log, scoring, result and replay. */
  story: () => Promise<Story<G>>;
  picture: Lazy<{ which: PictureSize }>;
  /** A small square picture of a value of an option, for the form of a new table. */
  optionPicture?: Lazy<{ value: string }>;
  /** All pieces, for the gallery. */
  gallery?: Lazy;
  /** Tutorial, rules, explanations; left out: there are none. */
  learn?: LearnUi<G, Topic>;
}
