/** Whose board is shown at a table: your own until you choose another. */
import { highlight } from '../story/highlight.svelte';
import type { TableStore } from '../wire/table.svelte';
import type { Game, Seat } from '../wire/types';
import { openPanels } from './open-panels.svelte';
import { fromMine } from '../game-ui/seat-order';
import { stepAside } from '../browser/router.svelte';

export class ShownBoard {
  readonly #table: () => TableStore<Game>;
  readonly #openPanels = openPanels();

  /** Follow a table; call it during component initialisation. */
  constructor(table: () => TableStore<Game>) {
    this.#table = table;
    // On our turn show our own board.
    let asked: number | null = null;
    $effect(() => {
      const { question } = this.#table();
      if (question !== null && question !== asked) this.#openPanels.peek = null;
      asked = question;
    });
    // Show the board with a highlight, for example from the log.
    $effect(() => {
      const on = highlight();
      if (on) this.show(on.seat);
    });
    // Spectators follow those who move, as it is shown, and then whose turn it is.
    const mover = $derived.by(() => {
      const { seat, beat, awaits } = this.#table();
      if (seat !== null) return null;
      const moved = (beat as readonly { seat?: Seat }[])[0]?.seat;
      if (moved !== undefined && moved >= 0) return moved;
      return awaits.length === 1 ? awaits[0] : null;
    });
    $effect(() => {
      if (mover !== null) this.show(mover);
    });
    // The browser's back button leads from another board to your own.
    const isPeeking = $derived(this.isPeeking && this.#table().seat !== null);
    $effect(() => (isPeeking ? stepAside(() => this.back()) : undefined));
  }

  /** Spectators start with the first seat's board. */
  get mine(): Seat {
    return this.#table().seat ?? 0;
  }

  get seat(): Seat {
    return this.#openPanels.peek ?? this.mine;
  }

  get isPeeking(): boolean {
    return this.seat !== this.mine;
  }

  /** Your own seat first, then clockwise. */
  get order(): Seat[] {
    return fromMine(this.#table().names.length, this.#table().seat);
  }

  /** Show a board; if it is already shown, go back to your own. */
  at(seat: Seat): void {
    this.#openPanels.peek = seat === this.mine || seat === this.seat ? null : seat;
  }

  /** Show a board, even if it is already shown. */
  show(seat: Seat): void {
    this.#openPanels.peek = seat === this.mine ? null : seat;
  }

  next(): void {
    const { order } = this;
    this.at(order[(order.indexOf(this.seat) + 1) % order.length]);
  }

  back(): void {
    this.#openPanels.peek = null;
  }
}
