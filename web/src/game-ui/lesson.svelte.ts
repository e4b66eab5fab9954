/** A lesson: the slips already read, and whether the guide is active. */
import { getContext, setContext } from 'svelte';
import { type Course, type Progress, keepProgress, recallProgress } from './lesson-progress';

export class Lesson {
  readonly course: Course;
  #progress = $state.raw() as Progress;
  isFolded = $state(false);

  constructor(course: Course) {
    this.course = course;
    this.#progress = recallProgress(course);
  }

  get table(): string | null {
    return this.#progress.table;
  }

  get learnt(): boolean {
    return this.#progress.learnt;
  }

  get seen(): ReadonlySet<string> {
    return new Set(this.#progress.seen);
  }

  /** Start at a new table. */
  begin(table: string): void {
    this.#keep({ table, seen: [] });
  }

  read(slip: string): void {
    if (!this.#progress.seen.includes(slip)) this.#keep({ seen: [...this.#progress.seen, slip] });
  }

  /** The guide is done. */
  finish(): void {
    this.#keep({ table: null, learnt: true });
  }

  /** The table was deleted. */
  forget(): void {
    this.#keep({ table: null });
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    keepProgress(this.course, this.#progress);
  }
}

const KEY = Symbol('lesson');

export const setLesson = (lesson: Lesson): Lesson => setContext(KEY, lesson);

/** The lesson of a table; undefined for a normal table. */
export const lessonHere = (): Lesson | undefined => getContext<Lesson | undefined>(KEY);
