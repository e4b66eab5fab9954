/** Questions that wait until a piece rests: while it moves nobody is asked. */

/** Milliseconds that it must rest. */
const REST = 80;

/** Learn something as soon as all is quiet; returns how to stop. A question that fails is not worth a word. */
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
