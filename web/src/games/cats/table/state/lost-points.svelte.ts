/** Points of our lessons that a rival's move took away since our last turn. */
import { untrack } from 'svelte';
import type { LogLine } from '../../../../game-ui/story';
import type { TableStore } from '../../../../wire/table.svelte';
import { signed } from '../../../../i18n/numbers';
import { catsStoryWords } from '../../words/story';
import { catsWords } from '../../words/table';
import { cardText } from '../../words/cards';
import { isCompared } from '../../pieces/bigger-family';
import { known } from '../../pieces/crew';
import type { Cats } from '../../types';
import type { Scores } from './scores.svelte';

interface Lost {
  card: string;
  /** negative */
  by: number;
  /** when it happened */
  version: number;
  size: number;
  name?: string;
}

type Followed = Pick<TableStore<Cats>, 'seat' | 'view' | 'version' | 'sinceLastTurn'>;
type Counted = Pick<Scores, 'lesson' | 'beatenBy'>;

export class LostPoints {
  readonly #table: () => Followed;
  #all = $state.raw<readonly Lost[]>([]);
  #dismissed = $state(-1);
  /** What each lesson gave when it was last looked at, and for how many cats. */
  readonly #before = new Map<string, { points: number; count: number }>();

  /** Follow a table; call it during component initialisation. */
  constructor(table: () => Followed, scores: Counted, names: () => readonly string[]) {
    this.#table = table;
    $effect(() => {
      const { seat, view, version } = table();
      if (seat === null || view === null) return;
      for (const card of known(view.crews[seat].lessons).filter(isCompared)) {
        const line = scores.lesson(seat, card);
        if (line === undefined) continue;
        const now = { points: line.points, count: line.what.count };
        const before = this.#before.get(card);
        this.#before.set(card, now);
        // Our own family is as large as it was: taking back a move of ours is no loss.
        if (!before || now.points >= before.points || now.count < before.count) continue;
        const bigger = scores.beatenBy(seat, card, names());
        if (!bigger) continue;
        const lost = { card, by: now.points - before.points, version: version ?? 0, ...bigger };
        untrack(() => (this.#all = [...this.#all, lost]));
      }
    });
  }

  /** What was lost since our last turn. */
  readonly now: readonly Lost[] = $derived.by(() => {
    if (this.#all.length === 0) return [];
    const since = this.#table().sinceLastTurn()[0]?.version;
    return since === undefined ? [] : this.#all.filter(({ version }) => version >= since);
  });

  /** The change of a lesson since our last turn. */
  by(card: string): number {
    return this.now.filter((lost) => lost.card === card).reduce((sum, { by }) => sum + by, 0);
  }

  /** As lines of what happened, which concern us. */
  readonly lines: readonly LogLine[] = $derived.by(() =>
    this.now.map((lost) => ({
      text: lineOf(lost),
      seat: null,
      concerns: this.#table().seat ?? 0,
      cells: [],
      minor: false,
    })),
  );

  /** What is still to be read in the note, or null. */
  readonly unread: string | null = $derived.by(() => {
    const lost = this.now.at(-1);
    return lost === undefined || lost.version <= this.#dismissed ? null : lineOf(lost);
  });

  dismiss(): void {
    this.#dismissed = this.now.at(-1)?.version ?? -1;
  }
}

function lineOf({ card, by, size, name }: Lost): string {
  const why = catsStoryWords().why.bigger(size, name);
  return catsWords().strip.lost(signed(by), cardText(card).title, why);
}
