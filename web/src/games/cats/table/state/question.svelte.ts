/** The current task on our boat, and the tiles to choose from. */
import type { Cats, CrewView } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { type Task, TREASURES, taskOf, tileInHand } from './task';
import { WaitingOshax } from './oshax-colour.svelte';

export type Asking = Pick<TableStore<Cats>, 'isMine' | 'seat' | 'version' | 'view'>;

/** Follows a table. Create it during component initialisation; it ends with the component. */
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

  /** The tiles to place one of; null if there is none, or if a cat must be rescued first. */
  get offered(): readonly string[] | null {
    return this.#offered;
  }

  /** How many pieces can be placed with one answer: a card may bring several treasures. */
  get most(): number {
    const question = this.#table().view?.question;
    return this.#task === 'treasures' && question?.type === 'place_treasures' ? question.left : 1;
  }

  /** The cats on the island. */
  get cats(): readonly string[] {
    const { view } = this.#table();
    return view === null ? [] : [...view.left, ...view.right];
  }

  /** A key of the question; rescuing a cat and placing it share one. */
  get key(): string {
    const task = this.#task === 'tile' ? 'rescue' : this.#task;
    return `${task} ${this.#crew?.tiles.length ?? 0}`;
  }

  get hasBegun(): boolean {
    return this.#crew !== null && (this.#table().view?.ship ?? 0) > 0;
  }
}
