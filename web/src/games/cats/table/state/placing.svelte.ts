/** Staged placement: tiles are placed, rotated, flipped and picked up again; nothing is played before it is confirmed. */
import { untrack } from 'svelte';
import { type Cell, tileOf } from '../../pieces/pieces';
import { cellSet, keyOf } from '../../pieces/poses';
import type { Laying } from '../../../../board/carrier.svelte';
import { Staging } from '../../../../board/staging.svelte';
import { Sending } from '../../../../table/sending.svelte';
import type { Cats, Colour, CrewView } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { Advice, type Adviser, gainOf } from './advice.svelte';
import { aimAt, fittingPose, landing, poseFor } from '../../board/nearest-fit';
import { type Best, type Candidate, bestOf, gainIn, isOshax, isUncoloured } from './candidate';
import { type Fits, fitAt, middlesOf, stopsOf } from '../../board/fits';
import { Hand } from './hand.svelte';
import { type Laid, type Piece, nextOf, sameLaid, tileIn } from '../../board/staged-tiles';
import { type Asking, BoatQuestion } from './question.svelte';
import { Rescues } from './rescues.svelte';
import { type Pose, cellsAt, flipped, middleOn, turned } from '../../board/held-tile';
import type { Task } from './task';

/** The most tiles that a question to the server may stage. */
export const MOST_TRIED = 16;

/** What placing needs of a table. */
export type Site = Adviser & Asking & Pick<TableStore<Cats>, 'move'>;

/** lay: something is asked about our boat. try: we only try things out. rest: neither. */
export type Mode = 'lay' | 'try' | 'rest';

/**
 * What a person does with tiles before anything is played.
 *
 * Made while a component is made: it asks the server by itself and ends with the component.
 */
export class Placing implements Laying {
  readonly rescues: Rescues;
  readonly advice: Advice;
  readonly sending: Sending<Cats>;
  readonly #question: BoatQuestion;
  readonly #hand: Hand;
  readonly #real: Staging<Laid>;
  readonly #tried: Staging<Laid>;
  #trying = $state(false);

