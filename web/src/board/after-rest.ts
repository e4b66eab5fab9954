/** Questions to the server that wait until a piece rests. */

/** Milliseconds that a piece must rest. */
const REST = 80;

/** Ask once the piece rests; returns a function that cancels. Errors are ignored. */
export function afterRest(
  learn: (isCurrent: () => boolean) => Promise<void>,
  failed: () => void = () => undefined,
): () => void {
  let current = true;
  const timer = setTimeout(() => {
    learn(() => current).catch(() => {
      if (current) failed();
    });
  }, REST);
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
