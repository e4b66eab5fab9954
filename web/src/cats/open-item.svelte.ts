/** The item of the strip that is open, and the cells of a boat that earn or cost its points. */
import { light, putOut } from '../story/lit.svelte';
import type { ScoreLine } from '../wire/protocol';
import type { Seat } from '../wire/types';
import { signed } from '../words/numbers';
import type { Item } from './items';
import type { Scores } from './scores.svelte';

const KEY = 'item';

export class OpenItem {
  item: Item | null = $state(null);
  /** Whose cells are lit. */
  seat: Seat | null = $state(null);
  /** The line that is lit alone; null: all of them. */
  line: number | null = $state(null);
  readonly #scores: Scores;

  constructor(scores: Scores) {
    this.#scores = scores;
    // What is lit follows the game.
    $effect(() => {
      if (this.item === null || this.seat === null) return;
      const lines = this.lines.filter((_, i) => this.line === null || this.line === i);
      const groups = lines
        .filter(({ cells }) => cells.length > 0)
        .map(({ cells, points }) => ({ cells, badge: points === 0 ? undefined : signed(points) }));
      light({ seat: this.seat, groups, key: KEY });
      return () => putOut(KEY);
    });
  }

  get lines(): readonly ScoreLine[] {
    if (this.item === null || this.seat === null) return [];
    return this.#scores.lines(this.seat, this.item) ?? [];
  }

  /** Open an item for a seat; if it is open already, close it. */
  toggle(item: Item, seat: Seat): void {
    if (this.item === item) this.close();
    else Object.assign(this, { item, seat, line: null });
  }

  /** Light the cells of another seat, if an item is open. */
  show(seat: Seat): void {
    if (this.item !== null && seat !== this.seat) Object.assign(this, { seat, line: null });
  }

  close(): void {
    Object.assign(this, { item: null, seat: null, line: null });
  }
}
