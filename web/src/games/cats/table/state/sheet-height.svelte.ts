/** The one height of the sheet below the boat in all phases of a game, so that the boat stays where it is. */
import { MediaQuery } from 'svelte/reactivity';
import { innerWidth } from 'svelte/reactivity/window';

/** What the cards of a draft need, which need the most: in pixels, from the largest screens to the smallest. */
const NEEDED: readonly (readonly [media: string, high: (width: number) => number])[] = [
  ['(min-width: 1900px) and (min-height: 1000px)', () => 380],
  ['(min-width: 1280px) and (min-height: 600px)', () => 350],
  // Two rows of four cards, which are as high as they are wide.
  [
    '(max-width: 699px) and (min-height: 820px) and (orientation: portrait)',
    (width) => 252.5 + 0.461 * width,
  ],
];

export class SheetHeight {
  readonly #screens = NEEDED.map(([media, high]) => ({ is: new MediaQuery(media, false), high }));

  /** Each phase has its own height: the large cats of the family game need more than cards. */
  isFree = $state(false);

  /** In pixels; 0 on screens where the boat needs the room of a lower sheet. */
  get now(): number {
    if (this.isFree) return 0;
    const found = this.#screens.find(({ is }) => is.current);
    return found === undefined ? 0 : Math.round(found.high(innerWidth.current ?? 0));
  }
}
