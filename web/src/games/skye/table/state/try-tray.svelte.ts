/** Tiles that are only tried out: any tile in sight, a few at a time. */
import { Staging } from '../../../../board/staging.svelte';
import type { Placed } from '../../types';

/** The most tiles that a question to the server may stage. */
export const MOST_TRIED = 3;

export class Tray {
  readonly staging = new Staging<Placed>(() => (this.#isOpen ? 'try' : null));
  #isOpen = $state(false);
  #tiles: readonly string[] = $state.raw([]);

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Those that lie there, and the one that was picked last. */
  get tiles(): readonly string[] {
    return this.#tiles;
  }

  open(): void {
    this.staging.clear();
    this.#tiles = [];
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Take a tile; those that lie nowhere make room. False: too many lie there. */
  pick(tile: string, isLaid: (tile: string) => boolean): boolean {
    if (!this.#isOpen) return false;
    if (this.#tiles.includes(tile)) return true;
    const laid = this.#tiles.filter(isLaid);
    if (laid.length >= MOST_TRIED) return false;
    this.#tiles = [...laid, tile];
    return true;
  }
}
