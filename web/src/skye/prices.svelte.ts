/** Prices as they are being laid out: the axe, coins on the tiles, undo and redo. Nothing is sent. */
import type { Price } from '../wire/skye';
import type { Seat } from '../wire/types';

interface Laid {
  axe: string | null;
  prices: Readonly<Record<string, number>>;
}

const NOTHING: Laid = { axe: null, prices: {} };

export class PriceDraft {
  readonly tiles: readonly string[];
  readonly purse: number;
  #laid: Laid = $state.raw(NOTHING);
  #past: readonly Laid[] = $state.raw([]);
  #future: readonly Laid[] = $state.raw([]);

  constructor(tiles: readonly string[], purse: number) {
    this.tiles = tiles;
    this.purse = purse;
  }

  get axe(): string | null {
    return this.#laid.axe;
  }

  price(tile: string): number {
    return this.#laid.prices[tile] ?? 0;
  }

  get spent(): number {
    return Object.values(this.#laid.prices).reduce((sum, gold) => sum + gold, 0);
  }

  get left(): number {
    return this.purse - this.spent;
  }

  get isMissingAxe(): boolean {
    return this.axe === null;
  }

  /** How many tiles still need a price. */
  get missingPrices(): number {
    return 2 - Object.values(this.#laid.prices).filter((gold) => gold > 0).length;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Lay so much gold on a tile, as far as the purse reaches; on the axed tile the axe gives way. */
  set(tile: string, gold: number): void {
    const rest = this.left + this.price(tile);
    const laid = Math.max(0, Math.min(rest, Math.round(gold)));
    if (laid === this.price(tile)) return;
    this.#lay({
      axe: this.axe === tile ? null : this.axe,
      prices: { ...this.#laid.prices, [tile]: laid },
    });
  }

  add(tile: string, by: number): void {
    this.set(tile, this.price(tile) + by);
  }

  /** Lay the axe on a tile; the coins of that tile go to the one that had it. */
  chop(tile: string): void {
    if (this.axe === tile) return;
    const { [tile]: coins = 0, ...rest } = this.#laid.prices;
    const prices = this.axe !== null && coins > 0 ? { ...rest, [this.axe]: coins } : rest;
    this.#lay({ axe: tile, prices });
  }

  spare(): void {
    if (this.axe !== null) this.#lay({ axe: null, prices: this.#laid.prices });
  }

  /** Carry all coins of one tile to another, whose coins come back in exchange. */
  carry(from: string, to: string): void {
    if (from === to) return;
    const { [from]: mine = 0, [to]: theirs = 0, ...rest } = this.#laid.prices;
    this.#lay({
      axe: this.axe === to ? from : this.axe,
      prices: { ...rest, [from]: theirs, [to]: mine },
    });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#laid, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#laid = before;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#laid];
    this.#future = rest;
    this.#laid = next;
  }

  /** The move that these prices are; null: something is missing. */
  move(seat: Seat): Price | null {
    const { axe } = this;
    if (axe === null || this.missingPrices > 0) return null;
    const [one, other] = this.tiles.filter((tile) => tile !== axe);
    const prices: Price['prices'] = [
      [one, this.price(one)],
      [other, this.price(other)],
    ];
    return { type: 'price', seat, axe, prices };
  }

  #lay(next: Laid): void {
    this.#past = [...this.#past, this.#laid];
    this.#future = [];
    this.#laid = next;
  }
}
