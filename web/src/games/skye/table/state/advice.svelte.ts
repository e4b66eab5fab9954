/** The server's advice on staged tiles: where they fit, their points, and why they do not fit. */
import { untrack } from 'svelte';
import { type Cell, keyOf } from '../../../../board/cells';
import { afterRest } from '../../../../board/after-rest';
import type { Objection } from '../../../../table/sending.svelte';
import type { Change, Goal, Place, Placed, Reason, Skye, Slot } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AsIf, Scored, Seat } from '../../../../wire/types';
import { type Fits, fitsOf, sameStand } from '../../board/fits';
import { type ItemKind, tileOf } from '../../pieces/pieces';
import { SLOTS } from '../../pieces/round-track';
import { goalLines } from './scores.svelte';

export type Adviser = Pick<
  TableStore<Skye>,
  'info' | 'legal' | 'preview' | 'score' | 'seat' | 'version' | 'view' | 'whyNot'
>;

/** What the last tile changes in the points of somebody else. */
export interface RivalChange {
  seat: Seat;
  slot: Slot;
  topic: string;
  by: number;
}

/** The staged state to ask about; each part is tracked separately. */
export interface Thought {
  /** The tiles to place. */
  tiles(): readonly string[];
  /** The staged tiles, in order. */
  stand(): readonly Placed[];
  /** The same without the held one. */
  laid(): readonly Placed[];
  /** The held or last placed tile, and whether it fits; null if unknown. */
  candidate(): (Placed & { fits: boolean | null }) | null;
}

/** The things that majorities count; a tile with them can take points from others. */
const MAJORITIES: { readonly [G in Goal]?: ItemKind } = { ships: 'ship', whisky: 'whisky' };

export const placeOf = (seat: Seat | null, { tile, x, y, turn }: Placed): Place => ({
  type: 'place',
  seat: seat ?? 0,
  tile,
  x,
  y,
  turn,
});

/** Asks the server about staged tiles. Create it during component initialisation. */
export class Advice {
  readonly #table: () => Adviser;
  readonly #thought: Thought;
  #fits: ReadonlyMap<string, Fits> = $state.raw(new Map());
  #changes: readonly Change[] | null = $state.raw(null);
  #own: readonly Change[] = $state.raw([]);
  #rivals: readonly RivalChange[] = $state.raw([]);
  #staged: AsIf<Skye> | null = $state.raw(null);
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

  /** Where a tile fits; undefined while unknown. */
  fits(tile: string): Fits | undefined {
    return this.#fits.get(tile);
  }

  /** The score change by all staged tiles and the candidate; null if none or hidden. */
  get changes(): readonly Change[] | null {
    return this.#changes;
  }

  /** What that change is by. */
  get staged(): AsIf<Skye> | null {
    return this.#staged;
  }

  /** The score change by the last of them alone. */
  get own(): readonly Change[] {
    return this.#own;
  }

  /** What the last of them alone changes for the others. */
  get rivals(): readonly RivalChange[] {
    return this.#rivals;
  }

  /** Sets of cells that would score together with the candidate. */
  get earning(): readonly (readonly Cell[])[] {
    return this.#earning;
  }

  /** Why the candidate does not fit; null if it fits or while unknown. */
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
    // Answers for other states are wrong now; the rest is valid until the next answer.
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
    const land = untrack(() => table.view?.clans[table.seat ?? 0]?.territory ?? []);
    const ask = async (under: readonly Placed[]): Promise<Fits> =>
      fitsOf(
        land,
        under,
        await table.legal({ type: 'place', tile }, { ...this.#asIf(tiles, under), gains }),
      );
    try {
      return await ask(others);
    } catch (error) {
      if (!(error instanceof Refused)) return null;
    }
    // Tiles staged after this one may depend on it.
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
      this.#forgetChanges();
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
      const rivals = await this.#rivalChanges(last, moves, tiles);
      if (!isCurrent()) return;
      this.#changes = last.map((change, i) => ({ ...change, now: first[i]?.now ?? change.now }));
      this.#own = last;
      this.#rivals = rivals;
      this.#staged = this.#asIf(tiles, moves);
    };
    return afterRest(learn, () => this.#forgetChanges());
  }

  #forgetChanges(): void {
    [this.#changes, this.#own, this.#rivals, this.#staged] = [null, [], [], null];
  }

  /** What the last move changes for the others in the goals that are scored again. */
  async #rivalChanges(
    changes: readonly Change[],
    moves: readonly Placed[],
    tiles: readonly string[],
  ): Promise<RivalChange[]> {
    const table = this.#table();
    const things = tileOf(moves[moves.length - 1].tile).items.map(({ kind }) => kind);
    const slots = changes.flatMap(({ slot: of, topic }) => {
      const slot = SLOTS.find((one) => one === of);
      const thing = MAJORITIES[topic as Goal];
      return slot && thing && things.includes(thing) ? [{ slot, topic }] : [];
    });
    if (slots.length === 0) return [];
    const others = (table.view?.clans ?? []).flatMap((_, seat) =>
      seat === table.seat ? [] : [seat],
    );
    const asked = others.map(async (seat) => {
      const [now, after] = await Promise.all([
        table.score(seat, this.#asIf(tiles, moves.slice(0, -1))),
        table.score(seat, this.#asIf(tiles, moves)),
      ]);
      return slots.map(({ slot, topic }) => {
        const by = pointsOf(after, slot) - pointsOf(now, slot);
        return { seat, slot, topic, by };
      });
    });
    return (await Promise.all(asked)).flat().filter(({ by }) => by !== 0);
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

/** The cells of each growing line that includes a placed tile. */
function earningAt(changes: readonly Change[], { x, y }: Placed): readonly (readonly Cell[])[] {
  const here = keyOf(x, y);
  return changes
    .filter(({ now, after }) => (after ?? 0) > (now ?? 0))
    .flatMap(({ card }) => card.lines)
    .filter(({ points, cells }) => points > 0 && cells.some(([cx, cy]) => keyOf(cx, cy) === here))
    .map(({ cells }) => cells);
}

const pointsOf = (scored: Scored<Skye>, slot: Slot): number =>
  goalLines(scored, slot)?.reduce((sum, { points }) => sum + points, 0) ?? 0;
