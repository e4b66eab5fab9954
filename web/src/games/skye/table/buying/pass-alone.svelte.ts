/** Passes after a moment for a player who cannot buy anything. */

/** Milliseconds before we pass, enough to read why, and a random part that reveals nothing. */
const REST = 4500;
const MORE = 1500;

export interface AutoPass {
  /** whether the page is about to pass */
  readonly isDue: boolean;
  /** in how many milliseconds from the beginning */
  readonly time: number;
  /** leave it to the player */
  stop(): void;
}

/** Follow a market; call it during component initialisation. */
export function passAlone(isWanted: () => boolean, pass: () => Promise<void>): AutoPass {
  let isStopped = $state(false);
  const isDue = $derived(isWanted() && !isStopped);
  const time = REST + Math.random() * MORE;
  $effect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      // A pass that is undone or refused is not repeated.
      isStopped = true;
      void pass();
    }, time);
    return () => clearTimeout(timer);
  });
  return {
    get isDue() {
      return isDue;
    },
    time,
    stop() {
      isStopped = true;
    },
  };
}
