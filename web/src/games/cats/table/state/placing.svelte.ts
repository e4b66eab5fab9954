/** Staged placement: tiles are placed, rotated, flipped and picked up again; nothing is played before it is confirmed. */
import { untrack } from 'svelte';
import { type Cell, tileOf } from '../../pieces/pieces';
import { cellSet, keyOf } from '../../pieces/poses';
import type { Holding, Laying } from '../../../../board/carrier.svelte';
import { Sending } from '../../../../table/sending.svelte';
import type { Cats, Colour, CrewView, Move } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { Advice, type Adviser, gainOf } from './advice.svelte';
import { NEAR, aimAt, fittingPose, landing, poseFor } from '../../board/nearest-fit';
import { type Best, type Candidate, bestOf, gainIn, isOshax, isUncoloured } from './candidate';
import { type Fits, fitAt, middlesOf, stopsOf } from '../../board/fits';
import { Hand } from './hand.svelte';
import { type Laid, type Piece, nextOf, tileIn } from '../../board/staged-tiles';
import { type Asking, BoatQuestion } from './question.svelte';
import { Rescues } from './rescues.svelte';
import { type Mode, Stage } from './stage.svelte';
import { type Pose, cellsAt, flipped, middleOn, turned } from '../../board/held-tile';
import type { Task } from './task';
import { nextPieces } from './treasures';

/** The most staged tiles that the server accepts. */
export const MOST_TRIED = 16;

/** The part of a table that placing needs. */
export type Site = Adviser & Asking & Pick<TableStore<Cats>, 'id' | 'move'>;

/**
 * The player's staged tiles before anything is played.
 *
 * Create it during component initialisation: it asks the server and ends with the component.
 */
