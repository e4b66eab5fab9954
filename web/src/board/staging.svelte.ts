/** What is laid on a board and not yet played: it belongs to one question, and is forgotten with it. */
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
  /** The question to which the sketch belongs. */
  #of: string | null = $state(null);
  #sketch: UndoHistory<P> = $state.raw(EMPTY);

  /** Something that names what is asked now; null: there is nothing to lay. */
  constructor(question: () => string | null) {
    this.#question = question;
  }

  get #now(): UndoHistory<P> {
    const question = this.#question();
    return question !== null && question === this.#of ? this.#sketch : EMPTY;
  }

  /** What is laid, in its order. */
  get stand(): readonly P[] {
    return standOf(this.#now);
  }

  get canUndo(): boolean {
    return canUndo(this.#now);
  }

  get canRedo(): boolean {
    return canRedo(this.#now);
  }

  /** Lay this instead of what was laid. */
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

  /** Forget all of it. */
  clear(): void {
    this.#sketch = EMPTY;
  }
}
