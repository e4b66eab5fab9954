/** What the table asks about our boat: the task, and the tiles among which one chooses. */
import type { Cats, CrewView } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { type Task, TREASURES, taskOf, tileInHand } from './task';
import { WaitingOshax } from './oshax-colour.svelte';

export type Asking = Pick<TableStore<Cats>, 'isMine' | 'seat' | 'version' | 'view'>;

/** Follows a table. Made while a component is made; it ends with it. */
export class BoatQuestion {
  readonly waiting: WaitingOshax;
  readonly #table: () => Asking;
  #crew: CrewView | null = $derived.by(() => {
    const { view, seat } = this.#table();
    return view === null || seat === null ? null : view.crews[seat];
  });
  #task: Task = $derived.by(() => {
    const { view, seat, isMine } = this.#table();
    return view === null ? 'rest' : taskOf(view, seat, isMine);
  });
  #offered: readonly string[] | null = $derived.by(() => {
    const { view } = this.#table();
    if (view === null || this.#task === 'rest' || this.#task === 'rescue') return null;
    if (this.#task === 'tile') return [tileInHand(view)].filter((tile) => tile !== null);
    if (this.#task === 'oshax') return this.waiting.isAsked ? [] : view.oshax;
    return TREASURES;
  });

  constructor(table: () => Asking) {
    this.#table = table;
    this.waiting = new WaitingOshax(table, () => this.#task === 'oshax');
  }

  get crew(): CrewView | null {
    return this.#crew;
  }

  get task(): Task {
    return this.#task;
  }

  /** The tiles of which it asks to place one; null: it asks for none, or for a cat that is rescued first. */
  get offered(): readonly string[] | null {
    return this.#offered;
  }

  /** The cats that wait on the island. */
  get cats(): readonly string[] {
    const { view } = this.#table();
    return view === null ? [] : [...view.left, ...view.right];
  }

  /** The same for the same question; a cat that was rescued and is still to be placed is one with its rescue. */
  get key(): string {
    const task = this.#task === 'tile' ? 'rescue' : this.#task;
    return `${task} ${this.#crew?.tiles.length ?? 0}`;
  }

  get hasBegun(): boolean {
    return this.#crew !== null && (this.#table().view?.ship ?? 0) > 0;
  }
}
