/** Shows received steps one after the other, so that people can follow what the others do. */

/** Some events that are shown together, for a while. */
export type Beat = readonly unknown[];

/** How steps are shown: their events as beats, each for some milliseconds. */
export interface Pace {
  /** Without beats a step is shown at once. `own`: it was a move of our own seat. */
  beats(events: readonly unknown[], own: boolean): readonly Beat[];
  readonly time: number;
  /** How many times as long a beat stays; 1 if not given. */
  stay?(beat: Beat): number;
}

interface Step {
  events: readonly unknown[];
  own: boolean;
}

/**
 * A queue of steps. A step that is shown stays for the time of its beats; those behind it wait.
 * Without a pace every step is shown at once.
 */
export class Playback<S extends Step> {
  readonly #show: (step: S) => void;
  #pace: Pace | null = null;
  #waiting: readonly S[] = $state.raw([]);
  #beats: readonly Beat[] = $state.raw([]);
  /** The events of the step that is shown. */
  #events: readonly unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  constructor(show: (step: S) => void) {
    this.#show = show;
  }

  /** What happens just now; empty: nothing. */
  get beat(): Beat {
    return this.#beats[0] ?? [];
  }

  /** The events of the shown step that come after the beat, also those without a beat. */
  get upcoming(): readonly unknown[] {
    const last = this.#beats[0]?.at(-1);
    return last === undefined ? [] : this.#events.slice(this.#events.indexOf(last) + 1);
  }

  /** Whether there is more to show than the beat. */
  get isBehind(): boolean {
    return this.#waiting.length > 0 || this.#beats.length > 1;
  }

  /** Follow another pace; null: everything at once. */
  set pace(pace: Pace | null) {
    this.#pace = pace;
    if (pace === null) this.rush();
  }

  /** Whether the beat stays for as long as something covers the table; then the next one follows. */
  set isHeld(held: boolean) {
    if (held === this.#isHeld) return;
    this.#isHeld = held;
    clearTimeout(this.#timer);
    if (held) return;
    if (this.#beats.length > 0) this.#beat();
    else this.#next();
  }

  /** The steps that wait to be shown, oldest first. */
  get waiting(): readonly S[] {
    return this.#waiting;
  }

  /** A step comes. Our own one waits for nobody. */
  add(step: S): void {
    if (step.own) this.rush();
    this.#waiting = [...this.#waiting, step];
    // Below what covers the table nobody would see it begin.
    const isCovered = this.#isHeld && this.#pace !== null && !step.own;
    if (this.#beats.length === 0 && !isCovered) this.#next();
  }

  /** Show everything that waits, at once. */
  rush(): void {
    const rest = this.#waiting;
    this.clear();
    for (const step of rest) this.#show(step);
  }

  /** Forget everything that waits: the table shows something newer. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#beats = [];
  }

  #next(): void {
    while (this.#beats.length === 0 && this.#waiting.length > 0) {
      const [step, ...rest] = this.#waiting;
      this.#waiting = rest;
      this.#events = step.events;
      this.#beats = this.#pace?.beats(step.events, step.own) ?? [];
      this.#show(step);
    }
    this.#wait();
  }

  /** Let the beat stay for its time, which begins when it has been drawn: a large step takes a while. */
  #wait(): void {
    if (this.#beats.length === 0 || this.#isHeld) return;
    this.#timer = setTimeout(() => {
      const { time = 0, stay } = this.#pace ?? {};
      this.#timer = setTimeout(() => this.#beat(), time * (stay?.(this.beat) ?? 1));
    });
  }

  #beat(): void {
    this.#beats = this.#beats.slice(1);
    if (this.#beats.length > 0) this.#wait();
    else this.#next();
  }
}
