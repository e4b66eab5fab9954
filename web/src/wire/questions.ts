/** What is asked of a table: a question once a version, a move again where the server was busy. */
import { Refused, type Answers, type Ask, type TableSocket } from './socket';

/** Milliseconds to wait where the server was busy, before a move is made again. */
const BREATHS = [250, 500, 1000];

export class Asking {
  readonly #socket: TableSocket;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(socket: TableSocket) {
    this.#socket = socket;
  }

  /** The answer to a question, which is sent once until all is forgotten. */
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

  /** Answers hold for one version. */
  forget(): void {
    this.#answers.clear();
  }

  /** Ask for something to be done, with patience. */
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
