/** Visits to a table: how much of it was seen in this browser, and when we last moved here. */

import type { Seat } from './types';

const KEY = 'skerry.visits';
/** So many visits are remembered, the latest ones. */
const MOST = 60;

type Kept = { [place: string]: { seen?: number | null; moved?: number | null } };

/** The versions that a seat at one table has seen, kept between visits. */
export class Visits {
  /** The last version that was seen on an earlier visit; null: this is the first. */
  before: number | null = null;
  /** The last version that was seen. */
  seen: number | null = null;
  /** The version of our last move; null: none was made in this browser. */
  moved: number | null = null;

  readonly #table: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  #place = '';

  constructor(table: string, storage?: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#table = table;
    this.#storage = storage ?? ownStorage();
  }

  /** Begin a visit in a seat; each has versions of its own. */
  enter(seat: Seat | null): void {
    this.#place = `${this.#table} ${seat ?? 'watching'}`;
    const kept = this.#load()[this.#place];
    this.seen = this.before = kept?.seen ?? null;
    this.moved = kept?.moved ?? null;
  }

  see(version: number): void {
    this.seen = version;
    this.#save();
  }

  move(version: number): void {
    this.moved = version;
    this.#save();
  }

  #load(): Kept {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(KEY) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
    } catch {
      return {};
    }
  }

  #save(): void {
    // The latest one stands last.
    const { [this.#place]: _, ...others } = this.#load();
    const latest = Object.entries(others).slice(1 - MOST);
    const kept = Object.fromEntries([
      ...latest,
      [this.#place, { seen: this.seen, moved: this.moved }],
    ]);
    try {
      this.#storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Full or forbidden: then nothing is remembered.
    }
  }
}

/** Private windows may have none. */
function ownStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
