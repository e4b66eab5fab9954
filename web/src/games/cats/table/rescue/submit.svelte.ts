/** Answers for our boat: play the placement, pass, undo, or show a hint. */
import type { Cats, Move, Place } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Hinted } from '../../../../wire/types';
import { placeKey } from '../../board/held-tile';
import { poseFor } from '../../board/nearest-fit';
import { type Laid, type Piece, tileIn } from '../../board/staged-tiles';
import { type Candidate, bestOf, isOshax } from '../state/candidate';
import type { Placing } from '../state/placing.svelte';

type Asked = Pick<TableStore<Cats>, 'canUndo' | 'hint' | 'isMoving' | 'seat' | 'undo' | 'version'>;

export class Submission {
  readonly #table: () => Asked;
  readonly #placing: Placing;
  /** What the last hint has shown: a piece, and its place if that is known. */
  #shown: { piece: Piece; place: string | null } | null = $state.raw(null);
  /** The version without the move that is being undone, until it is shown; Infinity: not known yet; null: none. */
  #back: number | null = $state(null);
  /** What lay staged again after that. */
  #restored: Laid | null = $state.raw(null);

  constructor(table: () => Asked, placing: Placing) {
    this.#table = table;
    this.#placing = placing;
  }

  get canConfirm(): boolean {
    const { ready, rescues, sending, task } = this.#placing;
    const wanted = ready ?? this.#hinted;
    if (!wanted || sending.isSending || this.#table().isMoving) return false;
    if (task === 'rescue') return rescues.moveFor(wanted.piece) !== null;
    return task !== 'oshax' || wanted.colour !== null;
  }

  /** The piece that a hint shows on the boat: who agrees need not lay it there first. */
  get #hinted(): Candidate | null {
    const { candidate, isHint, mode } = this.#placing;
    return mode === 'lay' && isHint && candidate?.fits ? candidate : null;
  }

  /** Whether the last confirmed move can be undone. */
  get canTakeBack(): boolean {
    const { canUndo, isMoving } = this.#table();
    const { mode, sending } = this.#placing;
    return mode !== 'try' && canUndo && !isMoving && !sending.isSending;
  }

  /** Whether what is staged is back after an undo: it is not played again by itself. */
  get isBack(): boolean {
    const { ready } = this.#placing;
    return this.#back !== null || (ready !== null && ready === this.#restored);
  }

  /** Play the staged placement. */
  async confirm(): Promise<void> {
    const placing = this.#placing;
    if (!this.canConfirm) return;
    if (this.#hinted) placing.drop();
    await placing.send(this.#moves());
    if (placing.sending.trouble === null) placing.choose(null);
  }

  /** Decline, or stop taking. */
  async leave(how: 'pass' | 'done'): Promise<void> {
    if (this.#placing.mode !== 'lay') return;
    this.#placing.choose(null);
    await this.#placing.sending.send([{ type: how, seat: this.#seat }]);
  }

  /** Undo the last confirmed move. */
  async takeBack(): Promise<void> {
    this.#placing.choose(null);
    this.#back = Infinity;
    try {
      this.#back = await this.#table().undo();
    } catch (error) {
      this.#back = null;
      throw error;
    }
  }

  /** Once an undo is shown: a cat that is no longer placed is not rescued either, but staged as before. */
  async finishBack(): Promise<void> {
    const { version, isMoving } = this.#table();
    if (this.#back === null || version === null || version < this.#back || isMoving) return;
    this.#back = null;
    this.#restored = this.#placing.ready;
    if (this.#placing.task !== 'tile') this.#placing.choose(this.#restored?.piece ?? null);
    else if (this.canTakeBack) await this.takeBack();
  }

  /** A hint for a rescue with the bot's place for the cat, and the reasons for that very place. */
  async withPlace(hint: Hinted<Cats>): Promise<{ hint: Hinted<Cats>; place: Place | null }> {
    const next = hint.move.type === 'rescue' ? await this.#next(hint.move) : undefined;
    if (next?.move.type !== 'place') return { hint, place: null };
    return { hint: { ...hint, why: next.why }, place: next.move };
  }

  /** Hold a piece where a bot would place it; for a move that is not about the boat, hold none. */
  async show(move: Move, place: Place | null = null): Promise<void> {
    const placing = this.#placing;
    if (placing.mode !== 'lay') return;
    if (move.type === 'rescue') {
      this.#shown = { piece: move.tile, place: place && placeKey(place.cells) };
      placing.showHint(move.tile, place?.cells);
    } else if (move.type === 'place') {
      const piece = placing.tiles.find((one) => poseFor(tileIn(one), move.cells));
      if (piece === undefined) return;
      this.#shown = { piece, place: placeKey(move.cells) };
      placing.showHint(piece, move.cells);
      if (isOshax(piece)) await this.#showColour(move);
    } else placing.choose(null);
  }

  /** Whether the boat shows a proposed move, or at least the cat that it is about. */
  shows(move: Move): boolean {
    const { chosen, isHint, laid } = this.#placing;
    if (this.#shown === null || chosen !== this.#shown.piece) return false;
    const lying = laid.find(({ piece }) => piece === chosen);
    if (lying) return placeKey(lying.cells) === this.#shown.place;
    return isHint || move.type === 'rescue';
  }

  /** Choose the colour that the bot would choose, unless the player has chosen another one meanwhile. */
  async #showColour(place: Place): Promise<void> {
    const named = (await this.#next(place))?.move;
    const { advice, ready } = this.#placing;
    if (named?.type !== 'colour' || !ready || placeKey(ready.cells) !== placeKey(place.cells))
      return;
    if (ready.colour === null || ready.colour === bestOf(advice.colours)?.colour)
      this.#placing.nameColour(named.colour);
  }

  /** What the bot would do after a move; undefined if unknown. */
  async #next(after: Move): Promise<Hinted<Cats> | undefined> {
    try {
      return await this.#table().hint([after]);
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  get #seat(): number {
    return this.#table().seat ?? 0;
  }

  /** The remaining moves: rescue, placement, and the colour of an oshax; or all treasures of a card. */
  #moves(): Move[] {
    const { isColourOnly, laid, ready, rescues, task } = this.#placing;
    if (!ready) return [];
    const seat = this.#seat;
    const place = (one: Laid): Place => ({
      type: 'place',
      seat,
      cells: one.cells.map(([x, y]) => [x, y]),
    });
    if (task === 'treasures') return laid.map(place);
    const rescue = task === 'rescue' ? rescues.moveFor(ready.piece) : null;
    return [
      ...(rescue ? [rescue] : []),
      ...(isColourOnly ? [] : [place(ready)]),
      ...(ready.colour ? [{ type: 'colour', seat, colour: ready.colour } as const] : []),
    ];
  }
}
