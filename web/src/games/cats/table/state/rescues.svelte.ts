/** Which cats we can rescue now, and in which baskets; why not, where we cannot. */
import type { Objection } from '../../../../table/sending.svelte';
import type { Cats, Reason, Rescue } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';

/** own: a permanent basket. card: the basket of a card. broken: two cards with broken ones. */
export type BasketKind = 'own' | 'card' | 'broken';
const KINDS: readonly BasketKind[] = ['own', 'card', 'broken'];

type Asked = Pick<TableStore<Cats>, 'isMine' | 'legal' | 'seat' | 'version' | 'whyNot'>;

const kindOf = ({ cards = [] }: Rescue): BasketKind => KINDS[Math.min(2, cards.length)];

export class Rescues {
  readonly #table: () => Asked;
  #moves: readonly Rescue[] | null = $state.raw(null);
  #wanted: BasketKind | null = $state(null);
  #objection: { tile: string; why: Objection<Reason> } | null = $state.raw(null);

  /** Follow a table as long as it asks for a rescue; made while a component is made. */
  constructor(table: () => Asked, isAsked: () => boolean) {
    this.#table = table;
    $effect(() => {
      const store = table();
      if (store.version === null || !isAsked()) {
        [this.#moves, this.#wanted, this.#objection] = [null, null, null];
        return;
      }
      let current = true;
      this.#objection = null;
      store
        .legal({ type: 'rescue' }, { most: 2000 })
        .then(({ moves }) => {
          if (current) this.#moves = moves.filter((move): move is Rescue => move.type === 'rescue');
        })
        .catch(() => undefined);
      return () => (current = false);
    });
  }

  /** Can this cat be rescued? null: not known yet. */
  can(tile: string): boolean | null {
    return this.#moves === null ? null : this.#moves.some((move) => move.tile === tile);
  }

  /** Is there nothing that we could rescue? */
  get isOver(): boolean {
    return this.#moves?.length === 0;
  }

  /** The kinds of baskets in which a cat could be carried, the one of our own first. */
  basketsFor(tile: string): BasketKind[] {
    const found = new Set(this.#of(tile).map(kindOf));
    return KINDS.filter((kind) => found.has(kind));
  }

  /** The kind that is taken: the one that was chosen if there is one, else the first. */
  basketFor(tile: string): BasketKind | null {
    const there = this.basketsFor(tile);
    return there.find((kind) => kind === this.#wanted) ?? there[0] ?? null;
  }

  want(kind: BasketKind): void {
    this.#wanted = kind;
  }

  /** The rescue of a cat in the basket that is taken for it. */
  moveFor(tile: string): Rescue | null {
    const kind = this.basketFor(tile);
    return this.#of(tile).find((move) => kindOf(move) === kind) ?? null;
  }

  /** Why a cat cannot be rescued; null: it can, or nobody has asked. */
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
