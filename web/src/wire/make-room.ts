/** Starting a game against bots although as many wait as the server keeps: asks before one goes. */
import { Problem } from './api';

/** Whether the oldest game may be deleted; the page's dialog answers. */
let ask: (() => Promise<boolean>) | null = null;

export function answerRoom(answer: () => Promise<boolean>): () => void {
  ask = answer;
  return () => (ask = null);
}

/** Make a table; if there are too many, ask whether it may replace the oldest. */
export async function withRoom<T>(make: (drop_oldest: boolean) => Promise<T>): Promise<T> {
  try {
    return await make(false);
  } catch (error) {
    const isFull = error instanceof Problem && error.where === '$.drop_oldest';
    if (isFull && ask !== null && (await ask())) return make(true);
    throw error;
  }
}
