/** The goal that is open, and the cells of a seat that earn its points. */
import { light, putOut } from '../story/lit.svelte';
import type { Slot } from '../wire/skye';
import type { Seat } from '../wire/types';
import type { Scores } from './scores.svelte';

const KEY = 'goal';

export class OpenGoal {
  slot: Slot | null = $state(null);
  /** Whose cells are lit. */
  seat: Seat | null = $state(null);
  readonly #scores: Scores;

  constructor(scores: Scores) {
    this.#scores = scores;
    // What is lit follows the game.
    $effect(() => {
      if (this.slot === null || this.seat === null) return;
      const lines = this.#scores.lines(this.seat, this.slot) ?? [];
      const groups = lines
        .filter(({ cells }) => cells.length > 0)
        .map(({ cells, points }) => ({ cells, badge: points > 0 ? `+${points}` : undefined }));
      light({ seat: this.seat, groups, key: KEY });
      return () => putOut(KEY);
    });
  }

  /** Open a goal for a seat; if it is open already, close it. */
  toggle(slot: Slot, seat: Seat): void {
    if (this.slot === slot) this.close();
    else {
      this.slot = slot;
      this.seat = seat;
    }
  }

  /** Light the cells of another seat, if a goal is open. */
  show(seat: Seat): void {
    if (this.slot !== null) this.seat = seat;
  }

  close(): void {
    this.slot = null;
    this.seat = null;
  }
}
