/** Answers for our boat: play the placement, pass, undo, or show a hint. */
import type { Cats, Move, Place, Rescue } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { TableStore } from '../../../../wire/table.svelte';
import { poseFor } from '../../board/nearest-fit';
import { tileIn } from '../../board/staged-tiles';
import type { Candidate } from '../state/candidate';
import type { Placing } from '../state/placing.svelte';

type Asked = Pick<TableStore<Cats>, 'canUndo' | 'hint' | 'isMoving' | 'seat' | 'undo'>;

export class Submission {
  readonly #table: () => Asked;
  readonly #placing: Placing;

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

  /** Play the staged placement. */
  async confirm(): Promise<void> {
    const placing = this.#placing;
    if (!this.canConfirm) return;
    if (this.#hinted) placing.drop();
    await placing.sending.send(this.#moves());
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
    await this.#table().undo();
  }

  /** Hold a piece where a bot would place it; other moves cannot be shown on the boat. */
  async show(move: Move): Promise<void> {
    const placing = this.#placing;
    if (placing.mode !== 'lay') return;
    if (move.type === 'rescue') placing.showHint(move.tile, await this.#placeAfter(move));
    else if (move.type === 'place') {
      const piece = placing.tiles.find((one) => poseFor(tileIn(one), move.cells));
      if (piece !== undefined) placing.showHint(piece, move.cells);
    }
  }

  /** Where the bot would place the cat; undefined if unknown. */
  async #placeAfter(rescue: Rescue): Promise<Place['cells'] | undefined> {
    try {
      const { move } = await this.#table().hint([rescue]);
      return move.type === 'place' ? move.cells : undefined;
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  get #seat(): number {
    return this.#table().seat ?? 0;
  }

  /** The remaining moves: rescue, placement, and the colour of an oshax. */
  #moves(): Move[] {
    const { isColourOnly, ready, rescues, task } = this.#placing;
    if (!ready) return [];
    const seat = this.#seat;
    const cells = ready.cells.map(([x, y]): [number, number] => [x, y]);
    const rescue = task === 'rescue' ? rescues.moveFor(ready.piece) : null;
    return [
      ...(rescue ? [rescue] : []),
      ...(isColourOnly ? [] : [{ type: 'place', seat, cells } as const]),
      ...(ready.colour ? [{ type: 'colour', seat, colour: ready.colour } as const] : []),
    ];
  }
}
