/** Requests to a table: questions are cached per version, moves are retried if the server is busy. */
import { Refused, type Answers, type Ask, type TableSocket } from './socket';

/** Milliseconds to wait before a move is retried. */
const BREATHS = [250, 500, 1000];

export class Asking {
  readonly #socket: TableSocket;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(socket: TableSocket) {
    this.#socket = socket;
  }

  /** The answer to a question, cached until cleared. */
  ask<A extends Ask>(ask: A): Promise<Answers[A['type']]> {
    const key = JSON.stringify(ask);
    const known = this.#answers.get(key);
    if (known !== undefined) return known as Promise<Answers[A['type']]>;
    const asked = this.#socket.ask(ask);
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

  /** Send a request and retry while the server is busy. */
  async insist<A extends Ask>(ask: A): Promise<Answers[A['type']]> {
    for (const breath of BREATHS) {
      try {
        return await this.#socket.ask(ask);
      } catch (error) {
        if (!(error instanceof Refused && error.why === 'busy')) throw error;
        await new Promise((resolve) => setTimeout(resolve, breath));
      }
    }
    return await this.#socket.ask(ask);
  }
}
