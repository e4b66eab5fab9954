/** The learning material of each game, loaded on first use. */
import type { Component } from 'svelte';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';
import type { Topic as CatsTopic } from './cats/learn/explain';
import type { Lesson } from './lesson.svelte';
import type { Topic as SkyeTopic } from './skye/pieces/topics';
import type { MoveNotation } from './move-notation';

/** The games with learning material. */
export type Taught = 'skye' | 'cats';
export type TopicIn<G extends Taught> = G extends 'skye' ? SkyeTopic : CatsTopic;
export type Topic = SkyeTopic | CatsTopic;

type Rows = readonly (readonly [string, string])[];

/** The keys and the move notation. */
export interface KeyWords {
  title: string;
  rows: Rows;
  moves: string;
  moveRows: Rows;
}

/** A short explanation with a drawn example. */
export interface Explainer {
  Explain: Component<{
    topic: Topic;
    seats?: number;
    height?: number;
    brief?: boolean;
    /** solo games have other texts */
    solo?: boolean;
  }>;
  more: () => string;
  nameOf: (topic: Topic) => string;
}

interface Parts {
  explainer: () => Promise<Explainer>;
  /** all rules on one page */
  glance: () => Promise<Component<{ view?: unknown }>>;
  /** the table as text */
  reader: () => Promise<
    Component<{ table: TableStore<Game>; view: unknown; names: readonly string[] }>
  >;
  /** the guide of a lesson */
  coach: () => Promise<Component<{ table: TableStore<Game>; lesson: Lesson }>>;
  /** the move notation */
  moveNotation: () => Promise<MoveNotation>;
  /** the keys */
  keys: () => Promise<() => KeyWords>;
}

// The name of a game guarantees the types of its parts.
const given = <T>(part: unknown): T => part as T;

export const TEACHING: Record<Taught, Parts> = {
  skye: {
    explainer: async () => {
      const [explain, names] = await Promise.all([
        import('./skye/learn/Explain.svelte'),
        import('./skye/learn/topic-names'),
      ]);
      return given({ Explain: explain.default, more: names.more, nameOf: names.nameOf });
    },
    glance: async () => given((await import('./skye/learn/RulesOverview.svelte')).default),
    reader: async () => given((await import('./skye/learn/TableInWords.svelte')).default),
    coach: async () => given((await import('./skye/learn/Coach.svelte')).default),
    moveNotation: async () => given((await import('./skye/learn/move-notation')).moveNotation),
    keys: async () => {
      const { learnWords } = await import('../i18n/learn');
      return () => learnWords().keys;
    },
  },
  cats: {
    explainer: async () => {
      const [explain, names] = await Promise.all([
        import('./cats/learn/Explain.svelte'),
        import('./cats/learn/topic-names'),
      ]);
      return given({ Explain: explain.default, more: names.more, nameOf: names.nameOf });
    },
    glance: async () => given((await import('./cats/learn/RulesOverview.svelte')).default),
    reader: async () => given((await import('./cats/learn/TableInWords.svelte')).default),
    coach: async () => given((await import('./cats/learn/Coach.svelte')).default),
    moveNotation: async () => given((await import('./cats/learn/move-notation')).moveNotation),
    keys: async () => {
      const { catsLearnWords } = await import('./cats/words/learn');
      return () => catsLearnWords().keys;
    },
  },
};

/** Whether this game has learning material. */
export const isTaught = (game: string): game is Taught => Object.hasOwn(TEACHING, game);
