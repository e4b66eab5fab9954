/** Staged prices: the axe, coins on the tiles, undo and redo. Nothing is sent. */
import type { Price, View } from '../../types';
import type { Seat } from '../../../../wire/types';

/** The axe and the coins on the tiles. */
export interface Laid {
  axe: string | null;
  prices: Readonly<Record<string, number>>;
}

/** Storage for staged prices, which survive a reload. */
export interface Shelf {
  find(): Laid | null;
  keep(laid: Laid): void;
}

const NOTHING: Laid = { axe: null, prices: {} };

/** The prices of a seat in this round: the sealed ones, or the staged ones. */
export function draftOf(view: View, seat: Seat, shelf: Shelf): PriceDraft {
  const { stall, gold, sealed } = view.clans[seat];
  const tiles = stall.map(({ tile }) => tile);
  // Sealed coins are on the tiles, not in the purse.
  const locked = stall.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const draft = new PriceDraft(tiles, (gold ?? 0) + locked, shelf);
  if (sealed)
    draft.begin({
      axe: stall.find(({ axed }) => axed)?.tile ?? null,
      prices: Object.fromEntries(stall.map(({ tile, price }) => [tile, price ?? 0])),
    });
  else draft.begin(shelf.find());
  return draft;
}

export class PriceDraft {
  readonly tiles: readonly string[];
  readonly purse: number;
  readonly #shelf: Shelf | null;
  #laid: Laid = $state.raw(NOTHING);
  #past: readonly Laid[] = $state.raw([]);
  #future: readonly Laid[] = $state.raw([]);

  constructor(tiles: readonly string[], purse: number, shelf: Shelf | null = null) {
    this.tiles = tiles;
    this.purse = purse;
    this.#shelf = shelf;
  }

  /** Restore staged prices, if they are still possible. */
  begin(laid: Laid | null): void {
    if (laid === null) return;
    const all = Object.entries(laid.prices);
    const gold = all.reduce((sum, [, coins]) => sum + coins, 0);
    const fits =
      gold <= this.purse &&
      [laid.axe ?? this.tiles[0], ...all.map(([tile]) => tile)].every((tile) =>
        this.tiles.includes(tile),
      );
    if (fits) this.#laid = laid;
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

  /** Put gold on a tile, at most what the purse has; it replaces the axe. */
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

  /** Put the axe on a tile; its coins move to the tile that had the axe. */
  chop(tile: string): void {
    if (this.axe === tile) return;
    const { [tile]: coins = 0, ...rest } = this.#laid.prices;
    const prices = this.axe !== null && coins > 0 ? { ...rest, [this.axe]: coins } : rest;
    this.#lay({ axe: tile, prices });
  }

  /** Whether the player has put something on the tiles. */
  get isBegun(): boolean {
    return this.axe !== null || this.spent > 0;
  }

  /** Put the axe and all coins as somebody proposes. */
  take(axe: string, prices: Iterable<readonly [tile: string, gold: number]>): void {
    this.#lay({ axe, prices: Object.fromEntries(prices) });
  }

  /** Whether the axe and all coins are as somebody proposed. */
  isAs(axe: string, prices: Iterable<readonly [tile: string, gold: number]>): boolean {
    const asked = new Map(prices);
    return (
      this.axe === axe && this.tiles.every((tile) => this.price(tile) === (asked.get(tile) ?? 0))
    );
  }

  spare(): void {
    if (this.axe !== null) this.#lay({ axe: null, prices: this.#laid.prices });
  }

  /** Swap the coins of two tiles. */
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
    this.#show(before);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#laid];
    this.#future = rest;
    this.#show(next);
  }

  /** The move for these prices; null if incomplete. */
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
    this.#show(next);
  }

  #show(laid: Laid): void {
    this.#laid = laid;
    this.#shelf?.keep(laid);
  }
}
