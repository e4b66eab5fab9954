/** Staged building: tiles are placed, rotated and picked up again; nothing is played before it is confirmed. */
import type { Holding, Laying } from '../../../../board/carrier.svelte';
import type { Cell } from '../../../../board/cells';
import { Staging } from '../../../../board/staging.svelte';
import { stagingShelf } from '../../../../board/staging-shelf';
import { type Objection, Sending } from '../../../../table/sending.svelte';
import type { Change, ClanView, Placed, Reason, Skye } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AsIf } from '../../../../wire/types';
import { Advice, type Adviser, type RivalChange } from './advice.svelte';
import {
  type Fit,
  cellsOf,
  isBeside,
  nearestCell,
  isPlaced,
  nearestTurn,
  promised,
  sameStand,
  turnsAt,
} from '../../board/fits';
import { Tray } from './try-tray.svelte';

/** The part of a table that building needs. */
export type Site = Adviser & Pick<TableStore<Skye>, 'id' | 'isMine' | 'move' | 'upcoming'>;

/** build: we must place tiles. try: try mode. rest: neither. */
export type Mode = 'build' | 'try' | 'rest';

/** Where a tile is held. */
interface Held {
  x: number;
  y: number;
  turn: number;
  /** Keep this rotation; otherwise the one that the cell promises is used. */
  isExact: boolean;
}

/** A held or staged tile, and whether it fits. */
export interface Candidate extends Placed {
  /** Whether it fits; null if unknown. */
  fits: boolean | null;
  /** The points it would give; null if unknown or hidden. */
  gain: number | null;
}

/** How far from its picture a tile may be held while it is dragged, and may land, in cells. */
const REACH = { drag: 0.8, drop: 1.5 };

/**
 * The player's staged tiles before anything is played.
 *
 * Create it during component initialisation: it asks the server and ends with the component.
 */
export class Building implements Laying {
  readonly sending: Sending<Skye>;
  readonly #table: () => Site;
  readonly #advice: Advice;
  readonly #built: Staging<Placed>;
  readonly #tray = new Tray();
  #chosen: string | null = $state(null);
  #held: Held | null = $state.raw(null);
  #turns: Readonly<Record<string, number>> = $state.raw({});
  /** The rotations that the player chose, by tile. */
  #byHand: Readonly<Record<string, number>> = $state.raw({});
  /** Where a bot would place the chosen tile, until the player decides. */
  #hinted: Placed | null = $state.raw(null);
  /** Whether to place it as soon as it is known to fit. */
  #isDropping = $state(false);

