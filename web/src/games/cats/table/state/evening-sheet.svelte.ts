/** The height of a phone's sheet in the evening: a find is chosen and placed, and the boat stays where it is. */
import { MediaQuery } from 'svelte/reactivity';

/** On a low phone the boat needs the room: as high as the sheet for an oshax, in pixels. */
const LOW = 257;

export class EveningSheet {
  readonly #isPhone = new MediaQuery('(max-width: 699px) and (min-height: 501px)');
  readonly #isLow = new MediaQuery('(max-height: 700px)');
  #kept = $state.raw({ ship: -1, high: 0 });

  /** The least height on a day; 0 if there is none. */
  least(ship: number): number {
    if (!this.#isPhone.current) return 0;
    return this.#isLow.current ? LOW : this.#kept.ship === ship ? this.#kept.high : 0;
  }

  /** The most that the choice of a find takes; 0: all it needs. */
  get most(): number {
    return this.#isPhone.current && this.#isLow.current ? LOW : 0;
  }

  /** The choice of a find needs this height. */
  keep(ship: number, high: number): void {
    if (ship !== this.#kept.ship || high > this.#kept.high) this.#kept = { ship, high };
  }

  forget(): void {
    this.#kept = { ship: -1, high: 0 };
  }
}
