/** A button that repeats what it does while it is held. */

/** Milliseconds before it repeats, and between two repetitions. */
const FIRST = 400;
const NEXT = 110;

export class Hold {
  #wasHeld = false;

  /** The button was pressed. */
  press(act: () => void): void {
    this.#wasHeld = false;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const repeat = (after: number): void => {
      timer = setTimeout(() => {
        this.#wasHeld = true;
        act();
        repeat(NEXT);
      }, after);
    };
    repeat(FIRST);
    // A button that becomes disabled hears nothing of its release.
    const end = (): void => {
      clearTimeout(timer);
      stop.abort();
    };
    for (const name of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(name, end, { signal: stop.signal, capture: true });
  }

  /** Whether the press that just ended repeated something; for the click that follows. */
  takeHeld(): boolean {
    const was = this.#wasHeld;
    this.#wasHeld = false;
    return was;
  }
}
