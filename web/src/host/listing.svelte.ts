/** A list that is searched and loaded page by page. */
import { isStranger } from './host-api';

interface Page<T> {
  items: readonly T[];
  next: string | null;
}

/** Milliseconds after the last key before a search begins. */
const REST = 250;

export class Listing<T> {
  items: readonly T[] = $state.raw([]);
  next = $state<string | null>(null);
  state: 'loading' | 'ready' | 'failed' | 'ended' = $state('loading');

  readonly #load: (after: string | null) => Promise<Page<T>>;
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(load: (after: string | null) => Promise<Page<T>>) {
    this.#load = load;
  }

  /** Load the first page again, a moment after the last change. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), REST);
  }

  refresh = (): Promise<void> => this.#turnTo(null);

  more = (): Promise<void> => this.#turnTo(this.next);

  async #turnTo(after: string | null): Promise<void> {
    const round = ++this.#round;
    try {
      const page = await this.#load(after);
      if (round !== this.#round) return;
      this.items = after === null ? page.items : [...this.items, ...page.items];
      this.next = page.next;
      this.state = 'ready';
    } catch (error) {
      if (round === this.#round) this.state = isStranger(error) ? 'ended' : 'failed';
    }
  }
}
