/** The scorecards of all seats as of the version that is shown. */
import { untrack } from 'svelte';
import type { TableStore } from '../wire/table.svelte';
import type { Game, Scored, Seat } from '../wire/types';

/** Scorecards, and the newest version that they may know of. */
interface Found<G extends Game> {
  version: number;
  cards: ReadonlyMap<Seat, Scored<G>>;
}

/** How many answers may wait until their version is shown. */
const MOST = 40;

type Scoring<G extends Game> = Pick<
  TableStore<G>,
  'info' | 'newestVersion' | 'score' | 'version' | 'view' | 'waiting'
>;

export class Scorecards<G extends Game> {
  readonly #table: () => Scoring<G>;
  readonly #touches: ((event: G['event'], seat: Seat) => boolean) | undefined;
  #found: readonly Found<G>[] = $state.raw([]);
  readonly #newest = $derived.by(() => this.#table().newestVersion);
  readonly #shown = $derived.by(() => {
    const { version, waiting } = this.#table();
    const now = version ?? -1;
    const seats = [...new Set(this.#found.flatMap(({ cards }) => [...cards.keys()]))];
    return new Map(
      seats.map((seat) => {
        // An answer that knows of later steps is right already if they leave this score alone.
        const next = waiting.find(
          ({ events, withdraws }) =>
            !this.#touches ||
            withdraws.length > 0 ||
            events.some((event) => this.#touches?.(event, seat)),
        )?.version;
        const isRight = (known: number): boolean =>
          known <= now || next === undefined || known < next;
        return [seat, this.#found.findLast((one) => isRight(one.version))?.cards.get(seat)];
      }),
    );
  });

  /**
   * Follow a table; call it during component initialisation. Nothing is requested before the view
   * allows it. `touches`: whether an event can change the score of a seat; by default each can.
   */
  constructor(
    table: () => Scoring<G>,
    seats: (view: NonNullable<G['view']>) => readonly Seat[],
    touches?: (event: G['event'], seat: Seat) => boolean,
  ) {
    this.#table = table;
    this.#touches = touches;
    const wanted = $derived.by(() => {
      const { view } = table();
      return view === null || view === undefined ? '' : seats(view).join();
    });
    // The server scores its newest state: request it when a version comes, show it with the version.
    $effect(() => {
      const store = table();
      if (this.#newest === null || wanted === '' || !store.info.aids.previews) return;
      const asked = wanted.split(',').map(async (name) => {
        const scored = await store.score(Number(name)).catch(() => undefined);
        return scored === undefined ? [] : [[Number(name), scored] as const];
      });
      void Promise.all(asked).then((found) => this.#keep(store, new Map(found.flat())));
    });
  }

  #keep(store: Scoring<G>, cards: Found<G>['cards']): void {
    untrack(() => {
      // More may have happened meanwhile, and the answer may know of it.
      const version = store.newestVersion;
      if (version !== null && store === this.#table())
        this.#found = [...this.#found, { version, cards }].slice(-MOST);
    });
  }

  /** The scorecard of a seat; undefined if unknown or hidden. */
  card(seat: Seat): Scored<G> | undefined {
    return this.#shown?.get(seat);
  }
}
