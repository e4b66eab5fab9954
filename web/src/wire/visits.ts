/** Visits to a table: what this browser has seen, and our last move here. */

import type { Seat } from './types';

const KEY = 'skerry.visits';
/** The number of recent visits to store. */
const MOST = 60;

interface Visit {
  seen?: number | null;
  moved?: number | null;
  automatic?: readonly number[];
}

type Kept = { [place: string]: Visit };

/** The versions that a seat at a table has seen, stored between visits. */
export class Visits {
  /** The last version seen on an earlier visit; null on the first visit. */
  before: number | null = null;
  /** The last version seen. */
  seen: number | null = null;
  /** The version of our last move in this browser, or null. */
  moved: number | null = null;
  /** The versions of the moves that the page made for us since then. */
  automatic: readonly number[] = [];

  readonly #table: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  #place = '';

  constructor(table: string, storage?: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#table = table;
    this.#storage = storage ?? ownStorage();
  }

  /** Start a visit in a seat; each seat has its own versions. */
  enter(seat: Seat | null): void {
    this.#place = `${this.#table} ${seat ?? 'watching'}`;
    const kept = this.#load()[this.#place];
    this.seen = this.before = kept?.seen ?? null;
    this.moved = kept?.moved ?? null;
    this.automatic = kept?.automatic ?? [];
  }

  see(version: number): void {
    this.seen = version;
    this.#save();
  }

  move(version: number): void {
    this.moved = version;
    this.automatic = [];
    this.#save();
  }

  moveAutomatically(version: number): void {
    this.automatic = [...this.automatic, version];
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
    // The latest one is last.
    const { [this.#place]: _, ...others } = this.#load();
    const latest = Object.entries(others).slice(1 - MOST);
    const kept = Object.fromEntries([
      ...latest,
      [this.#place, { seen: this.seen, moved: this.moved, automatic: this.automatic }],
    ]);
    try {
      this.#storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: store nothing.
    }
  }
}

/** The storage, which private windows may not have. */
function ownStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
