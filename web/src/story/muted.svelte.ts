/** The people whom I have muted, as the lines of a table call them. The server keeps the list. */
import { api } from '../wire/api';
import type { MutedPerson } from '../wire/protocol';

export class MutedPeople {
  people: readonly MutedPerson[] = $state.raw([]);
  readonly #speakers = $derived(new Set(this.people.map(({ speaker }) => speaker)));
  readonly #table: () => string;

  constructor(table: () => string) {
    this.#table = table;
  }

  has(speaker: string | null): boolean {
    return speaker !== null && this.#speakers.has(speaker);
  }

  async load(): Promise<void> {
    this.people = await api.mutes(this.#table());
  }

  async set(speaker: string, on: boolean): Promise<void> {
    await api.mute(this.#table(), speaker, on);
    await this.load();
  }
}
