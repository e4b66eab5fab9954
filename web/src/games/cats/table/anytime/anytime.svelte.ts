/** Anytime cards in hand: when to prompt for each, and whether that is now. */
import { cardOf } from '../../pieces/deck';
import type { Cats, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { known, ofKind } from '../../pieces/crew';
import { DAYS, dayOf } from '../../pieces/board-numbers';
import { LastChance } from './last-chance.svelte';

/** Moments at which a card can prompt; on the last day all do, unless set to never. */
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

/** Cards that change the island: only these need a pause before others' turns. */
const CHANGES_FIELDS = ['herd', 'bag_to_fields'];

/** Cards that may give a lesson, which can be laid today right after the payment. */
const BRINGS_LESSONS = ['draw2', 'draw3'];

/** The useful moments for a type of cards. */
export const momentsOf = (type: string): readonly Moment[] =>
  MOMENTS.filter((moment) => moment !== 'others' || CHANGES_FIELDS.includes(type));

const KEY = 'skerry.games.cats.ask';

/** When to prompt for each type of cards, stored in this browser. */
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
      // unreadable or blocked: no prompts
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
      // it applies until the page is closed
    }
  }

  /** Remove all prompts before other players' turns. */
  neverPause(): void {
    for (const type of CHANGES_FIELDS) if (this.of(type) === 'others') this.set(type, 'last');
  }
}

/** The current moment of a seat, or null. */
export function momentOf(view: View, seat: number): Moment | null {
  const { phase, question, watcher } = view;
  if (question !== null) return null;
  if (watcher !== null) return watcher === seat ? 'others' : null;
  if (phase === 'pay') return view.crews[seat].sealed ? null : 'pay';
  if (phase === 'pause') return view.crews[seat].sealed ? null : 'lessons';
  if (phase !== 'lay' && phase !== 'rescue' && phase !== 'rare') return null;
  return view.order[view.turn] === seat ? phase : null;
}

/** A key of the current turn; a postponed card stays quiet until it changes. */
export const turnOf = ({ ship, phase, turn, watcher, sister }: View): string =>
  [ship, phase, turn, watcher, sister?.row.length].join();

/** The anytime cards of a table's seat. */
export class AnytimeCards {
  readonly wishes: Wishes;
  readonly #table: () => TableStore<Cats>;
  /** The dialog: the selected card, or null. */
  isOpen = $state(false);
  chosen: string | null = $state(null);
  /** Cards postponed in this turn, and those whose expiry was announced. */
  #putOff: readonly string[] = $state.raw([]);
  #told: readonly string[] = $state.raw([]);
  readonly #turn: string = $derived.by(() => {
    const { view } = this.#table();
    return view === null ? '' : turnOf(view);
  });
  readonly #day: number = $derived.by(() => this.#table().view?.ship ?? 0);
  readonly #last: LastChance;
  #said = '';

  /** Follow a table; call it during component initialisation. */
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
    $effect(() => {
      void this.#day;
      this.#told = [];
    });
    // Only the server can pause another player's turn, so send it our wish.
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
          const how = { interject: true, automatic: true };
          if (move) await store.move(move, how).catch(() => undefined);
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

  /** The card to prompt for now, or null. */
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

  get isLastDay(): boolean {
    const { view } = this.#table();
    return view !== null && dayOf(view) === DAYS;
  }

  /** Cards that are unlikely to be useful later and were not announced yet. */
  get lapsing(): string[] {
    return this.#last.cards.filter((card) => !this.#told.includes(card));
  }

  /** Whether passing in the last phase of the game gives up a card that could be played. */
  get isGivenUp(): boolean {
    return this.#last.playable.length > 0;
  }

  /** Postpone the prompts to the next such turn; expiring cards count as announced. */
  putOff(card: string): void {
    const { lapsing } = this;
    if (lapsing.includes(card)) this.#told = [...this.#told, ...lapsing];
    this.#putOff = [...this.#putOff, card];
  }

  /** Whether a card in hand was postponed in this turn. */
  get isPutOff(): boolean {
    return this.cards.some((card) => this.#putOff.includes(card));
  }

  open(card: string | null = null): void {
    this.chosen = card ?? (this.cards.length === 1 ? this.cards[0] : null);
    this.isOpen = true;
  }
}
