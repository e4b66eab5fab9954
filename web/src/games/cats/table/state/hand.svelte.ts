/** The piece in hand: which one, its rotation, and the cell it is held over. */
import type { Cell } from '../../pieces/pieces';
import { keyOf } from '../../pieces/poses';
import type { Piece } from '../../board/staged-tiles';
import { type Pose, UPRIGHT, samePose } from '../../board/held-tile';

/** Where a piece is held: the cell under its centre. */
export interface Held {
  readonly at: Cell;
  readonly pose: Pose;
}

export class Hand {
  #piece: Piece | null = $state(null);
  #held: Held | null = $state.raw(null);
  #poses: Readonly<Record<Piece, Pose>> = $state.raw({});
  #isHint = $state(false);
  #isDropping = $state(false);
  #isTurned = $state(false);
  /** The pieces that the player rotated or flipped. */
  readonly #byHand = new Set<Piece>();
  readonly #lyingPose: () => Pose | undefined;
  // Separate states, so that moving a piece updates only what depends on its place.
  #heldPiece: Piece | null = $derived(this.#held ? this.#piece : null);
  #pose: Pose = $derived.by(
    () => this.#held?.pose ?? this.#lyingPose() ?? this.#poses[this.#piece ?? ''] ?? UPRIGHT,
  );

  /** The placement of the piece, if it is placed. */
  constructor(lyingPose: () => Pose | undefined) {
    this.#lyingPose = lyingPose;
  }

  get piece(): Piece | null {
    return this.#piece;
  }

  get held(): Held | null {
    return this.#held;
  }

  /** The piece, while it is held over the board. */
  get heldPiece(): Piece | null {
    return this.#heldPiece;
  }

  get pose(): Pose {
    return this.#pose;
  }

  /** Whether it is a hint: the piece or the place that a bot would choose. */
  get isHint(): boolean {
    return this.#isHint;
  }

  /** Whether to place it as soon as it is known to fit. */
  get isDropping(): boolean {
    return this.#isDropping;
  }

  /** Whether it was rotated where it lay, and nothing has moved it since. */
  get isTurned(): boolean {
    return this.#isTurned;
  }

  /** The last pose of a piece. */
  lastPose(piece: Piece): Pose {
    return this.#poses[piece] ?? UPRIGHT;
  }

  keepPose(piece: Piece, pose: Pose): void {
    this.#poses = { ...this.#poses, [piece]: pose };
  }

  /** The player rotated or flipped a piece: a tap on the board does not change that. */
  turnByHand(piece: Piece, pose: Pose): void {
    this.#byHand.add(piece);
    this.keepPose(piece, pose);
  }

  isByHand(piece: Piece): boolean {
    return this.#byHand.has(piece);
  }

  /** Choose a piece, or none. */
  take(piece: Piece | null): void {
    this.#piece = piece;
    this.away();
  }

  /** Hold it over a cell. */
  hold(at: Cell, pose = this.#pose, { hint = false, dropping = false, turned = false } = {}): void {
    const held = this.#held;
    [this.#isHint, this.#isDropping, this.#isTurned] = [hint, dropping, turned];
    if (held && keyOf(held.at) === keyOf(at) && samePose(held.pose, pose)) return;
    this.#held = { at, pose };
  }

  away(): void {
    if (this.#held) this.#held = null;
    [this.#isHint, this.#isDropping, this.#isTurned] = [false, false, false];
  }

  settle(): void {
    this.#isDropping = false;
  }

  markHint(): void {
    this.#isHint = true;
  }
}