export class Placing implements Laying {
  readonly rescues: Rescues;
  readonly advice: Advice;
  readonly sending: Sending<Cats>;
  readonly #question: BoatQuestion;
  readonly #hand: Hand;
  readonly #stage: Stage;
  /** Whether there was something to place since the page was opened. */
  #isSettled = false;
  #fits: Fits | undefined = $derived.by(() =>
    this.#hand.piece === null ? undefined : this.advice.known(this.#hand.piece)?.fits,
  );
  #legal = $derived.by(() =>
    this.#fits && this.#hand.piece !== null ? this.#middles(this.#fits, this.#hand.piece) : [],
  );
  #candidate: Candidate | null = $derived.by(() => {
    const { piece, held } = this.#hand;
    if (piece === null || this.#stage.mode === 'rest') return null;
    const [tile, fits, lying] = [tileIn(piece), this.#fits, this.#stage.lying];
    if (held === null) {
      if (!lying) return null;
      const at = middleOn(tile, lying.pose, lying.cells);
      const gain = gainIn(piece, fits && fitAt(fits, tile, lying.pose, at));
      return { ...lying, at, fits: true, gain };
    }
    const { at, pose } = held;
    const fit = fits && fitAt(fits, tile, pose, at);
    const cells = cellsAt(tile, pose, at);
    const colour = lying?.colour ?? null;
    const isFit = fits ? fit !== undefined : null;
    return { piece, at, pose, cells, colour, fits: isFit, gain: gainIn(piece, fit) };
  });

  constructor(table: () => Site) {
    this.sending = new Sending<Cats>(table);
    this.#question = new BoatQuestion(table);
    this.#hand = new Hand(() => this.#stage.lying?.pose);
    this.#stage = new Stage(table, this.#question, this.#hand);
    this.rescues = new Rescues(table, () => this.task === 'rescue');
    this.advice = new Advice(table, {
      piece: () => (this.#stage.mode === 'try' || this.task === 'rescue' ? this.#hand.piece : null),
      offered: () => (this.#stage.mode === 'lay' ? this.#question.offered : null),
      several: () => this.#stage.mode === 'try' || this.task === 'treasures',
      staying: () => this.#stage.staying,
      // A piece that another one replaces no longer counts.
      stand: () => (this.#stage.mode === 'lay' ? this.#stage.laid : this.#stage.stand),
      candidate: () => this.#candidate,
    });
    $effect(() => {
      // Handle a tap that came before the places were known.
      const { held, isDropping } = this.#hand;
      if (isDropping && held && this.#fits) untrack(() => this.#land(held.at));
    });
    $effect(() => {
      // Put down a piece that is no longer available.
      const { piece } = this.#hand;
      if (piece !== null && this.#stage.mode === 'lay' && !this.tiles.includes(piece))
        this.choose(null);
    });
    $effect(() => {
      // Choose the only piece automatically.
      const only = this.task === 'tile' ? this.tiles[0] : this.#question.waiting.laid?.piece;
      if (this.#stage.mode === 'lay' && only && this.#hand.piece === null) this.#hand.take(only);
    });
    $effect(() => {
      // What a reload has kept is in the hand again, with its points and reasons.
      const kept = this.#stage.mode === 'lay' ? this.#stage.stand.at(-1) : undefined;
      if (this.#isSettled || this.tiles.length === 0) return;
      this.#isSettled = true;
      if (kept) untrack(() => this.#hand.take(kept.piece));
    });
    $effect(() => {
      // Propose a colour as soon as the points of each are known.
      const best = bestOf(this.advice.colours);
      if (best && this.#stage.lying?.colour === null && !this.#hand.held)
        this.nameColour(best.colour);
    });
  }

  // State.

  get mode(): Mode {
    return this.#stage.mode;
  }

  get task(): Task {
    return this.#stage.mode === 'lay' ? this.#question.task : 'rest';
  }

  /** Whether a cat is rescued and placed just now: two moves, but one thing to do. */
  get isRescuing(): boolean {
    return this.sending.moves.some(({ type }) => type === 'rescue');
  }

  get canTry(): boolean {
    return this.#question.hasBegun;
  }

  get crew(): CrewView | null {
    return this.#question.crew;
  }

  /** The tiles to choose from; in try mode the staged ones. */
  get tiles(): readonly Piece[] {
    if (this.#stage.mode === 'rest') return [];
    if (this.#stage.mode === 'try') return this.#stage.stand.map(({ piece }) => piece);
    const { task, offered, cats, waiting } = this.#question;
    if (task === 'rescue') return cats;
    if (waiting.laid) return [waiting.laid.piece];
    if (task === 'tile') return offered ?? [];
    return [...new Set([...this.#stage.stand.map(({ piece }) => piece), ...this.offers])];
  }

  /** The treasures or oshax to choose the next one from. */
  get offers(): readonly Piece[] {
    const { tiles } = this.advice;
    const { waiting, most } = this.#question;
    if (waiting.laid) return [waiting.laid.piece];
    return this.task === 'treasures' ? nextPieces(tiles, this.#stage.stand, most) : tiles;
  }

  /** The staged pieces except the held one. */
  get laid(): readonly Laid[] {
    return this.#stage.laid;
  }

  get chosen(): Piece | null {
    return this.#hand.piece;
  }

  get isHeld(): boolean {
    return this.#hand.heldPiece !== null;
  }

  get candidate(): Candidate | null {
    return this.#candidate;
  }

  /** Its points, with its colour if known; null if unknown or hidden. */
  get gain(): number | null {
    const { own } = this.advice;
    if (isUncoloured(this.#candidate)) return this.best?.gain ?? null;
    return own.length > 0 ? gainOf(own) : (this.#candidate?.gain ?? null);
  }

  /** The best colour of an oshax without one; null if unknown. */
  get best(): Best | null {
    return isUncoloured(this.#candidate) ? bestOf(this.advice.colours) : null;
  }

  /** Whether it is a hint: the piece or the place that a bot would choose. */
  get isHint(): boolean {
    return this.#hand.isHint;
  }

  /** Where the chosen piece fits; undefined while unknown. */
  get fits(): Fits | undefined {
    return this.#fits;
  }

  /** The cells for its centre in its rotation. */
  get legal(): readonly { at: Cell; gain: number | null }[] {
    return this.#legal;
  }

  /** The cells that keys move to. */
  get stops(): readonly Cell[] {
    const { piece, pose } = this.#hand;
    return this.#fits && piece !== null ? stopsOf(this.#fits, tileIn(piece), pose) : [];
  }

  /** The pose of a piece, placed or not. */
  poseOf(piece: Piece): Pose {
    if (piece === this.#hand.piece) return this.#hand.pose;
    const lying = this.#stage.stand.find((laid) => laid.piece === piece);
    return lying?.pose ?? this.#hand.lastPose(piece);
  }

  /** Whether it lies on the boat, even if it was rotated there until it did not fit. */
  isLaid(piece: Piece): boolean {
    if (piece === this.#hand.piece && this.#hand.isTurned) return true;
    return this.#stage.laid.some((laid) => laid.piece === piece);
  }

  /** The staged piece on a cell. */
  at(cell: Cell): Laid | undefined {
    return this.#stage.laid.find(({ cells }) => cellSet(cells).has(keyOf(cell)));
  }

  /** The next piece to confirm, or null. */
  get ready(): Laid | null {
    return this.#stage.mode === 'lay' && !this.isHeld ? (this.#stage.laid.at(-1) ?? null) : null;
  }

  /** Send some moves, with the staged pieces in sight until the table has them. */
  async send(moves: readonly Move[]): Promise<void> {
    await this.#stage.during(() => this.sending.send(moves));
  }

  /** Whether only the colour of a placed oshax is missing. */
  get isColourOnly(): boolean {
    return this.#question.waiting.isAsked;
  }

  get canUndo(): boolean {
    return this.#stage.canUndo && !this.sending.isSending;
  }

  get canRedo(): boolean {
    return this.#stage.canRedo && !this.sending.isSending;
  }

  // Actions.

  /** Choose a piece, or put it back with null. */
  choose(piece: Piece | null): void {
    this.#hand.take(piece);
    this.sending.forget();
  }

  /** Hold the chosen piece with its centre over a cell; rotates it if it fits nowhere otherwise. */
  hover(at: Cell): void {
    const { piece, pose } = this.#hand;
    if (piece === null) return;
    const fits = this.#legal.length === 0 ? this.#fits : undefined;
    this.#hand.hold(at, (fits && fittingPose(fits, tileIn(piece), pose, at)) ?? pose);
  }

  /** Hold it over a point of the board; it snaps to a place where it fits. */
  holdAt(point: Cell, how: Holding = 'follow'): boolean {
    const { piece, pose } = this.#hand;
    const at =
      piece && aimAt(this.#fits, tileIn(piece), pose, point, how === 'drop' ? NEAR : undefined);
    if (at) this.#hand.hold(at);
    else this.away();
    return this.#hand.held !== null && this.#candidate?.fits === true;
  }

  away(): void {
    this.#hand.away();
  }

  drop(): boolean {
    const found = this.#candidate;
    this.#hand.settle();
    const under = found && this.advice.known(found.piece)?.under;
    if (!found?.fits || !under) return false;
    const { piece, cells, pose, colour } = found;
    this.#hand.keepPose(piece, pose);
    this.away();
    this.#stage.draw([...under, { piece, cells, pose, colour }]);
    return true;
  }

  /** Remove a piece from the boat, with those that depend on it. */
  putBack(piece: Piece): void {
    const under = this.advice.known(piece)?.under;
    const wasLaid = this.#stage.stand.some((laid) => laid.piece === piece);
    this.choose(null);
    if (under && wasLaid) this.#stage.draw(under);
  }

  /** A cell was tapped: pick up, place, or rotate. */
  tap(cell: Cell): void {
    const there = this.at(cell);
    const { piece, pose } = this.#hand;
    if (piece === null || (there && there.piece !== piece)) {
      this.choose(there?.piece ?? null);
      return;
    }
    const now = this.#candidate;
    if (this.#fits === undefined) this.#hand.hold(cell, pose, { dropping: true });
    else if (this.isHint && now?.fits && cellSet(now.cells).has(keyOf(cell))) this.drop();
    // A second tap rotates it to the next pose that fits.
    else if (now && (keyOf(now.at) === keyOf(cell) || there?.piece === piece))
      this.#land(cell, now.at);
    else this.#land(cell);
  }

  turn(by: 1 | -1): void {
    this.#change((pose) => turned(pose, by));
  }

  flip(): void {
    this.#change(flipped);
  }

  /** Choose the colour of the placed oshax. */
  nameColour(colour: Colour): void {
    const { waiting } = this.#question;
    if (waiting.laid) waiting.nameColour(colour);
    else if (!this.isHeld)
      this.#stage.draw(
        this.#stage.stand.map((laid) => (laid === this.#stage.lying ? { ...laid, colour } : laid)),
      );
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#stage.undo();
    this.#follow();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#stage.redo();
    this.#follow();
  }

  /** Show a hint: choose this piece and hold it over these cells, if known; an oshax is laid, for its colour. */
  showHint(piece: Piece, cells?: readonly Cell[]): void {
    if (this.#hand.piece !== piece) this.choose(piece);
    this.#hand.markHint();
    const pose = cells && poseFor(tileIn(piece), cells);
    const dropping = isOshax(piece);
    if (pose) this.#hand.hold(middleOn(tileIn(piece), pose, cells), pose, { hint: true, dropping });
  }

  /** Begin try mode on our own boat; nothing here counts. */
  startTrying(): void {
    if (!this.canTry || this.#stage.isTrying) return;
    this.choose(null);
    this.#stage.startTrying();
  }

  stopTrying(): void {
    if (!this.#stage.isTrying) return;
    this.choose(null);
    this.#stage.stopTrying();
  }

  /** The next piece of a tile to try; treasures have several copies. */
  pieceFor(tile: string): Piece {
    const taken = this.#stage.stand.map(({ piece }) => piece);
    return ['common', 'rare'].includes(tileOf(tile).kind) ? nextOf(tile, taken) : tile;
  }

  /** Choose any visible tile to try; returns false if too many are staged. */
  pick(tile: string): boolean {
    if (this.#stage.mode !== 'try' || this.#stage.stand.length >= MOST_TRIED - 1) return false;
    this.choose(this.pieceFor(tile));
    return true;
  }

  /** Put the piece back, or leave try mode; returns false if there is nothing to leave. */
  escape(): boolean {
    if (this.task === 'tile' && this.isHeld) this.away();
    else if (this.task !== 'tile' && this.#hand.piece !== null) this.choose(null);
    else if (this.#stage.isTrying) this.stopTrying();
    else return false;
    return true;
  }

  // Internals.

  /** The cells for its centre in its rotation, with their points. */
  #middles(fits: Fits, piece: Piece): { at: Cell; gain: number | null }[] {
    const found = middlesOf(fits, tileIn(piece), this.#hand.pose);
    return isOshax(piece) ? found.map(({ at }) => ({ at, gain: null })) : found;
  }

  /** Place the piece on a cell, or rotate it if it is already there. */
  #land(cell: Cell, again?: Cell): void {
    const [{ piece, pose }, fits] = [this.#hand, this.#fits];
    if (piece === null || !fits) return;
    const found = landing(fits, tileIn(piece), pose, cell, {
      again,
      keeps: this.#hand.isByHand(piece),
    });
    this.#hand.hold(found.at, found.pose);
    this.drop();
  }

  /** After undo or redo, select the piece that it placed. */
  #follow(): void {
    const last = this.#stage.stand.at(-1)?.piece;
    if (this.#hand.piece !== null) this.#hand.take(last ?? this.#hand.piece);
  }

  #change(change: (pose: Pose) => Pose): void {
    const { piece } = this.#hand;
    if (piece === null) return;
    const [pose, at] = [change(this.#hand.pose), this.#candidate?.at];
    const wasLaid = this.isLaid(piece);
    this.#hand.turnByHand(piece, pose);
    if (!at) return;
    this.#hand.hold(at, pose, { turned: wasLaid });
    if (wasLaid) this.drop();
  }
}
