/** Moves coins and the axe between purse and tiles: by drag, or with two taps. */
import type { CoinValue } from '../../art/coins';
import { Drag } from '../../../../board/drag.svelte';
import type { PriceDraft } from '../state/prices.svelte';

/** A token in the purse. */
export type Token = 'axe' | CoinValue;

/** The dragged item: a token, or all coins of a tile. */
export type Load = { token: Token } | { coinsOf: string };

const AXE = 'axe';
const COIN = 'coin ';

/** The tile of the stall at a point of the page. */
function tileAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const tile = element.closest<HTMLElement>('[data-stall]')?.dataset.stall;
    if (tile !== undefined) return tile;
  }
  return null;
}

export class Tokens {
  /** The token chosen by a tap; the next tap places it. */
  held: Token | null = $state(null);
  /** The tile under the dragged item. */
  target: string | null = $state(null);
  readonly drag = new Drag();
  readonly #draft: () => PriceDraft;
  readonly #onchoose: (tile: string) => void;

  constructor(draft: () => PriceDraft, onchoose: (tile: string) => void) {
    this.#draft = draft;
    this.#onchoose = onchoose;
  }

  /** The dragged item, or null. */
  get load(): Load | null {
    const { piece } = this.drag;
    if (piece === null) return null;
    if (piece === AXE) return { token: 'axe' };
    if (piece.startsWith(COIN)) return { token: Number(piece.slice(COIN.length)) as CoinValue };
    return { coinsOf: piece };
  }

  /** A token or a tile with coins was pressed; this may become a drag. */
  lift(load: Load, event: PointerEvent): void {
    const piece =
      'coinsOf' in load ? load.coinsOf : load.token === 'axe' ? AXE : `${COIN}${load.token}`;
    this.drag.press(piece, event, {
      over: (x, y) => (this.target = tileAt(x, y)),
      drop: () => {
        const onto = this.target;
        this.target = null;
        if (onto === null) this.#putBack(load);
        else this.#layOn(onto, load);
      },
      cancel: () => (this.target = null),
      turn: () => undefined,
    });
  }

  /** A token was tapped. */
  take(token: Token): void {
    if (!this.drag.takeDragged()) this.held = this.held === token ? null : token;
  }

  /** A tile was tapped: it gets the chosen token. */
  press(tile: string): void {
    if (this.drag.takeDragged()) return;
    if (this.held !== null) this.#layOn(tile, { token: this.held });
    this.held = null;
    this.#onchoose(tile);
  }

  #layOn(tile: string, load: Load): void {
    const draft = this.#draft();
    if ('coinsOf' in load) draft.carry(load.coinsOf, tile);
    else if (load.token === 'axe') draft.chop(tile);
    else draft.add(tile, load.token);
    this.#onchoose(tile);
  }

  #putBack(load: Load): void {
    if ('coinsOf' in load) this.#draft().set(load.coinsOf, 0);
    else if (load.token === 'axe') this.#draft().spare();
  }
}
