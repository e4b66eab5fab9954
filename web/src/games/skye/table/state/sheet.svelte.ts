/** The least height of the sheet, so that the island stays where it is while phases change. */
import { MediaQuery } from 'svelte/reactivity';
import type { View } from '../../types';

interface Heights {
  /** Two seats: prices need more room than their small market. */
  two: number;
  more: number;
  /** Five seats have eight offers. */
  five: number;
}

/** On a phone in landscape it lies beside the board. */
const BESIDE = '(orientation: landscape) and (max-height: 500px)';
/** What prices and the market need, in pixels, from the largest screens to the smallest. */
const NEEDED: readonly (readonly [media: string, heights: Heights])[] = [
  ['(min-width: 1900px) and (min-height: 1000px)', { two: 298, more: 342, five: 390 }],
  ['(min-width: 1280px) and (min-height: 600px)', { two: 258, more: 276, five: 284 }],
  ['(min-width: 1024px) and (min-height: 600px)', { two: 344, more: 388, five: 394 }],
  [BESIDE, { two: 0, more: 0, five: 0 }],
  ['(min-width: 700px)', { two: 364, more: 372, five: 380 }],
  ['all', { two: 308, more: 314, five: 360 }],
];
/** What building needs on a phone held upright that gives the rest to the island. */
const TO_BUILD = 199;
const IS_LOW_PHONE = '(max-width: 699px) and (max-height: 699px) and (orientation: portrait)';
/** There is room enough to keep it while one builds; a low phone gives it to the island. */
const HAS_ROOM = '(min-height: 700px), (min-width: 1280px) and (min-height: 600px)';
/** The handle between the rails is higher for fingers. */
const FINGERS = '(pointer: coarse) and (min-width: 1024px) and (min-height: 600px)';
const HIGHER_HANDLE = 24;

export class Sheet {
  readonly #screens = NEEDED.map(([media, heights]) => ({
    isThis: new MediaQuery(media),
    heights,
  }));
  readonly #hasRoom = new MediaQuery(HAS_ROOM);
  readonly #isLowPhone = new MediaQuery(IS_LOW_PHONE);
  readonly #isBeside = new MediaQuery(BESIDE);
  readonly #isForFingers = new MediaQuery(FINGERS);

  /** Whether the board has the same room in all phases. */
  get isSteady(): boolean {
    return this.#hasRoom.current || this.#isBeside.current;
  }

  /** The least height in pixels; 0 if it takes what it needs. */
  least({ clans, phase }: Pick<View, 'clans' | 'phase'>): number {
    if (phase === 'build' && this.#isLowPhone.current) return TO_BUILD;
    const isMarket = phase === 'price' || phase === 'buy';
    return isMarket || (phase === 'build' && this.#hasRoom.current) ? this.#needed(clans) : 0;
  }

  /** How much lower the sheet is while one builds, in pixels; 0 where that is not known. */
  spare({ clans }: Pick<View, 'clans'>): number {
    return this.#isLowPhone.current ? this.#needed(clans) - TO_BUILD : 0;
  }

  #needed(clans: View['clans']): number {
    const heights = this.#screens.find(({ isThis }) => isThis.current)?.heights;
    if (heights === undefined) return 0;
    const needed = clans.length < 3 ? heights.two : clans.length < 5 ? heights.more : heights.five;
    return needed + (this.#isForFingers.current ? HIGHER_HANDLE : 0);
  }
}
