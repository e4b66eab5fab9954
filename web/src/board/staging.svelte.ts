/** Placements that are not played yet; they belong to one question and disappear with it. */
import { untrack } from 'svelte';
import type { StagingShelf } from './staging-shelf';
import {
  EMPTY,
  type UndoHistory,
  canRedo,
  canUndo,
  drawn,
  redone,
  standOf,
  undone,
} from './undo-history';

export class Staging<P> {
  readonly #question: () => string | null;
  readonly #shelf: StagingShelf<P> | null;
  /** What the shelf held when a question came up. */
  #found: { question: string; sketch: UndoHistory<P> } | null = null;
  /** The question that the placements belong to. */
  #of: string | null = $state(null);
  #sketch: UndoHistory<P> = $state.raw(EMPTY);

  /** A key of the current question, null if there is nothing to place; and what survives a reload. */
  constructor(question: () => string | null, shelf: StagingShelf<P> | null = null) {
    [this.#question, this.#shelf] = [question, shelf];
  }

  get #now(): UndoHistory<P> {
    const question = this.#question();
    if (question === null) return EMPTY;
    return question === this.#of ? this.#sketch : this.#findFor(question);
  }

  #findFor(question: string): UndoHistory<P> {
    if (this.#shelf === null) return EMPTY;
    if (this.#found?.question !== question)
      this.#found = { question, sketch: untrack(() => this.#shelf?.find()) ?? EMPTY };
    return this.#found.sketch;
  }

  /** The placements, in order. */
  get stand(): readonly P[] {
    return standOf(this.#now);
  }

  get canUndo(): boolean {
    return canUndo(this.#now);
  }

  get canRedo(): boolean {
    return canRedo(this.#now);
  }

  /** Replace all placements. */
  draw(next: readonly P[]): void {
    const question = this.#question();
    if (question === null) return;
    this.#become(question, drawn(this.#now, next));
  }

  undo(): void {
    this.#become(this.#question(), undone(this.#now));
  }

  redo(): void {
    this.#become(this.#question(), redone(this.#now));
  }

  /** Remove all placements. */
  clear(): void {
    this.#sketch = EMPTY;
  }

  #become(question: string | null, sketch: UndoHistory<P>): void {
    [this.#sketch, this.#of] = [sketch, question];
    if (question !== null) this.#shelf?.keep(sketch);
  }
}
