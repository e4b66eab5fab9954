/** Steps through a replay: by hand, by keys, or automatically. */
import type { ReplayStore } from '../wire/replay.svelte';
import type { Game } from '../wire/types';

/** Milliseconds per move. */
const BEAT = 900;

export class Player {
  /** Whether it plays automatically. */
  playing = $state(false);
  readonly #store: () => ReplayStore<Game>;
  readonly #starts: () => readonly { at: number }[];

  /** `starts`: the first step of each round. */
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

  /** Go to the next round, or to the previous one. */
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
    // Sliders and lists handle arrow keys themselves, and buttons the space bar.
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
