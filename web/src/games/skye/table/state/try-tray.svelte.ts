/** The tiles of try mode: any visible tiles, a few at a time. */
import { Staging } from '../../../../board/staging.svelte';
import type { Placed } from '../../types';

/** The most staged tiles that the server accepts. */
export const MOST_TRIED = 3;

export class Tray {
  readonly staging = new Staging<Placed>(() => (this.#isOpen ? 'try' : null));
  #isOpen = $state(false);
  #tiles: readonly string[] = $state.raw([]);

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The staged tiles and the last chosen one. */
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

  /** Add a tile, replacing unplaced ones; returns false if too many are staged. */
  pick(tile: string, isLaid: (tile: string) => boolean): boolean {
    if (!this.#isOpen) return false;
    if (this.#tiles.includes(tile)) return true;
    const laid = this.#tiles.filter(isLaid);
    if (laid.length >= MOST_TRIED) return false;
    this.#tiles = [...laid, tile];
    return true;
  }
}
