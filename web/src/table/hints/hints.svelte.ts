/** Hints at a table: the request, and the one that is shown. */
import { tableWords } from '../../i18n/table';
import { toast } from '../../ui/toasts.svelte';
import type { TableStore } from '../../wire/table.svelte';
import type { Game, Hinted } from '../../wire/types';
import { moveError } from '../move-error';

type Asked<G extends Game> = Pick<TableStore<G>, 'hint' | 'isMine' | 'question' | 'info' | 'seat'>;

export class Hints<G extends Game> {
  readonly #table: () => Asked<G>;
  #isAsking = $state(false);
  #found = $state.raw<{ hint: Hinted<G>; question: number | null } | null>(null);

  constructor(table: () => Asked<G>) {
    this.#table = table;
  }

  /** Whether our seat can ask for hints at this table. */
  get isAllowed(): boolean {
    const { seat, info } = this.#table();
    return seat !== null && info.aids.hints;
  }

  /** Whether we can ask for one now. */
  get isOffered(): boolean {
    return this.isAllowed && this.#table().isMine;
  }

  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** The hint for our current question. */
  get shown(): Hinted<G> | null {
    const { question, isMine } = this.#table();
    return isMine && this.#found?.question === question ? this.#found.hint : null;
  }

  /**
   * Ask for a hint, now or after moves of ours, and show it; null if there is none, which is said.
   * `completed` may replace its reasons before it is shown.
   */
  async ask(
    after: readonly G['move'][] = [],
    completed: (hint: Hinted<G>) => Promise<Hinted<G>> = async (hint) => hint,
  ): Promise<Hinted<G> | null> {
    if (!this.isOffered || this.#isAsking) return null;
    this.#isAsking = true;
    const { question } = this.#table();
    try {
      const hint = await completed(await this.#table().hint([...after]));
      this.#found = { hint, question };
      return this.shown;
    } catch (error) {
      toast(moveError(error, tableWords().failed), 'warning');
      return null;
    } finally {
      this.#isAsking = false;
    }
  }

  close(): void {
    this.#found = null;
  }
}