  #clan: ClanView | null = $derived.by(() => {
    const { view, seat } = this.#table();
    return view === null || seat === null ? null : view.clans[seat];
  });
  #mode: Mode = $derived.by(() => {
    if (this.#clan === null || this.#clan.territory.length === 0) return 'rest';
    if (this.#tray.isOpen) return 'try';
    const { view, isMine } = this.#table();
    return view?.phase === 'build' && isMine && this.#clan.building ? 'build' : 'rest';
  });
  #tiles: readonly string[] = $derived(
    this.#mode === 'build'
      ? (this.#clan?.hand ?? [])
      : this.#mode === 'try'
        ? this.#tray.tiles
        : [],
  );
  #stand: readonly Placed[] = $derived.by(() => {
    // Confirmed tiles are in the territory and no longer in the hand.
    return this.#staging.stand.filter(({ tile }) => this.#tiles.includes(tile));
  });
  #candidate: Candidate | null = $derived.by(() => {
    const tile = this.#chosen;
    if (tile === null || !this.#tiles.includes(tile)) return null;
    const held = this.#held;
    const spot = held ?? this.#stand.find((placed) => placed.tile === tile);
    if (!spot) return null;
    const { x, y } = spot;
    const fits = this.#advice.fits(tile);
    const turns = turnsAt(fits, x, y);
    const snapped = held && !held.isExact && promised(turns, held.turn, this.#byHand[tile]);
    const turn = snapped ? snapped.turn : spot.turn;
    const fit = turns.find((one) => one.turn === turn);
    return { tile, x, y, turn, fits: fits ? fit !== undefined : null, gain: fit?.gain ?? null };
  });
  /** The staged tiles that fit, in the order of play. */
  #laid: readonly Placed[] = $derived.by(() => {
    const held = this.#held && this.#candidate;
    return held ? this.#stand.filter(({ tile }) => tile !== held.tile) : this.#stand;
  });

  constructor(table: () => Site) {
    this.#table = table;
    this.sending = new Sending<Skye>(table);
    this.#built = new Staging(
      () => (this.#mode === 'build' ? `${this.round}` : null),
      // Played tiles leave the hand; an undone move brings both back.
      stagingShelf<Placed>({
        table: () => table().id,
        mark: () => `${this.round} ${this.#clan?.hand}`,
        isPlaced,
      }),
    );
    this.#advice = new Advice(table, {
      tiles: () => this.#tiles,
      stand: () => this.#stand,
      laid: () => this.#laid,
      candidate: () => this.#candidate,
    });
    $effect(() => {
      if (this.#isDropping && this.#candidate?.fits !== null) this.drop();
    });
    $effect(() => {
      // Put down a tile that is no longer available.
      if (this.#chosen !== null && !this.#tiles.includes(this.#chosen)) this.choose(null);
    });
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** Whether we are to build once the moves of others have been shown. */
  get isToCome(): boolean {
    const { view, upcoming } = this.#table();
    return view?.phase === 'build' && upcoming.length > 0 && this.#clan?.building === true;
  }

  /** Whether try mode is possible now. */
  get canTry(): boolean {
    return (this.#clan?.territory.length ?? 0) > 0;
  }

  get clan(): ClanView | null {
    return this.#clan;
  }

  get round(): number {
    return this.#table().view?.round ?? 0;
  }

  /** The tiles to place, including the staged ones. */
  get tiles(): readonly string[] {
    return this.#tiles;
  }

  /** The staged tiles; a held one counts at its old place. */
  get stand(): readonly Placed[] {
    return this.#stand;
  }

  /** The staged tiles except the held one. */
  get laid(): readonly Placed[] {
    return this.#laid;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  /** Whether the chosen tile is held over the board, not placed. */
  get isHeld(): boolean {
    return this.#held !== null;
  }

  get candidate(): Candidate | null {
    return this.#candidate;
  }

  /** Where a bot would place the chosen tile; null once the player has decided. */
  get hinted(): Placed | null {
    return this.#hinted;
  }

  /** Whether the candidate is a hint. */
  get isHint(): boolean {
    const [at, hinted] = [this.#candidate, this.#hinted];
    return this.isHeld && at !== null && hinted !== null && sameStand([at], [hinted]);
  }

  /** The score change by all staged tiles and the candidate; null if none or hidden. */
  get changes(): readonly Change[] | null {
    return this.#advice.changes;
  }

  /** What that change is by. */
  get staged(): AsIf<Skye> | null {
    return this.#advice.staged;
  }

  /** The score change by the candidate alone, if known. */
  get own(): readonly Change[] {
    return this.#candidate?.fits ? this.#advice.own : [];
  }

  /** What the candidate alone changes for the others, if known. */
  get rivals(): readonly RivalChange[] {
    return this.#candidate?.fits ? this.#advice.rivals : [];
  }

  /** Sets of cells that would score together with the candidate. */
  get earning(): readonly (readonly Cell[])[] {
    return this.#advice.earning;
  }

  /** Why the candidate does not fit; null if it fits or while unknown. */
  get objection(): Objection<Reason> | null {
    return this.#advice.objection;
  }

  /** The cells where the chosen tile fits. */
  get legal(): readonly Cell[] {
    return this.#chosen === null ? [] : cellsOf(this.#advice.fits(this.#chosen));
  }

  /** The cells where tiles fit that are not staged. */
  get open(): readonly Cell[] {
    const staged = new Set(this.#stand.map(({ tile }) => tile));
    return this.#tiles
      .filter((tile) => !staged.has(tile))
      .flatMap((tile) => cellsOf(this.#advice.fits(tile)));
  }

  /** The rotations in which the chosen tile fits into a cell. */
  fitsAt(x: number, y: number): readonly Fit[] {
    return this.#chosen === null ? [] : turnsAt(this.#advice.fits(this.#chosen), x, y);
  }

  /** The rotation that the chosen tile takes in a cell, with its points. */
  promisedAt(x: number, y: number): Fit | undefined {
    const tile = this.#chosen;
    if (tile === null) return undefined;
    return promised(this.fitsAt(x, y), this.#turns[tile] ?? 0, this.#byHand[tile]);
  }

  /** The rotation of a tile, placed or not. */
  turnOf(tile: string): number {
    if (tile === this.#candidate?.tile) return this.#candidate.turn;
    return this.#stand.find((placed) => placed.tile === tile)?.turn ?? this.#turns[tile] ?? 0;
  }

  isLaid(tile: string): boolean {
    return this.#laid.some((placed) => placed.tile === tile);
  }

  /** Whether it is not placed and fits nowhere. */
  isHomeless(tile: string): boolean {
    return !this.isLaid(tile) && this.#advice.fits(tile)?.cells.size === 0;
  }

  /** Tiles that could be placed but are not; null while unknown. */
  get missing(): number | null {
    const open = this.#tiles.filter((tile) => !this.isLaid(tile));
    if (open.some((tile) => !this.#advice.fits(tile))) return null;
    return open.filter((tile) => !this.isHomeless(tile)).length;
  }

  /** Tiles still to be placed; while their places are unknown, all that are not. */
  get left(): number {
    return this.missing ?? this.#tiles.length - this.#laid.length;
  }

  get canUndo(): boolean {
    return this.#staging.canUndo && !this.sending.isSending;
  }

  get canRedo(): boolean {
    return this.#staging.canRedo && !this.sending.isSending;
  }

  /** Choose a tile, or put it back with null. */
  choose(tile: string | null): void {
    this.#chosen = tile;
    this.#hinted = null;
    this.#hold(null);
    this.sending.forget();
  }

  /** Hold the chosen tile over a cell, rotated to fit if possible. */
  hover(x: number, y: number): void {
    const tile = this.#chosen;
    if (tile === null || (this.#held?.x === x && this.#held.y === y)) return;
    const hinted = this.#hinted;
    if (hinted?.x === x && hinted.y === y) this.#hold({ x, y, turn: hinted.turn, isExact: true });
    else this.#hold({ x, y, turn: this.#turns[tile] ?? 0, isExact: false });
  }

  /** Hold it over a point of the board that is on or beside the territory, or near a cell that fits. */
  holdAt(at: Cell, how: Holding = 'follow'): boolean {
    const [x, y] = [Math.floor(at[0]), Math.floor(at[1])];
    const land = [...(this.#clan?.territory ?? []), ...this.#laid];
    const fits = this.fitsAt(x, y).length > 0;
    const near = fits || how === 'follow' ? null : nearestCell(this.legal, at, REACH[how]);
    if (near) this.hover(...near);
    else if (fits || isBeside(x, y, land)) this.hover(x, y);
    else this.away();
    return this.#held !== null && this.#candidate?.fits === true;
  }

  /** Stop holding it over the board. */
  away(): void {
    this.#hold(null);
  }

  /** Place the chosen tile where it is held; returns false if it does not fit. */
  drop(): boolean {
    const found = this.#candidate;
    this.#isDropping = false;
    const under = found && this.#advice.fits(found.tile)?.under;
    if (!found?.fits || !under) return false;
    const { tile, x, y, turn } = found;
    const next = [...under, { tile, x, y, turn }];
    this.#turns = { ...this.#turns, [tile]: turn };
    this.#hinted = null;
    this.#hold(null);
    if (!sameStand(next, this.#stand)) this.#staging.draw(next);
    return true;
  }

  /** Remove a tile from the board, with those that depend on it. */
  putBack(tile: string): void {
    const under = this.#advice.fits(tile)?.under;
    this.choose(null);
    if (under && this.isLaid(tile)) this.#staging.draw(under);
  }

  /** A cell was tapped: pick up, place, or rotate. */
  tap(x: number, y: number): void {
    const there = this.#laid.find((placed) => placed.x === x && placed.y === y);
    if (this.#chosen === null || (there && there.tile !== this.#chosen)) {
      this.choose(there?.tile ?? null);
      return;
    }
    const at = this.#candidate;
    const isSame = at?.x === x && at.y === y;
    if (isSame && (this.#held === null || at.fits === false)) {
      const turn = nearestTurn(this.fitsAt(x, y), at.turn, 1);
      if (turn === at.turn) return;
      this.#rotate(at.tile, turn);
      this.#hold({ x, y, turn, isExact: true });
    } else {
      this.hover(x, y);
      // The player decided for another place, even if it does not fit.
      if (!this.isHint) this.#hinted = null;
    }
    if (this.#candidate?.fits === null) this.#isDropping = true;
    else this.drop();
  }

  /** Rotate the chosen tile in quarter turns, even if it does not fit then. */
  turn(by: 1 | -1): void {
    const tile = this.#chosen;
    if (tile === null) return;
    const turn = (this.turnOf(tile) + by + 4) & 3;
    this.#rotate(tile, turn);
    const at = this.#candidate;
    if (!at) return;
    const wasLaid = this.#stand.some(
      (placed) => placed.tile === tile && placed.x === at.x && placed.y === at.y,
    );
    this.#hold({ x: at.x, y: at.y, turn, isExact: true });
    if (wasLaid) this.drop();
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#hinted = null;
    this.#hold(null);
    this.#staging.undo();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#hinted = null;
    this.#hold(null);
    this.#staging.redo();
  }

  /** Show where a bot would place a tile. */
  showHint({ tile, x, y, turn }: Placed): void {
    this.choose(tile);
    this.#hinted = { tile, x, y, turn };
    this.#hold({ x, y, turn, isExact: true });
  }

  /** Begin try mode on our own territory; nothing here counts. */
  startTrying(): void {
    if (!this.canTry || this.#tray.isOpen) return;
    this.choose(null);
    this.#tray.open();
  }

  stopTrying(): void {
    if (!this.#tray.isOpen) return;
    this.choose(null);
    this.#tray.close();
  }

  /** Choose any visible tile to try, replacing unplaced ones; returns false if too many are staged. */
  pick(tile: string): boolean {
    if (!this.#tray.pick(tile, (one) => this.isLaid(one))) return false;
    this.choose(tile);
    return true;
  }

  /** Put the tile back, or leave try mode; returns false if there is nothing to leave. */
  escape(): boolean {
    if (this.#chosen !== null) this.choose(null);
    else if (this.#tray.isOpen) this.stopTrying();
    else return false;
    return true;
  }

  get #staging(): Staging<Placed> {
    return this.#mode === 'try' ? this.#tray.staging : this.#built;
  }

  /** The player rotated a tile: cells promise what this rotation gives wherever it fits. */
  #rotate(tile: string, turn: number): void {
    this.#turns = { ...this.#turns, [tile]: turn };
    this.#byHand = { ...this.#byHand, [tile]: turn };
    this.#hinted = null;
  }

  #hold(held: Held | null): void {
    this.#held = held;
    this.#isDropping = false;
  }
}
