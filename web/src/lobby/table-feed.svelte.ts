/** A list of tables that refreshes itself, with pages. */
import { api } from '../wire/api';
import type { TableInfo, Wanted } from '../wire/protocol';
import { type TableSummary, summaryOf } from './table-summary';

const EVERY = 10_000;
/** The maximum page size of the server. */
const MOST = 100;

export class Feed {
  tables: readonly TableInfo[] = $state.raw([]);
  state: 'loading' | 'ready' | 'failed' = $state('loading');
  hasMore = $state(false);
  isBusy = $state(false);

  readonly #which: NonNullable<Wanted['which']>;
  readonly #size: number;
  readonly #unfinished: boolean;
  #next: string | null = null;
  #round = 0;

  constructor(which: NonNullable<Wanted['which']>, size: number, unfinished = false) {
    this.#which = which;
    this.#size = size;
    this.#unfinished = unfinished;
  }

  get #wanted(): Wanted {
    return { which: this.#which, ...(this.#unfinished ? { unfinished: true } : {}) };
  }

  /** Reload as many tables as are shown. If that fails, the list stays as it is. */
  async refresh(): Promise<void> {
    const round = ++this.#round;
    const limit = Math.min(MOST, Math.max(this.#size, this.tables.length));
    try {
      const page = await api.tables({ ...this.#wanted, limit });
      if (round !== this.#round) return;
      this.tables = page.tables;
      this.#turnTo(page.next);
      this.state = 'ready';
    } catch {
      if (round === this.#round && this.state !== 'ready') this.state = 'failed';
    }
  }

  async more(): Promise<void> {
    if (this.#next === null || this.isBusy) return;
    const round = ++this.#round;
    this.isBusy = true;
    try {
      const page = await api.tables({ ...this.#wanted, limit: this.#size, after: this.#next });
      if (round !== this.#round) return;
      const shown = new Set(this.tables.map(({ id }) => id));
      this.tables = [...this.tables, ...page.tables.filter(({ id }) => !shown.has(id))];
      this.#turnTo(page.next);
    } catch {
      // The button stays, so that it can be pressed again.
    } finally {
      this.isBusy = false;
    }
  }

  #turnTo(next: string | null): void {
    this.#next = next;
    this.hasMore = next !== null;
  }
}

/** The state of running games, reloaded only after a change. */
export class Glances {
  #known: ReadonlyMap<string, { touched: number; glance: TableSummary | null }> = $state.raw(
    new Map(),
  );
  readonly #asked = new Map<string, number>();

  of(table: TableInfo): TableSummary | null {
    return this.#known.get(table.id)?.glance ?? null;
  }

  async look(tables: readonly TableInfo[]): Promise<void> {
    const wanted = tables.filter(
      ({ id, status, touched }) => status === 'running' && this.#asked.get(id) !== touched,
    );
    await Promise.all(
      wanted.map(async (table) => {
        const { id, touched } = table;
        this.#asked.set(id, touched);
        try {
          const glance = summaryOf(table, await api.look(id));
          this.#known = new Map(this.#known).set(id, { touched, glance });
        } catch {
          // The row shows less; the next refresh tries again.
          this.#asked.delete(id);
        }
      }),
    );
  }
}

/** Run a function now, every ten seconds while the page is visible, and when it reappears. */
export function whileVisible(work: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') work();
  };
  const timer = setInterval(seen, EVERY);
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
