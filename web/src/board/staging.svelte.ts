/** Placements that are not played yet; they belong to one question and disappear with it. */
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
  /** The question that the placements belong to. */
  #of: string | null = $state(null);
  #sketch: UndoHistory<P> = $state.raw(EMPTY);

  /** A key of the current question; null if there is nothing to place. */
  constructor(question: () => string | null) {
    this.#question = question;
  }

  get #now(): UndoHistory<P> {
    const question = this.#question();
    return question !== null && question === this.#of ? this.#sketch : EMPTY;
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
    [this.#sketch, this.#of] = [drawn(this.#now, next), question];
  }

  undo(): void {
    this.#sketch = undone(this.#now);
  }

  redo(): void {
    this.#sketch = redone(this.#now);
  }

  /** Remove all placements. */
  clear(): void {
    this.#sketch = EMPTY;
  }
}
