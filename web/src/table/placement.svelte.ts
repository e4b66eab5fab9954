/** Placing pieces before they are played: shared keys, undo and try mode of all games. */
import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { Carrier, Laying } from '../board/carrier.svelte';
import { isForTable } from '../browser/table-keys';
import { toast } from '../ui/toasts.svelte';

/** Staged pieces, to play or only to try. */
export interface Trial extends Laying {
  /** try: try mode. rest: nothing to place. Anything else is our current task. */
  readonly mode: string;
  readonly tiles: readonly string[];
  readonly canTry: boolean;
  readonly canUndo: boolean;
  undo(): void;
  redo(): void;
  startTrying(): void;
  stopTrying(): void;
  /** Cancel one step; returns false if there is nothing to cancel. */
  escape(): boolean;
}

/** Requests to the server. */
export interface Answers {
  readonly canTakeBack: boolean;
  confirm(): Promise<void>;
  takeBack(): Promise<void>;
}

interface Parts {
  trial: Trial;
  answers: Answers;
  carrier: Carrier;
  /** lets other components start try mode and see its end */
  seen: { trying: boolean };
  /** the text if the server cannot be reached */
  notSent: () => string;
}

/** Create it during component initialisation; it ends with the component. */
export class Placement {
  readonly #trial: Trial;
  readonly #answers: Answers;
  readonly #carrier: Carrier;
  readonly #notSent: () => string;

  constructor({ trial, answers, carrier, seen, notSent }: Parts) {
    [this.#trial, this.#answers, this.#carrier, this.#notSent] = [trial, answers, carrier, notSent];
    $effect(() => {
      const { trying } = seen;
      untrack(() => (trying ? trial.startTrying() : trial.stopTrying()));
    });
    $effect(() => {
      seen.trying = trial.mode === 'try';
    });
    // Handle keys first, because placing has priority.
    const off = on(window, 'keydown', (event) => this.#hear(event), { capture: true });
    $effect(() => off);
  }

  /** Whether placements count, as opposed to try mode. */
  get isAsked(): boolean {
    return !this.isTrying && this.#trial.mode !== 'rest';
  }

  get isTrying(): boolean {
    return this.#trial.mode === 'try';
  }

  get canTry(): boolean {
    return this.#trial.canTry;
  }

  /** Whether a staged or confirmed placement can be undone. */
  get canGoBack(): boolean {
    return this.#trial.canUndo || (!this.isTrying && this.#answers.canTakeBack);
  }

  back(): void {
    if (!this.canGoBack) return;
    if (this.#trial.canUndo) this.#trial.undo();
    else this.attempt(this.#answers.takeBack());
  }

  tryOrLeave(): void {
    if (this.isTrying) this.#trial.stopTrying();
    else this.#trial.startTrying();
  }

  confirm(): void {
    this.attempt(this.#answers.confirm());
  }

  /** Wait for an answer, and show an error if it fails. */
  attempt(act: Promise<void>): void {
    act.catch(() => toast(this.#notSent(), 'warning'));
  }

  #hear(event: KeyboardEvent): void {
    if (this.#carrier.isCarrying && event.key === 'Escape') return;
    if (event.defaultPrevented || !isForTable(event) || document.querySelector('dialog[open]'))
      return;
    if (this.#press(event)) event.preventDefault();
  }

  /** Handle a key by its position on the keyboard; returns false for other keys. */
  #press({ code, key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const trial = this.#trial;
    if (ctrlKey || metaKey || altKey) {
      if (key !== 'Enter' || altKey || !this.isAsked) return false;
      this.confirm();
      return true;
    }
    if (key === 'Escape') return trial.escape();
    if (code === 'KeyT' && !shiftKey) this.tryOrLeave();
    else if (trial.mode === 'rest') return false;
    else if (code === 'KeyQ') trial.turn(-1);
    else if (code === 'KeyE') trial.turn(1);
    else if (code === 'KeyF' && trial.flip) trial.flip();
    else if (code === 'KeyZ') {
      if (shiftKey) trial.redo();
      else this.back();
    } else if (/^Digit[1-9]$/.test(code)) return this.#take(Number(code.slice(-1)) - 1);
    else return false;
    return true;
  }

  #take(n: number): boolean {
    const { chosen, tiles } = this.#trial;
    if (n >= tiles.length) return false;
    this.#trial.choose(chosen === tiles[n] ? null : tiles[n]);
    return true;
  }
}
