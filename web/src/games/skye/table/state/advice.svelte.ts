/** What the server says about tiles that are only thought of: where they fit, what they give, why they do not fit. */
import { untrack } from 'svelte';
import { type Cell, keyOf } from '../../../../board/cells';
import { afterRest } from '../../../../board/after-rest';
import type { Objection } from '../../../../table/sending.svelte';
import type { Change, Place, Placed, Reason, Skye } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AsIf, Seat } from '../../../../wire/types';
import { type Fits, fitsOf, sameStand } from '../../board/fits';

export type Adviser = Pick<
  TableStore<Skye>,
  'info' | 'legal' | 'preview' | 'seat' | 'version' | 'whyNot'
>;

/** What somebody thinks of doing; each part is followed by itself. */
export interface Thought {
  /** The tiles that wait for a place. */
  tiles(): readonly string[];
  /** Those that are laid, in their order. */
  stand(): readonly Placed[];
  /** The same, but for the one that is held. */
  laid(): readonly Placed[];
  /** The tile that is held or was laid last, and whether it may lie there; null: not known. */
  candidate(): (Placed & { fits: boolean | null }) | null;
}

export const placeOf = (seat: Seat | null, { tile, x, y, turn }: Placed): Place => ({
  type: 'place',
  seat: seat ?? 0,
  tile,
  x,
  y,
  turn,
});

/** Follows a thought and asks about it. Made while a component is made; it ends with it. */
export class Advice {
  readonly #table: () => Adviser;
  readonly #thought: Thought;
  #fits: ReadonlyMap<string, Fits> = $state.raw(new Map());
  #changes: readonly Change[] | null = $state.raw(null);
  #own: readonly Change[] = $state.raw([]);
  #earning: readonly (readonly Cell[])[] = $derived.by(() => {
    const candidate = this.#thought.candidate();
    return candidate?.fits ? earningAt(this.#own, candidate) : [];
  });
  #objection: Objection<Reason> | null = $state.raw(null);

  constructor(table: () => Adviser, thought: Thought) {
    this.#table = table;
    this.#thought = thought;
    $effect(() => this.#learnFits());
    $effect(() => this.#learnChanges());
    $effect(() => this.#learnObjection());
  }

  /** Where a tile fits; undefined: not known yet. */
  fits(tile: string): Fits | undefined {
    return this.#fits.get(tile);
  }

  /** What all that is laid and the candidate would change in our score; null: nothing, or not told. */
  get changes(): readonly Change[] | null {
    return this.#changes;
  }

  /** What the last of them alone would change. */
  get own(): readonly Change[] {
    return this.#own;
  }

  /** Cells that would earn something together with the candidate, set by set. */
  get earning(): readonly (readonly Cell[])[] {
    return this.#earning;
  }

  /** Why the candidate cannot lie where it is; null: it can, or it is not known yet. */
  get objection(): Objection<Reason> | null {
    return this.#objection;
  }

  #asIf(tiles: readonly string[], under: readonly Placed[]): AsIf<Skye> {
    const { seat } = this.#table();
    return { scratch: [...tiles], after: under.map((placed) => placeOf(seat, placed)) };
  }

  #learnFits(): (() => void) | undefined {
    const [tiles, stand] = [this.#thought.tiles(), this.#thought.stand()];
    if (this.#table().version === null || tiles.length === 0) {
      this.#fits = new Map();
      return undefined;
    }
    let current = true;
    const others = (tile: string): Placed[] => stand.filter((placed) => placed.tile !== tile);
    // What was learned of other stands is wrong now; the rest holds until the answer is here.
    this.#fits = new Map(
      [...untrack(() => this.#fits)].filter(
        ([tile, { under }]) => tiles.includes(tile) && sameStand(under, others(tile)),
      ),
    );
    for (const tile of tiles)
      void this.#askFits(tile, tiles, stand, others(tile)).then((fits) => {
        if (current && fits) this.#fits = new Map([...this.#fits, [tile, fits]]);
      });
    return () => (current = false);
  }

  async #askFits(
    tile: string,
    tiles: readonly string[],
    stand: readonly Placed[],
    others: readonly Placed[],
  ): Promise<Fits | null> {
    const table = this.#table();
    const gains = table.info.aids.previews;
    const ask = async (under: readonly Placed[]): Promise<Fits> =>
      fitsOf(
        under,
        await table.legal({ type: 'place', tile }, { ...this.#asIf(tiles, under), gains }),
      );
    try {
      return await ask(others);
    } catch (error) {
      if (!(error instanceof Refused)) return null;
    }
    // The tiles that were laid after this one cannot lie there without it.
    const place = stand.findIndex((placed) => placed.tile === tile);
    try {
      return await ask(stand.slice(0, Math.max(0, place)));
    } catch {
      return null;
    }
  }

  #learnChanges(): (() => void) | undefined {
    const table = this.#table();
    const [tiles, laid] = [this.#thought.tiles(), this.#thought.laid()];
    const candidate = this.#thought.candidate();
    const under = candidate?.fits ? this.#fits.get(candidate.tile)?.under : undefined;
    const moves = candidate && under ? [...under, candidate] : laid;
    if (table.version === null || !table.info.aids.previews || moves.length === 0) {
      this.#changes = null;
      this.#own = [];
      return undefined;
    }
    const learn = async (isCurrent: () => boolean): Promise<void> => {
      const [first, last] = await Promise.all([
        table.preview(placeOf(table.seat, moves[0]), this.#asIf(tiles, [])),
        table.preview(
          placeOf(table.seat, moves[moves.length - 1]),
          this.#asIf(tiles, moves.slice(0, -1)),
        ),
      ]);
      if (!isCurrent()) return;
      this.#changes = last.map((change, i) => ({ ...change, now: first[i]?.now ?? change.now }));
      this.#own = last;
    };
    return afterRest(learn, () => {
      [this.#changes, this.#own] = [null, []];
    });
  }

  #learnObjection(): (() => void) | undefined {
    const table = this.#table();
    const [tiles, candidate] = [this.#thought.tiles(), this.#thought.candidate()];
    const under = candidate && this.#fits.get(candidate.tile)?.under;
    this.#objection = null;
    if (candidate?.fits !== false || !under) return undefined;
    const learn = async (isCurrent: () => boolean): Promise<void> => {
      const { legal, reason, fields } = await table.whyNot(
        placeOf(table.seat, candidate),
        this.#asIf(tiles, under),
      );
      if (isCurrent() && !legal && reason) this.#objection = { reason: reason as Reason, fields };
    };
    return afterRest(learn);
  }
}

/** The cells of each line that grew and has to do with a place. */
function earningAt(changes: readonly Change[], { x, y }: Placed): readonly (readonly Cell[])[] {
  const here = keyOf(x, y);
  return changes
    .filter(({ now, after }) => (after ?? 0) > (now ?? 0))
    .flatMap(({ card }) => card.lines)
    .filter(({ points, cells }) => points > 0 && cells.some(([cx, cy]) => keyOf(cx, cy) === here))
    .map(({ cells }) => cells);
}