  #mode: Mode = $derived.by(() =>
    this.#trying ? 'try' : this.#question.task === 'rest' ? 'rest' : 'lay',
  );
  #stand: readonly Laid[] = $derived.by(() => {
    if (this.#mode === 'try') return this.#tried.stand;
    const { laid } = this.#question.waiting;
    return laid ? [laid] : this.#real.stand;
  });
  #lying: Laid | undefined = $derived.by(() =>
    this.#stand.find(({ piece }) => piece === this.#hand.piece),
  );
  #laid: readonly Laid[] = $derived.by(() => {
    // Where only one can lie, the one that is chosen takes the place of the other.
    const alone = this.#mode === 'lay' ? this.#hand.piece : null;
    const { heldPiece } = this.#hand;
    return this.#stand.filter(
      ({ piece }) => piece !== heldPiece && (alone === null || piece === alone),
    );
  });
  #fits: Fits | undefined = $derived.by(() =>
    this.#hand.piece === null ? undefined : this.advice.known(this.#hand.piece)?.fits,
  );
  #legal = $derived.by(() =>
    this.#fits && this.#hand.piece !== null ? this.#middles(this.#fits, this.#hand.piece) : [],
  );
  #candidate: Candidate | null = $derived.by(() => {
    const { piece, held } = this.#hand;
    if (piece === null || this.#mode === 'rest') return null;
    const [tile, fits, lying] = [tileIn(piece), this.#fits, this.#lying];
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
    this.#hand = new Hand(() => this.#lying?.pose);
    this.rescues = new Rescues(table, () => this.task === 'rescue');
    this.#real = new Staging(() => (this.#mode === 'lay' ? this.#question.key : null));
    this.#tried = new Staging(() => (this.#mode === 'try' ? 'try' : null));
    this.advice = new Advice(table, {
      piece: () => (this.#mode === 'try' || this.task === 'rescue' ? this.#hand.piece : null),
      offered: () => (this.#mode === 'lay' ? this.#question.offered : null),
      several: () => this.#mode === 'try',
      stand: () => this.#stand,
      candidate: () => this.#candidate,
    });
    $effect(() => {
      // A tap before the places were known is a tap now that they are.
      const { held, isDropping } = this.#hand;
      if (isDropping && held && this.#fits) untrack(() => this.#land(held.at));
    });
    $effect(() => {
      // What is no longer there cannot be held.
      const { piece } = this.#hand;
      if (piece !== null && this.#mode === 'lay' && !this.tiles.includes(piece)) this.choose(null);
    });
    $effect(() => {
      // There is only one: it need not be chosen.
      const only = this.task === 'tile' ? this.tiles[0] : this.#question.waiting.laid?.piece;
      if (this.#mode === 'lay' && only && this.#hand.piece === null) this.#hand.take(only);
    });
    $effect(() => {
      // A colour is proposed as soon as it is known what each would give.
      const best = bestOf(this.advice.colours);
      if (best && this.#lying?.colour === null && !this.#hand.held) this.nameColour(best.colour);
    });
  }

  // How things stand.

  get mode(): Mode {
    return this.#mode;
  }

  get task(): Task {
    return this.#mode === 'lay' ? this.#question.task : 'rest';
  }

  get canTry(): boolean {
    return this.#question.hasBegun;
  }

  get crew(): CrewView | null {
    return this.#question.crew;
  }

  /** The tiles among which one chooses; in try mode those that lie there. */
  get tiles(): readonly Piece[] {
    if (this.#mode === 'rest') return [];
    if (this.#mode === 'try') return this.#stand.map(({ piece }) => piece);
    const { task, offered, cats, waiting } = this.#question;
    if (task === 'rescue') return cats;
    if (waiting.laid) return [waiting.laid.piece];
    return task === 'tile' ? (offered ?? []) : this.advice.pieces;
  }

  /** The pieces that lie unconfirmed, but for the one that is held. */
  get laid(): readonly Laid[] {
    return this.#laid;
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

  /** What it would give, its colour included where that is known; null: not known or not told. */
  get gain(): number | null {
    const { own } = this.advice;
    if (isUncoloured(this.#candidate)) return this.best?.gain ?? null;
    return own.length > 0 ? gainOf(own) : (this.#candidate?.gain ?? null);
  }

  /** What an oshax without a colour would best be; null: there is none, or it is not known. */
  get best(): Best | null {
    return isUncoloured(this.#candidate) ? bestOf(this.advice.colours) : null;
  }

  /** Is it what a bot would take, or where a bot would lay it? */
  get isHint(): boolean {
    return this.#hand.isHint;
  }

  /** Where the chosen piece fits; undefined: not known yet. */
  get fits(): Fits | undefined {
    return this.#fits;
  }

  /** The cells over which its middle can be, turned as it is. */
  get legal(): readonly { at: Cell; gain: number | null }[] {
    return this.#legal;
  }

  /** The cells to which keys go. */
  get stops(): readonly Cell[] {
    const { piece, pose } = this.#hand;
    return this.#fits && piece !== null ? stopsOf(this.#fits, tileIn(piece), pose) : [];
  }

  /** How a piece is turned, whether it lies or not. */
  poseOf(piece: Piece): Pose {
    if (piece === this.#hand.piece) return this.#hand.pose;
    const lying = this.#stand.find((laid) => laid.piece === piece);
    return lying?.pose ?? this.#hand.lastPose(piece);
  }

  isLaid(piece: Piece): boolean {
    return this.#laid.some((laid) => laid.piece === piece);
  }

  /** What lies on a cell, unconfirmed. */
  at(cell: Cell): Laid | undefined {
    return this.#laid.find(({ cells }) => cellSet(cells).has(keyOf(cell)));
  }

  /** The piece that is confirmed next; null: there is none. */
  get ready(): Laid | null {
    return this.#mode === 'lay' && !this.isHeld ? (this.#laid.at(-1) ?? null) : null;
  }

  /** Is nothing asked but the colour of an oshax that lies there? */
  get isColourOnly(): boolean {
    return this.#question.waiting.isAsked;
  }

  get canUndo(): boolean {
    return this.#staging.canUndo && !this.sending.isSending;
  }

  get canRedo(): boolean {
    return this.#staging.canRedo && !this.sending.isSending;
  }

  // What one does.

  /** Take a piece up, or put it back with null. */
  choose(piece: Piece | null): void {
    this.#hand.take(piece);
    this.sending.forget();
  }

  /** Hold the chosen piece with its middle over a cell; what fits nowhere as it is turned is turned for it. */
  hover(at: Cell): void {
    const { piece, pose } = this.#hand;
    if (piece === null) return;
    const fits = this.#legal.length === 0 ? this.#fits : undefined;
    this.#hand.hold(at, (fits && fittingPose(fits, tileIn(piece), pose, at)) ?? pose);
  }

  /** Hold it over a point of the board: it is drawn to a place where it fits. */
  holdAt(point: Cell): boolean {
    const { piece, pose } = this.#hand;
    const at = piece && aimAt(this.#fits, tileIn(piece), pose, point);
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
    this.#draw([...under, { piece, cells, pose, colour }]);
    return true;
  }

  /** Take a piece off the boat, with those that cannot lie there without it. */
  putBack(piece: Piece): void {
    const under = this.advice.known(piece)?.under;
    const wasLaid = this.#stand.some((laid) => laid.piece === piece);
    this.choose(null);
    if (under && wasLaid) this.#staging.draw(under);
  }

  /** A cell was tapped: take up, lay down, or turn what lies there. */
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
    // A second tap turns it to the next way in which it fits there.
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

  /** Choose the colour of the oshax that lies there. */
  nameColour(colour: Colour): void {
    const { waiting } = this.#question;
    if (waiting.laid) waiting.nameColour(colour);
    else if (!this.isHeld)
      this.#draw(this.#stand.map((laid) => (laid === this.#lying ? { ...laid, colour } : laid)));
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#staging.undo();
    this.#follow();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#staging.redo();
    this.#follow();
  }

  /** Show what a bot would do: take this piece, and lay it on these cells, if they are known. */
  showHint(piece: Piece, cells?: readonly Cell[]): void {
    if (this.#hand.piece !== piece) this.choose(piece);
    this.#hand.markHint();
    const pose = cells && poseFor(tileIn(piece), cells);
    if (pose) this.#hand.hold(middleOn(tileIn(piece), pose, cells), pose, { hint: true });
  }

  /** Begin try mode on our own boat; nothing here counts. */
  startTrying(): void {
    if (!this.canTry || this.#trying) return;
    this.choose(null);
    this.#tried.clear();
    this.#trying = true;
  }

  stopTrying(): void {
    if (!this.#trying) return;
    this.choose(null);
    this.#trying = false;
  }

  /** The piece of a tile that would be tried next: there are several of a treasure. */
  pieceFor(tile: string): Piece {
    const taken = this.#stand.map(({ piece }) => piece);
    return ['common', 'rare'].includes(tileOf(tile).kind) ? nextOf(tile, taken) : tile;
  }

  /** Take any tile in sight to try it. False: too many lie there. */
  pick(tile: string): boolean {
    if (this.#mode !== 'try' || this.#stand.length >= MOST_TRIED - 1) return false;
    this.choose(this.pieceFor(tile));
    return true;
  }

  /** One step back: put the piece back, or leave the try mode. False: there was nothing to leave. */
  escape(): boolean {
    if (this.task === 'tile' && this.isHeld) this.away();
    else if (this.task !== 'tile' && this.#hand.piece !== null) this.choose(null);
    else if (this.#trying) this.stopTrying();
    else return false;
    return true;
  }

  // How it is done.

  get #staging(): Staging<Laid> {
    return this.#mode === 'try' ? this.#tried : this.#real;
  }

  /** Where its middle can be as it is turned, with what that would give. */
  #middles(fits: Fits, piece: Piece): { at: Cell; gain: number | null }[] {
    const found = middlesOf(fits, tileIn(piece), this.#hand.pose);
    return isOshax(piece) ? found.map(({ at }) => ({ at, gain: null })) : found;
  }

  /** Lay the piece down on a cell, or turn it on over the one where it lies already. */
  #land(cell: Cell, again?: Cell): void {
    const [{ piece, pose }, fits] = [this.#hand, this.#fits];
    if (piece === null || !fits) return;
    const found = landing(fits, tileIn(piece), pose, cell, again);
    this.#hand.hold(found.at, found.pose);
    this.drop();
  }

  #draw(next: readonly Laid[]): void {
    if (!sameLaid(next, this.#stand)) this.#staging.draw(next);
  }

  /** After a step back or forth the piece that was laid there is the one in question. */
  #follow(): void {
    const last = this.#stand.at(-1)?.piece;
    if (this.#hand.piece !== null) this.#hand.take(last ?? this.#hand.piece);
  }

  #change(change: (pose: Pose) => Pose): void {
    const { piece } = this.#hand;
    if (piece === null) return;
    const [pose, at] = [change(this.#hand.pose), this.#candidate?.at];
    const wasLaid = this.isLaid(piece);
    this.#hand.keepPose(piece, pose);
    if (!at) return;
    this.#hand.hold(at, pose);
    if (wasLaid) this.drop();
  }
}
