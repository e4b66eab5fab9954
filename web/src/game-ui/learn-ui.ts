/** What a game has for those who learn it; everything is loaded when it is first wanted. */
import type { Component } from 'svelte';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';
import type { Lazy } from './lazy';
import type { Lesson } from './lesson.svelte';
import type { MoveNotation } from './move-notation';

type Rows = readonly (readonly [string, string])[];

/** What the keys do, and how moves are written. */
export interface KeyWords {
  title: string;
  rows: Rows;
  moves: string;
  moveRows: Rows;
}

/** One thing in a few words, with a drawn example. */
export interface Explainer<Topic> {
  Explain: Component<{
    topic: Topic;
    seats?: number;
    height?: number;
    brief?: boolean;
    /** where the words say something else when one plays alone */
    solo?: boolean;
  }>;
  more: () => string;
  nameOf: (topic: Topic) => string;
}

export interface LearnUi<G extends Game, Topic> {
  /** The way to the tutorial, in a line of words. */
  invitation: () => string;
  /** The page where learning begins. */
  tutorial: Lazy;
  /** The page of the rules. */
  rules: Lazy;
  explainer: () => Promise<Explainer<Topic>>;
  /** All rules, beside the table or on their page. */
  overview: Lazy<{ view?: G['view'] | null }>;
  /** The table in words. */
  reader: Lazy<{ table: TableStore<G>; view: G['view']; names: readonly string[] }>;
  /** The guide of a lesson. */
  coach: Lazy<{ table: TableStore<G>; lesson: Lesson }>;
  /** How moves are written. */
  moveNotation: () => Promise<MoveNotation>;
  /** What the keys do. */
  keys: () => Promise<() => KeyWords>;
}
