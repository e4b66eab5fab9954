/** Which cats we can rescue now, in which baskets, and why not. */
import type { Objection } from '../../../../table/sending.svelte';
import type { Cats, Reason, Rescue } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { untilAnswered } from '../../../../wire/until-answered';

/** own: a permanent basket. card: a basket on a card. broken: two broken ones. */
export type BasketKind = 'own' | 'card' | 'broken';
const KINDS: readonly BasketKind[] = ['own', 'card', 'broken'];

type Asked = Pick<TableStore<Cats>, 'isMine' | 'legal' | 'seat' | 'version' | 'whyNot'>;

const kindOf = ({ cards = [] }: Rescue): BasketKind => KINDS[Math.min(2, cards.length)];

export class Rescues {
  readonly #table: () => Asked;
  #moves: readonly Rescue[] | null = $state.raw(null);
  #wanted: BasketKind | null = $state(null);
  #objection: { tile: string; why: Objection<Reason> } | null = $state.raw(null);

  /** Follow a table during rescues; create it during component initialisation. */
  constructor(table: () => Asked, isAsked: () => boolean) {
    this.#table = table;
    $effect(() => {
      const store = table();
      if (store.version === null || !isAsked()) {
        [this.#moves, this.#wanted, this.#objection] = [null, null, null];
        return;
      }
      this.#objection = null;
      return untilAnswered(
        () => store.legal({ type: 'rescue' }, { most: 2000 }),
        ({ moves }) => {
          this.#moves = moves.filter((move): move is Rescue => move.type === 'rescue');
        },
      );
    });
  }

  /** Whether this cat can be rescued; null while unknown. */
  can(tile: string): boolean | null {
    return this.#moves === null ? null : this.#moves.some((move) => move.tile === tile);
  }

  /** Whether we can rescue no cat. */
  get isOver(): boolean {
    return this.#moves?.length === 0;
  }

  /** The kinds of baskets for a cat, the permanent one first. */
  basketsFor(tile: string): BasketKind[] {
    const found = new Set(this.#of(tile).map(kindOf));
    return KINDS.filter((kind) => found.has(kind));
  }

  /** The kind to use: the chosen one if available, else the first. */
  basketFor(tile: string): BasketKind | null {
    const there = this.basketsFor(tile);
    return there.find((kind) => kind === this.#wanted) ?? there[0] ?? null;
  }

  want(kind: BasketKind): void {
    this.#wanted = kind;
  }

  /** The move that rescues a cat with the chosen basket. */
  moveFor(tile: string): Rescue | null {
    const kind = this.basketFor(tile);
    return this.#of(tile).find((move) => kindOf(move) === kind) ?? null;
  }

  /** Why a cat cannot be rescued; null if it can, or before asking. */
  objectionTo(tile: string | null): Objection<Reason> | null {
    return this.#objection?.tile === tile ? (this.#objection?.why ?? null) : null;
  }

  /** Ask why a cat cannot be rescued. */
  async askWhy(tile: string): Promise<void> {
    const table = this.#table();
    const { version } = table;
    const { legal, reason, fields } = await table.whyNot({
      type: 'rescue',
      seat: table.seat ?? 0,
      tile,
    });
    if (!legal && reason && this.#table().version === version)
      this.#objection = { tile, why: { reason: reason as Reason, fields } };
  }

  #of(tile: string): readonly Rescue[] {
    return this.#moves?.filter((move) => move.tile === tile) ?? [];
  }
}
