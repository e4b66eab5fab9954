/** An oshax that is placed and only needs its colour, for example after the page was reloaded. */
import type { Cats, Colour } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { poseFor } from '../../board/nearest-fit';
import type { Laid } from '../../board/staged-tiles';
import { UPRIGHT } from '../../board/held-tile';

export class WaitingOshax {
  #colour: Colour | null = $state(null);
  #laid: Laid | null;

  constructor(table: () => Pick<TableStore<Cats>, 'view'>, isOurs: () => boolean) {
    this.#laid = $derived.by(() => {
      const question = table().view?.question;
      if (question?.type !== 'choose_colour' || !isOurs()) return null;
      const { tile, cells } = question;
      return { piece: tile, cells, pose: poseFor(tile, cells) ?? UPRIGHT, colour: this.#colour };
    });
    $effect(() => {
      if (!this.isAsked) this.#colour = null;
    });
  }

  /** Whether only its colour is missing. */
  get isAsked(): boolean {
    return this.#laid !== null;
  }

  get laid(): Laid | null {
    return this.#laid;
  }

  nameColour(colour: Colour): void {
    this.#colour = colour;
  }
}
