/** Everybody's scores as if the staged tiles were placed: our tile may take a majority from others. */
import { afterRest } from '../../../../board/after-rest';
import type { ScoreLine, Skye, Slot } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AsIf, Scored, Seat } from '../../../../wire/types';
import { type Scores, goalLines } from './scores.svelte';

type Scoring = Pick<TableStore<Skye>, 'info' | 'score' | 'version' | 'view'>;

export class StagedScores {
  readonly #scores: Pick<Scores, 'lines' | 'points'>;
  #cards: ReadonlyMap<Seat, Scored<Skye>> | null = $state.raw(null);

  /**
   * Call it during component initialisation. Nothing is asked while `staged` is null, and until
   * the server has answered, scores are those without the tiles.
   */
  constructor(
    table: () => Scoring,
    scores: Pick<Scores, 'lines' | 'points'>,
    staged: () => AsIf<Skye> | null,
  ) {
    this.#scores = scores;
    $effect(() => {
      const [store, asIf] = [table(), staged()];
      const { view } = store;
      if (asIf === null || view === null || store.version === null || !store.info.aids.previews) {
        this.#cards = null;
        return undefined;
      }
      const learn = async (isCurrent: () => boolean): Promise<void> => {
        const asked = view.clans.map(
          async (_, seat) => [seat, await store.score(seat, asIf)] as const,
        );
        const cards = new Map(await Promise.all(asked));
        if (isCurrent()) this.#cards = cards;
      };
      return afterRest(learn, () => (this.#cards = null));
    });
  }

  /** Whether the scores are those with staged tiles. */
  get isStaged(): boolean {
    return this.#cards !== null;
  }

  /** The score lines of a goal; null if unknown. */
  lines(seat: Seat, slot: Slot): readonly ScoreLine[] | null {
    const card = this.#cards?.get(seat);
    return card ? goalLines(card, slot) : this.#scores.lines(seat, slot);
  }

  /** The points of a goal; null if unknown. */
  points(seat: Seat, slot: Slot): number | null {
    return this.lines(seat, slot)?.reduce((sum, { points }) => sum + points, 0) ?? null;
  }

  /** What the staged tiles change in them; null if there are none, or if it is unknown. */
  by(seat: Seat, slot: Slot): number | null {
    const [now, after] = [this.#scores.points(seat, slot), this.points(seat, slot)];
    return !this.isStaged || now === null || after === null ? null : after - now;
  }
}
