/** The height of the sheet in the evening: a find is chosen and placed, and the boat stays where it is. */
import { MediaQuery } from 'svelte/reactivity';

/** On a low phone the boat needs the room: as high as the sheet for an oshax, in pixels. */
const LOW = 257;
/** Beside the boat of a large screen: a card, or an oshax with its colours and a long text. */
export const WIDE = 272;

export class EveningSheet {
  readonly #isPhone = new MediaQuery('(max-width: 699px) and (min-height: 501px)');
  readonly #isLow = new MediaQuery('(max-height: 700px)');
  readonly #isRoomy = new MediaQuery('(min-width: 700px) and (min-height: 501px)');
  readonly #isWide = new MediaQuery('(min-width: 1280px) and (min-height: 600px)');
  #kept = $state.raw({ ship: -1, high: 0 });

  /** The least height on a day; 0 if there is none. */
  least(ship: number): number {
    const kept = this.#kept.ship === ship ? this.#kept.high : 0;
    if (this.#isPhone.current) return this.#isLow.current ? LOW : kept;
    if (!this.#isRoomy.current) return 0;
    return this.#isWide.current ? Math.max(WIDE, kept) : kept;
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
