/** Staged building: tiles are placed, rotated and picked up again; nothing is played before it is confirmed. */
import type { Laying } from '../../../../board/carrier.svelte';
import type { Cell } from '../../../../board/cells';
import { Staging } from '../../../../board/staging.svelte';
import { type Objection, Sending } from '../../../../table/sending.svelte';
import type { Change, ClanView, Placed, Reason, Skye } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { Advice, type Adviser } from './advice.svelte';
import { type Fit, cellsOf, isBeside, nearestTurn, sameStand, turnsAt } from '../../board/fits';
import { Tray } from './try-tray.svelte';

/** What building needs of a table. */
export type Site = Adviser & Pick<TableStore<Skye>, 'isMine' | 'move' | 'view'>;

/** build: our tiles wait for a place. try: we only try things out. rest: there is nothing to build. */
export type Mode = 'build' | 'try' | 'rest';

/** Where a tile is held. */
interface Held {
  x: number;
  y: number;
  turn: number;
  /** The turn is meant as it is; else the next one that fits is taken. */
  isExact: boolean;
}

/** A tile where it is held or lies unconfirmed, and whether it may lie there. */
export interface Candidate extends Placed {
  /** null: not known yet. */
  fits: boolean | null;
  /** What it would give; null: not known or not told. */
  gain: number | null;
}

