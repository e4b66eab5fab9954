/** Requests to a table: questions are cached per version; some are retried when the server says so. */
import { Refused, type Answers, type Ask, type TableSocket } from './socket';

/** Milliseconds to wait before a request is retried. */
const BREATHS = [250, 500, 1000];
const LONGEST_WAIT = 30_000;

export class Asking {
  readonly #socket: TableSocket;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(socket: TableSocket) {
    this.#socket = socket;
  }

  /** The answer to a question, cached until cleared. A costly one is not asked again of a busy server. */
  ask<A extends Ask>(ask: A, { isCostly = false } = {}): Promise<Answers[A['type']]> {
    const key = JSON.stringify(ask);
    const known = this.#answers.get(key);
    if (known !== undefined) return known as Promise<Answers[A['type']]>;
    const asked: Promise<Answers[A['type']]> = this.insist(
      ask,
      () => this.#answers.get(key) === asked,
      isCostly,
    );
    this.#answers.set(key, asked);
    asked.catch(() => {
      if (this.#answers.get(key) === asked) this.#answers.delete(key);
    });
    return asked;
  }

  /** Clear the cache; answers are valid for one version. */
  forget(): void {
    this.#answers.clear();
  }

  /** Send a request and retry while the server is busy, or when it says that we can ask again. */
  async insist<A extends Ask>(
    ask: A,
    isWanted = () => true,
    isCostly = false,
  ): Promise<Answers[A['type']]> {
    for (const breath of BREATHS) {
      try {
        return await this.#socket.ask(ask);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const isPassing = error.retry !== null || error.why === 'busy';
        if (!isPassing || (isCostly && error.why === 'busy')) throw error;
        const wait = Math.min(error.retry ?? breath, LONGEST_WAIT);
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (!isWanted()) throw error;
      }
    }
    return await this.#socket.ask(ask);
  }
}
