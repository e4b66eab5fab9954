/** The current options of an anytime card, as the server lists them, and the choice among them. */
import { cardOf } from '../../pieces/deck';
import type { Anytime, Cats } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';

/** What a card needs to know, or null. */
export type Wants = 'colour' | 'basket' | 'lessons' | 'treasures' | 'cats' | null;

const WANTS: Readonly<Record<string, Wants>> = {
  fish_one_colour: 'colour',
  sell_basket: 'basket',
  basket_for_lessons: 'lessons',
  basket_for_treasures: 'treasures',
  herd: 'cats',
};
/** The price of a basket in things, and the most cats that can be herded. */
const PAIR = 2;
const MOST_CATS = 3;
/** Cards that reveal something, so they cannot be undone. */
/** Where a card draws from, which cannot be undone. */
const SOURCES: Readonly<Record<string, 'deck' | 'bag'>> = {
  draw2: 'deck',
  draw3: 'deck',
  bag_to_boat: 'bag',
  bag_to_fields: 'bag',
};

export const wantsOf = (card: string): Wants => WANTS[cardOf(card).type] ?? null;
export const sourceOf = (card: string): 'deck' | 'bag' | null => SOURCES[cardOf(card).type] ?? null;

type Cells = readonly (readonly [number, number])[];
export const cellsKey = (cells: Cells): string => cells.map(String).sort().join(' ');

export class Ways {
  readonly card: string;
  readonly wants: Wants;
  /** the moves; undefined while loading, empty if the card has no use now */
  moves: readonly Anytime[] | undefined = $state.raw(undefined);
  /** the chosen cats, lessons, treasures (by cell), colour or basket */
  picked: readonly string[] = $state.raw([]);
  /** what it would bring in fish */
  gain: number | null = $state(null);
  readonly #table: TableStore<Cats>;

  constructor(table: TableStore<Cats>, card: string) {
    this.#table = table;
    this.card = card;
    this.wants = wantsOf(card);
  }

  async load(): Promise<void> {
    const like = { type: 'anytime', card: this.card } as const;
    // There are many similar herding moves; one shows that it is possible.
    const most = this.wants === 'cats' ? 1 : 500;
    try {
      const { moves } = await this.#table.legal(like, { most });
      this.moves = moves.filter((move) => move.type === 'anytime');
    } catch {
      this.moves = [];
    }
    const [only] = this.moves;
    if (this.wants === 'basket' && this.moves.length === 1)
      this.picked = [only.used ? 'used' : 'ready'];
    await this.weigh();
  }

  /** How many can be chosen. */
  get most(): number {
    return this.wants === 'cats' ? MOST_CATS : this.wants === null ? 0 : this.#isPair ? PAIR : 1;
  }

  get #isPair(): boolean {
    return this.wants === 'lessons' || this.wants === 'treasures';
  }

  /** All lessons, or cells of all treasures, that can be given up. */
  get lessons(): string[] {
    return [...new Set((this.moves ?? []).flatMap(({ lessons = [] }) => lessons))];
  }
  get treasures(): [number, number][][] {
    const all = (this.moves ?? []).flatMap(({ treasures = [] }) => treasures);
    return [...new Map(all.map((cells) => [cellsKey(cells), cells])).values()];
  }
  get baskets(): ('ready' | 'used')[] {
    return (this.moves ?? []).map(({ used }) => (used ? 'used' : 'ready'));
  }

  pick(what: string): void {
    const rest = this.picked.filter((one) => one !== what);
    this.picked = rest.length < this.picked.length ? rest : [...rest, what].slice(-this.most);
    void this.weigh();
  }

  /** The chosen move; null if incomplete. */
  get move(): Anytime | null {
    const [first] = this.moves ?? [];
    if (first === undefined) return null;
    const { picked } = this;
    switch (this.wants) {
      case null:
        return first;
      case 'colour':
        return this.moves?.find(({ colour }) => colour === picked[0]) ?? null;
      case 'basket':
        return this.moves?.find(({ used }) => (used ? 'used' : 'ready') === picked[0]) ?? null;
      case 'lessons':
        return this.#pairOf(({ lessons = [] }) => lessons);
      case 'treasures':
        return this.#pairOf(({ treasures = [] }) => treasures.map(cellsKey));
      case 'cats':
        return picked.length === 0
          ? null
          : { type: 'anytime', seat: first.seat, card: this.card, cats: [...picked] };
    }
  }

  #pairOf(given: (move: Anytime) => readonly string[]): Anytime | null {
    if (this.picked.length < PAIR) return null;
    const fits = (move: Anytime): boolean => this.picked.every((one) => given(move).includes(one));
    return this.moves?.find(fits) ?? null;
  }

  /** The fish that the chosen move gives, found by trying it. */
  async weigh(): Promise<void> {
    const { move } = this;
    const { view, seat } = this.#table;
    this.gain = null;
    if (move === null || view === null || seat === null || sourceOf(this.card)) return;
    try {
      const tried = await this.#table.try([move]);
      if (this.move === move && tried.made === 1)
        this.gain = tried.view.crews[seat].fish - view.crews[seat].fish;
    } catch {
      // the card can be played without this number
    }
  }
}