/**
 * What a person does with tiles before anything is played.
 *
 * Made while a component is made: it asks the server by itself and ends with the component.
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
  #isHint = $state(false);
  /** Lay it down as soon as it is known where it fits. */
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
    // What was confirmed lies in the territory and is no longer in the hand.
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
    const turn = held && !held.isExact ? nearestTurn(turns, held.turn) : spot.turn;
    const fit = turns.find((one) => one.turn === turn);
    return { tile, x, y, turn, fits: fits ? fit !== undefined : null, gain: fit?.gain ?? null };
  });
  /** The tiles that lie where they may, in the order in which they would be played. */
  #laid: readonly Placed[] = $derived.by(() => {
    const held = this.#held && this.#candidate;
    return held ? this.#stand.filter(({ tile }) => tile !== held.tile) : this.#stand;
  });

  constructor(table: () => Site) {
    this.#table = table;
    this.sending = new Sending<Skye>(table);
    this.#built = new Staging(() =>
      this.#mode === 'build' ? `${table().view?.round ?? 0}` : null,
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
      // A tile that is nowhere any more cannot be held.
      if (this.#chosen !== null && !this.#tiles.includes(this.#chosen)) this.choose(null);
    });
  }

  // How things stand.

  get mode(): Mode {
    return this.#mode;
  }

  /** Could one try something out now? */
  get canTry(): boolean {
    return (this.#clan?.territory.length ?? 0) > 0;
  }

  get clan(): ClanView | null {
    return this.#clan;
  }

  /** The tiles that wait for a place, those that have one in the sketch included. */
  get tiles(): readonly string[] {
    return this.#tiles;
  }

  /** The tiles that lie unconfirmed; one that is held counts where it lay. */
  get stand(): readonly Placed[] {
    return this.#stand;
  }

  /** The tiles that lie unconfirmed, but for the one that is held. */
  get laid(): readonly Placed[] {
    return this.#laid;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  /** Is the chosen tile held over the board, not laid down? */
  get isHeld(): boolean {
    return this.#held !== null;
  }

  get candidate(): Candidate | null {
    return this.#candidate;
  }

  /** Does the candidate lie where a bot would lay it? */
  get isHint(): boolean {
    return this.#isHint && this.#candidate !== null;
  }

  /** What the candidate and all that is laid would change in our score; null: nothing, or not told. */
  get changes(): readonly Change[] | null {
    return this.#advice.changes;
  }

  /** What the candidate alone would change, where that is known. */
  get own(): readonly Change[] {
    return this.#candidate?.fits ? this.#advice.own : [];
  }

  /** Cells that would earn something together with the candidate, set by set. */
  get earning(): readonly (readonly Cell[])[] {
    return this.#advice.earning;
  }

  /** Why the candidate cannot lie where it is; null: it can, or it is not known yet. */
  get objection(): Objection<Reason> | null {
    return this.#advice.objection;
  }

  /** The cells where the chosen tile fits. */
  get legal(): readonly Cell[] {
    return this.#chosen === null ? [] : cellsOf(this.#advice.fits(this.#chosen));
  }

  /** The turns in which the chosen tile fits into a cell. */
  fitsAt(x: number, y: number): readonly Fit[] {
    return this.#chosen === null ? [] : turnsAt(this.#advice.fits(this.#chosen), x, y);
  }

  /** How a tile is turned, whether it lies or not. */
  turnOf(tile: string): number {
    if (tile === this.#candidate?.tile) return this.#candidate.turn;
    return this.#stand.find((placed) => placed.tile === tile)?.turn ?? this.#turns[tile] ?? 0;
  }

  isLaid(tile: string): boolean {
    return this.#laid.some((placed) => placed.tile === tile);
  }

  /** It lies nowhere, and fits nowhere as things are laid. */
  isHomeless(tile: string): boolean {
    return !this.isLaid(tile) && this.#advice.fits(tile)?.cells.size === 0;
  }

  /** Tiles that have a place to go to and do not lie there; null: not known yet. */
  get missing(): number | null {
    const open = this.#tiles.filter((tile) => !this.isLaid(tile));
    if (open.some((tile) => !this.#advice.fits(tile))) return null;
    return open.filter((tile) => !this.isHomeless(tile)).length;
  }

  get canUndo(): boolean {
    return this.#staging.canUndo && !this.sending.isSending;
  }

  get canRedo(): boolean {
    return this.#staging.canRedo && !this.sending.isSending;
  }

  // What one does.

  /** Take a tile up, or put it back with null. */
  choose(tile: string | null): void {
    this.#chosen = tile;
    this.#hold(null);
    this.sending.forget();
  }

  /** Hold the chosen tile over a cell, turned so that it fits if it can. */
  hover(x: number, y: number): void {
    const tile = this.#chosen;
    if (tile === null || (this.#held?.x === x && this.#held.y === y)) return;
    this.#hold({ x, y, turn: this.#turns[tile] ?? 0, isExact: false });
  }

  /** Hold it over a point of the board, if that has to do with the territory. */
  holdAt(at: Cell): boolean {
    const [x, y] = [Math.floor(at[0]), Math.floor(at[1])];
    const land = [...(this.#clan?.territory ?? []), ...this.#laid];
    if (this.fitsAt(x, y).length > 0 || isBeside(x, y, land)) this.hover(x, y);
    else this.away();
    return this.#held !== null && this.#candidate?.fits === true;
  }

  /** Hold it over the board no more. */
  away(): void {
    this.#hold(null);
  }

  /** Lay the chosen tile down where it is held; false: it cannot lie there. */
  drop(): boolean {
    const found = this.#candidate;
    this.#isDropping = false;
    const under = found && this.#advice.fits(found.tile)?.under;
    if (!found?.fits || !under) return false;
    const { tile, x, y, turn } = found;
    const next = [...under, { tile, x, y, turn }];
    this.#turns = { ...this.#turns, [tile]: turn };
    this.#hold(null);
    if (!sameStand(next, this.#stand)) this.#staging.draw(next);
    return true;
  }

  /** Take a tile off the board, with those that cannot lie there without it. */
  putBack(tile: string): void {
    const under = this.#advice.fits(tile)?.under;
    this.choose(null);
    if (under && this.isLaid(tile)) this.#staging.draw(under);
  }

  /** A cell was tapped: take up, lay down, or turn what lies there. */
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
      this.#hold({ x, y, turn, isExact: true });
    } else this.hover(x, y);
    if (this.#candidate?.fits === null) this.#isDropping = true;
    else this.drop();
  }

  /** Turn the chosen tile by quarters, also to where it does not fit. */
  turn(by: 1 | -1): void {
    const tile = this.#chosen;
    if (tile === null) return;
    const turn = (this.turnOf(tile) + by + 4) & 3;
    this.#turns = { ...this.#turns, [tile]: turn };
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
    this.#hold(null);
    this.#staging.undo();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#hold(null);
    this.#staging.redo();
  }

  /** Show where a bot would lay a tile. */
  showHint({ tile, x, y, turn }: Placed): void {
    // The bot knows nothing of what is only laid here.
    if (this.#stand.length > 0) this.#staging.draw([]);
    this.choose(tile);
    this.#hold({ x, y, turn, isExact: true });
    this.#isHint = true;
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

  /** Take any tile in sight to try it; those that lie nowhere make room. False: too many lie there. */
  pick(tile: string): boolean {
    if (!this.#tray.pick(tile, (one) => this.isLaid(one))) return false;
    this.choose(tile);
    return true;
  }

  /** One step back: put the tile back, or leave the try mode. False: there was nothing to leave. */
  escape(): boolean {
    if (this.#chosen !== null) this.choose(null);
    else if (this.#tray.isOpen) this.stopTrying();
    else return false;
    return true;
  }

  // How it is done.

  get #staging(): Staging<Placed> {
    return this.#mode === 'try' ? this.#tray.staging : this.#built;
  }

  #hold(held: Held | null): void {
    this.#held = held;
    this.#isHint = false;
    this.#isDropping = false;
  }
}
