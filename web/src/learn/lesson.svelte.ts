/** The lesson that is under way: which slips were read, and whether the guide still speaks. */
import { getContext, setContext } from 'svelte';
import type { NewTable } from '../wire/protocol';
import data from './lesson.json';
import { keepProgress, recallProgress } from './progress';

export class Lesson {
  #progress = $state.raw(recallProgress());
  isFolded = $state(false);

  get table(): string | null {
    return this.#progress.table;
  }

  get learnt(): boolean {
    return this.#progress.learnt;
  }

  get seen(): ReadonlySet<string> {
    return new Set(this.#progress.seen);
  }

  /** Begin at a new table. */
  begin(table: string): void {
    this.#keep({ table, seen: [] });
  }

  read(slip: string): void {
    if (!this.#progress.seen.includes(slip)) this.#keep({ seen: [...this.#progress.seen, slip] });
  }

  /** The guide has said all. */
  finish(): void {
    this.#keep({ table: null, learnt: true });
  }

  /** The table is gone. */
  forget(): void {
    this.#keep({ table: null });
  }

  #keep(change: Partial<ReturnType<typeof recallProgress>>): void {
    this.#progress = { ...this.#progress, ...change };
    keepProgress(this.#progress);
  }
}

/** The prepared table: the same word gives the same tiles. */
export const LESSON_TABLE: NewTable = {
  game: 'skye',
  seats: [{ type: 'me' }, { type: 'bot', bot: data.bot }],
  options: { goals: data.goals },
  chat: 'off',
  luck: data.luck,
};

/** What the guide would do first, in the notation. */
export const SUGGESTIONS: readonly string[] = data.suggestions;
export const PLANNED_AXE = /^axe (\w+)/.exec(SUGGESTIONS[0])?.[1] ?? null;

const KEY = Symbol('lesson');

export const setLesson = (lesson: Lesson): Lesson => setContext(KEY, lesson);

/** The lesson that a table belongs to; undefined: it is a table like any other. */
export const lessonHere = (): Lesson | undefined => getContext<Lesson | undefined>(KEY);
