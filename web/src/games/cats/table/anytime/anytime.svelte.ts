/** Anytime cards in hand: when a person wants to be asked about each, and whether that is now. */
import { cardOf } from '../../pieces/deck';
import type { Cats, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { known, ofKind } from '../../pieces/crew';
import { LastChance } from './last-chance.svelte';

/** Moments at which a card can ask to be played; on the last day all do, but for those that never shall. */
export const MOMENTS = [
  'last',
  'never',
  'pay',
  'lessons',
  'lay',
  'rescue',
  'others',
  'rare',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Cards that change what others see on the island: only these are worth a pause before their turns. */
const CHANGES_FIELDS = ['herd', 'bag_to_fields'];

/** Cards that may bring a lesson: right after the payment it can still be laid today. */
const BRINGS_LESSONS = ['draw2', 'draw3'];

/** The moments that make sense for a type of cards. */
export const momentsOf = (type: string): readonly Moment[] =>
  MOMENTS.filter((moment) => moment !== 'others' || CHANGES_FIELDS.includes(type));

const KEY = 'skerry.games.cats.ask';

/** When to ask about each type of cards, kept in this browser. */
export class Wishes {
  #all: Readonly<Record<string, Moment>> = $state.raw({});
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = globalThis.localStorage) {
    this.#storage = storage;
    try {
      const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return;
      const fits = Object.entries(kept).filter(([, moment]) => MOMENTS.includes(moment as Moment));
      this.#all = Object.fromEntries(fits) as Record<string, Moment>;
    } catch {
      // unreadable, or nothing may be kept here: nobody is asked
    }
  }

  of(type: string): Moment {
    return this.#all[type] ?? (BRINGS_LESSONS.includes(type) ? 'lessons' : 'last');
  }

  set(type: string, moment: Moment): void {
    this.#all = { ...this.#all, [type]: moment };
    try {
      this.#storage?.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // it holds until the page is closed
    }
  }

  /** No card asks for a pause before the turns of others any more. */
  neverPause(): void {
    for (const type of CHANGES_FIELDS) if (this.of(type) === 'others') this.set(type, 'last');
  }
}

/** The moment that a seat is asked at now; null: none of these. */
export function momentOf(view: View, seat: number): Moment | null {
  const { phase, question, watcher } = view;
  if (question !== null) return null;
  if (watcher !== null) return watcher === seat ? 'others' : null;
  if (phase === 'pay') return view.crews[seat].sealed ? null : 'pay';
  if (phase === 'pause') return view.crews[seat].sealed ? null : 'lessons';
  if (phase !== 'lay' && phase !== 'rescue' && phase !== 'rare') return null;
  return view.order[view.turn] === seat ? phase : null;
}

/** Whose turn it is in what: a card that was put off is quiet until that changes. */
export const turnOf = ({ ship, phase, turn, watcher, sister }: View): string =>
  [ship, phase, turn, watcher, sister?.row.length].join();

/** The anytime cards of a table's seat. */
export class AnytimeCards {
  readonly wishes: Wishes;
  readonly #table: () => TableStore<Cats>;
  /** The dialog: the card that is looked at, or null for none yet. */
  isOpen = $state(false);
  chosen: string | null = $state(null);
  /** Cards that were put off in this turn, and those of which it was told that they lapse. */
  #putOff: readonly string[] = $state.raw([]);
  #told: readonly string[] = $state.raw([]);
  readonly #turn: string = $derived.by(() => {
    const { view } = this.#table();
    return view === null ? '' : turnOf(view);
  });
  readonly #last: LastChance;
  #said = '';

  /** Follow a table; call it while a component is made. */
  constructor(table: () => TableStore<Cats>, wishes = new Wishes()) {
    this.#table = table;
    this.wishes = wishes;
    this.#last = new LastChance(table, {
      moment: momentOf,
      cards: () => this.cards,
      isUnwanted: (type) => wishes.of(type) === 'never',
    });
    $effect(() => {
      void this.#turn;
      this.#putOff = [];
    });
    // Only the server can hold another player's turn, so it is told when we want that.
    $effect(() => {
      const store = table();
      const { view, seat, version } = store;
      if (view === null || seat === null || store.ended || store.isMoving) return;
      const { watching } = view.crews[seat];
      if (this.#wantsPauses === watching) return;
      const like = { type: 'watch', on: !watching } as const;
      const key = `${version} ${watching}`;
      if (this.#said === key) return;
      this.#said = key;
      void store.legal(like, { most: 1 }).then(
        async ({ moves: [move] }) => {
          if (move) await store.move(move, { interject: true }).catch(() => undefined);
        },
        () => undefined,
      );
    });
  }

  get cards(): string[] {
    const { view, seat } = this.#table();
    return view === null || seat === null ? [] : ofKind(known(view.crews[seat].hand), 'anytime');
  }

  get #wantsPauses(): boolean {
    return this.cards.some((card) => this.wishes.of(cardOf(card).type) === 'others');
  }

  /** The card that asks to be played now; null: none does. */
  get asks(): string | null {
    const { view, seat, question } = this.#table();
    if (view === null || seat === null || question === null) return null;
    const moment = momentOf(view, seat);
    if (moment === null) return null;
    const wanted = this.cards.find(
      (card) => this.wishes.of(cardOf(card).type) === moment && !this.#putOff.includes(card),
    );
    return wanted ?? this.lapsing[0] ?? null;
  }

  /** The cards that will hardly be of use later, and of which nobody was told yet. */
  get lapsing(): string[] {
    return this.#last.cards.filter((card) => !this.#told.includes(card));
  }

  /** Not now: it asks again in the next such turn; those that lapse have been told of then. */
  putOff(card: string): void {
    const { lapsing } = this;
    if (lapsing.includes(card)) this.#told = [...this.#told, ...lapsing];
    this.#putOff = [...this.#putOff, card];
  }

  open(card: string | null = null): void {
    this.chosen = card ?? (this.cards.length === 1 ? this.cards[0] : null);
    this.isOpen = true;
  }
}
