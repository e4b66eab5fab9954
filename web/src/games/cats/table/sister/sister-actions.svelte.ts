/** The sister's actions, each shown for a moment. */
import type { Cats, SisterActed } from '../../types';
import type { Following } from '../../../../wire/types';

/** Milliseconds per action: a single one, and one of several. */
const ALONE = 2600;
const SEVERAL = 1500;

export class SisterActs {
  /** The action shown now, or null. */
  now: SisterActed | null = $state.raw(null);
  /** Her actions since our last move. */
  latest: readonly SisterActed[] = $state.raw([]);
  #queue: SisterActed[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: number | null = null;

  /** Follow a table; call it during component initialisation. */
  constructor(table: () => Pick<Following<Cats>, 'steps' | 'version'>) {
    $effect(() => {
      const { steps, version } = table();
      const known = this.#seen;
      this.#seen = Math.max(known ?? 0, version ?? 0, steps.at(-1)?.version ?? 0);
      const last = steps.findLast(({ events }) => events.some(isAct));
      this.latest = last && last === steps.at(-1) ? last.events.filter(isAct) : [];
      // What she did before we joined is in the log.
      if (known === null) return;
      this.#show(
        steps.filter((step) => step.version > known).flatMap(({ events }) => events.filter(isAct)),
      );
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Close all actions. */
  skip(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    this.now = null;
  }

  #show(acts: readonly SisterActed[]): void {
    if (acts.length === 0) return;
    this.#queue.push(...acts);
    if (this.now === null) this.#next();
  }

  #next(): void {
    this.now = this.#queue.shift() ?? null;
    if (this.now === null) return;
    this.#timer = setTimeout(() => this.#next(), this.#queue.length > 0 ? SEVERAL : ALONE);
  }
}

const isAct = (event: Cats['event']): event is SisterActed => event.type === 'sister';
