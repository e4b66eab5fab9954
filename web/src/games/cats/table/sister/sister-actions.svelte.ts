/** What the sister did and revealed since our last move, the turn order and our seventh card, until it is read. */
import { type Dealt, isSeventh } from '../../story/beats';
import type { Cats, OrderSet, SisterActed, SisterColourShown } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';

export type News = SisterActed | SisterColourShown | OrderSet | Dealt;

export class SisterActs {
  readonly #table: () => Pick<TableStore<Cats>, 'sinceLastTurn'>;
  /** The news since our last move. */
  readonly latest: readonly News[] = $derived.by(() =>
    this.#table()
      .sinceLastTurn()
      .flatMap(({ events }) => events.filter(isNews)),
  );
  #read: News | null = $state.raw(null);
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

const TYPES: readonly Cats['event']['type'][] = ['sister', 'sister_colour', 'order'];
const isNews = (event: Cats['event']): event is News =>
  TYPES.includes(event.type) || isSeventh(event);
