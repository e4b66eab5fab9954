/** The sister's actions since our last move, until they are read. */
import type { Cats, SisterActed } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';

export class SisterActs {
  readonly #table: () => Pick<TableStore<Cats>, 'sinceLastTurn'>;
  /** Her actions since our last move. */
  readonly latest: readonly SisterActed[] = $derived.by(() =>
    this.#table()
      .sinceLastTurn()
      .flatMap(({ events }) => events.filter(isAct)),
  );
  #read: SisterActed | null = $state.raw(null);
  /** Those that nobody has read. */
  readonly unread = $derived(
    this.latest.slice(this.#read === null ? 0 : this.latest.indexOf(this.#read) + 1),
  );

  /** Follow a table; call it during component initialisation. */
  constructor(table: () => Pick<TableStore<Cats>, 'sinceLastTurn'>) {
    this.#table = table;
  }

  /** The oldest of them were read. */
  read(number: number): void {
    this.#read = this.unread[number - 1] ?? this.#read;
  }
}

const isAct = (event: Cats['event']): event is SisterActed => event.type === 'sister';
