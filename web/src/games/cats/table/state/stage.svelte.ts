/** The pieces that are staged on our boat, to play them or only to try: which ones lie there, undo and redo. */
import { Staging } from '../../../../board/staging.svelte';
import { stagingShelf } from '../../../../board/staging-shelf';
import { placeKey } from '../../board/held-tile';
import { type Laid, isLaid, sameLaid, tileIn } from '../../board/staged-tiles';
import type { Hand } from './hand.svelte';
import type { BoatQuestion } from './question.svelte';
import { staying } from './treasures';

/** lay: we must place something. try: try mode. rest: neither. */
export type Mode = 'lay' | 'try' | 'rest';

interface Kept {
  readonly id: string;
  readonly version: number | null;
}

export class Stage {
  readonly #question: BoatQuestion;
  readonly #hand: Hand;
  readonly #real: Staging<Laid>;
  readonly #tried: Staging<Laid>;
  #isTrying = $state(false);
  /** The pieces that are being sent; the table has some of them already. */
  #sent: readonly Laid[] = $state.raw([]);

  #mode: Mode = $derived.by(() =>
    this.#isTrying ? 'try' : this.#question.task === 'rest' ? 'rest' : 'lay',
  );
  #stand: readonly Laid[] = $derived.by(() => {
    if (this.#mode === 'try') return this.#tried.stand;
    const { laid } = this.#question.waiting;
    if (this.#sent.length > 0) return this.#sent.filter((one) => !this.#isAboard(one));
    return laid ? [laid] : this.#real.stand;
  });
  #staying: readonly Laid[] = $derived.by(() =>
    staying(this.#stand, this.#hand.piece, this.#question.most),
  );
  #lying: Laid | undefined = $derived.by(() =>
    this.#stand.find(({ piece }) => piece === this.#hand.piece),
  );
  #laid: readonly Laid[] = $derived.by(() => {
    const { heldPiece, piece: chosen } = this.#hand;
    // The chosen piece replaces those that cannot lie beside it.
    const isAll = this.#mode !== 'lay' || chosen === null;
    return this.#stand.filter(
      (laid) =>
        laid.piece !== heldPiece &&
        (isAll || laid.piece === chosen || this.#staying.includes(laid)),
    );
  });

  /** Create it during component initialisation. What is staged to be played survives a reload. */
  constructor(table: () => Kept, question: BoatQuestion, hand: Hand) {
    [this.#question, this.#hand] = [question, hand];
    this.#real = new Staging(
      () => (this.#mode === 'lay' ? question.key : null),
      stagingShelf<Laid>({
        table: () => table().id,
        mark: () => `${question.key} ${table().version}`,
        isPlaced: isLaid,
      }),
    );
    this.#tried = new Staging(() => (this.#mode === 'try' ? 'try' : null));
  }

  get mode(): Mode {
    return this.#mode;
  }

  get isTrying(): boolean {
    return this.#isTrying;
  }

  /** All staged pieces; a held one counts at its old place. */
  get stand(): readonly Laid[] {
    return this.#stand;
  }

  /** Those that stay when another one is placed. */
  get staying(): readonly Laid[] {
    return this.#staying;
  }

  /** The chosen piece, if it lies on the boat. */
  get lying(): Laid | undefined {
    return this.#lying;
  }

  /** The staged pieces except the held one. */
  get laid(): readonly Laid[] {
    return this.#laid;
  }

  get canUndo(): boolean {
    return this.#staging.canUndo;
  }

  get canRedo(): boolean {
    return this.#staging.canRedo;
  }

  undo(): void {
    this.#staging.undo();
  }

  redo(): void {
    this.#staging.redo();
  }

  /** Stage these pieces instead, unless they are the same. */
  draw(next: readonly Laid[]): void {
    if (!sameLaid(next, this.#stand)) this.#staging.draw(next);
  }

  startTrying(): void {
    this.#tried.clear();
    this.#isTrying = true;
  }

  stopTrying(): void {
    this.#isTrying = false;
  }

  /** Keep the pieces in sight while they are sent, until the table has them. */
  async during(sent: () => Promise<void>): Promise<void> {
    this.#sent = this.#laid;
    await sent().finally(() => (this.#sent = []));
  }

  get #staging(): Staging<Laid> {
    return this.#mode === 'try' ? this.#tried : this.#real;
  }

  #isAboard({ piece, cells }: Laid): boolean {
    const place = placeKey(cells);
    return (this.#question.crew?.tiles ?? []).some(
      (tile) => tile.tile === tileIn(piece) && placeKey(tile.cells) === place,
    );
  }
}
