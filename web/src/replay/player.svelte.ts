/** Walking through a replay: by hand, by keys, or by itself. */
import type { ReplayStore } from '../wire/replay.svelte';
import type { Game } from '../wire/types';

/** Milliseconds a move is shown. */
const BEAT = 900;

export class Player {
  /** Does it go on by itself? */
  playing = $state(false);
  readonly #store: () => ReplayStore<Game>;
  readonly #starts: () => readonly { at: number }[];

  /** `starts`: the steps with which rounds begin. */
  constructor(store: () => ReplayStore<Game>, starts: () => readonly { at: number }[]) {
    this.#store = store;
    this.#starts = starts;
    $effect(() => {
      if (!this.playing) return;
      const { at, last } = store();
      if (at === last) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => store().go(at + 1), BEAT);
      return () => clearTimeout(timer);
    });
  }

  readonly go = (at: number): void => {
    this.playing = false;
    this.#store().go(at);
  };

  readonly step = (by: 1 | -1): void => this.go(this.#store().at + by);

  readonly toggle = (): void => {
    const store = this.#store();
    if (!this.playing && store.at === store.last) store.go(0);
    this.playing = !this.playing;
  };

  /** To the next round, or back to the one before. */
  round(by: 1 | -1): void {
    const { at, last } = this.#store();
    const places = [0, ...this.#starts().map((start) => start.at), last];
    const next =
      by > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
    if (next !== undefined) this.go(next);
  }

  readonly key = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A slider or a choice takes the arrows itself, a button the space bar.
    if (target instanceof HTMLSelectElement) return;
    if (target instanceof HTMLInputElement && event.key !== ' ') return;
    if (target instanceof HTMLButtonElement && event.key === ' ') return;
    const acts: { [key: string]: () => void } = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.round(-1),
      PageDown: () => this.round(1),
      Home: () => this.go(0),
      End: () => this.go(this.#store().last),
      ' ': this.toggle,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
