/** Sends moves one by one, and stores why the last one failed. */
import { Refused } from '../wire/socket';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';

/** The reason of a refusal as data, for translation. */
export interface Objection<R extends string = string> {
  reason: R;
  fields: { readonly [field: string]: unknown };
}

export class Sending<G extends Game & { reason: string }> {
  readonly #table: () => Pick<TableStore<G>, 'move'>;
  #moves: readonly G['move'][] = $state.raw([]);
  #trouble: Objection<G['reason']> | null = $state.raw(null);

  constructor(table: () => Pick<TableStore<G>, 'move'>) {
    this.#table = table;
  }

  get isSending(): boolean {
    return this.#moves.length > 0;
  }

  /** The moves that are being sent; empty: none. */
  get moves(): readonly G['move'][] {
    return this.#moves;
  }

  /** Why the server refused the last move, or null. */
  get trouble(): Objection<G['reason']> | null {
    return this.#trouble;
  }

  forget(): void {
    this.#trouble = null;
  }

  /** Send some moves. Refusals by the rules are stored as trouble; other errors are thrown. */
  async send(moves: readonly G['move'][]): Promise<void> {
    if (this.isSending) return;
    this.#moves = moves;
    this.#trouble = null;
    try {
      for (const move of moves) await this.#table().move(move);
    } catch (error) {
      if (!(error instanceof Refused) || error.reason === null) throw error;
      this.#trouble = { reason: error.reason, fields: error.fields };
    } finally {
      this.#moves = [];
    }
  }
}
