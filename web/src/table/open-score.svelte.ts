/** The open part of a score (an item or a goal) and its highlighted cells. */
import { showHighlight, clearHighlight } from '../story/highlight.svelte';
import type { ScoreLine } from '../wire/protocol';
import type { Seat } from '../wire/types';
import { signed } from '../i18n/numbers';

const KEY = 'score';

/** The lines of every part; null if unknown. */
interface Scores<Part> {
  lines(seat: Seat, part: Part): readonly ScoreLine[] | null;
}

export class OpenScore<Part> {
  part: Part | null = $state.raw(null);
  /** The seat whose cells are highlighted. */
  seat: Seat | null = $state(null);
  /** The only highlighted line; null for all. */
  line: number | null = $state(null);
  readonly #scores: Scores<Part>;

  constructor(scores: Scores<Part>) {
    this.#scores = scores;
    // Update the highlight with the game.
    $effect(() => {
      if (this.part === null || this.seat === null) return;
      const lines = this.lines.filter((_, i) => this.line === null || this.line === i);
      const groups = lines
        .filter(({ cells }) => cells.length > 0)
        .map(({ cells, points }) => ({ cells, badge: points === 0 ? undefined : signed(points) }));
      showHighlight({ seat: this.seat, groups, key: KEY });
      return () => clearHighlight(KEY);
    });
  }

  get lines(): readonly ScoreLine[] {
    if (this.part === null || this.seat === null) return [];
    return this.#scores.lines(this.seat, this.part) ?? [];
  }

  /** Toggle a part for a seat. */
  toggle(part: Part, seat: Seat): void {
    if (this.part === part) this.close();
    else this.#set(part, seat);
  }

  /** Highlight the cells of another seat, if a part is open. */
  show(seat: Seat): void {
    if (this.part !== null && seat !== this.seat) this.#set(this.part, seat);
  }

  close(): void {
    this.#set(null, null);
  }

  #set(part: Part | null, seat: Seat | null): void {
    [this.part, this.seat, this.line] = [part, seat, null];
  }
}
