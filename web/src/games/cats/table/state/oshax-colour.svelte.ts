/** An oshax that is placed and only needs its colour, for example after the page was reloaded. */
import type { Cats, Colour } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { poseFor } from '../../board/nearest-fit';
import type { Laid } from '../../board/staged-tiles';
import { doingOf } from '../../pieces/phases';
import { UPRIGHT } from '../../board/held-tile';

export class WaitingOshax {
  readonly #table: () => Pick<TableStore<Cats>, 'seat' | 'try' | 'version' | 'view'>;
  #laid: Laid | null = $state.raw(null);
  #isAsked = $derived.by(() => {
    const { view } = this.#table();
    return view !== null && this.#isOurs() && doingOf(view) === 'colour_oshax';
  });
  readonly #isOurs: () => boolean;

  constructor(
    table: () => Pick<TableStore<Cats>, 'seat' | 'try' | 'version' | 'view'>,
    isOurs: () => boolean,
  ) {
    this.#table = table;
    this.#isOurs = isOurs;
    $effect(() => this.#find());
  }

  /** Whether only its colour is missing. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  get laid(): Laid | null {
    return this.#isAsked ? this.#laid : null;
  }

  nameColour(colour: Colour): void {
    if (this.#laid) this.#laid = { ...this.#laid, colour };
  }

  /** The view does not contain its place; trying a move reveals it. */
  #find(): (() => void) | undefined {
    const table = this.#table();
    const { view, seat, version } = table;
    if (!this.#isAsked || view === null || seat === null || version === null) {
      this.#laid = null;
      return undefined;
    }
    let current = true;
    const before = view.crews[seat].tiles.length;
    table
      .try([{ type: 'colour', seat, colour: 'blue' }])
      .then(({ view: then }) => {
        const placed = then.crews[seat].tiles[before];
        if (!current || !placed) return;
        const { tile, cells } = placed;
        this.#laid = { piece: tile, cells, pose: poseFor(tile, cells) ?? UPRIGHT, colour: null };
      })
      .catch(() => undefined);
    return () => (current = false);
  }
}
