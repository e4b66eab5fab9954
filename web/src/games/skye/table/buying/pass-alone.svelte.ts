/** Passes after a moment for a player who cannot buy anything. */

/** Milliseconds before we pass, enough to read why, and a random part that reveals nothing. */
const REST = 4500;
const MORE = 1500;

export interface AutoPass {
  /** whether the page is about to pass */
  readonly isDue: boolean;
}

/** Follow a market; call it during component initialisation. */
export function passAlone(isWanted: () => boolean, pass: () => Promise<void>): AutoPass {
  let isStopped = $state(false);
  const isDue = $derived(isWanted() && !isStopped);
  $effect(() => {
    if (!isDue) return;
    const timer = setTimeout(
      () => {
        // A pass that is undone or refused is not repeated.
        isStopped = true;
        void pass();
      },
      REST + Math.random() * MORE,
    );
    return () => clearTimeout(timer);
  });
  return {
    get isDue() {
      return isDue;
    },
  };
}
