/** Waits for a server that cannot be reached. */

/** Milliseconds between questions; the last one repeats. */
const WAITS = [1000, 2000, 4000, 8000, 15_000];

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/ready', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Work whenever the server answers again, until the result is called: it is asked now and then, and when the line is back. */
export function whenBack(work: () => void): () => void {
  let times = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => void ask(), WAITS[Math.min(times++, WAITS.length - 1)]);
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const isBack = await answers();
    if (isOver) return;
    wait();
    if (isBack) work();
  };
  const now = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  };
}
