/** Questions whose answers a player needs: asked again until the server answers. */
import { Refused } from './socket';

/** Milliseconds before a question is asked again. */
const AGAIN = 2000;

/** Ask, also after a busy server has refused; returns a function that cancels. Other errors end it. */
export function untilAnswered<T>(
  ask: () => Promise<T>,
  take: (answer: T) => void | Promise<void>,
): () => void {
  let current = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (): Promise<void> => {
    try {
      const answer = await ask();
      if (current) await take(answer);
    } catch (error) {
      const isPassing = error instanceof Refused && ['busy', 'too_fast'].includes(error.why);
      if (current && isPassing) timer = setTimeout(() => void attempt(), AGAIN);
    }
  };
  void attempt();
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
