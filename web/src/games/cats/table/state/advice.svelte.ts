/** What the server says about tiles that are only thought of: where they fit, what they give, why they do not fit. */
import { untrack } from 'svelte';
import { type Cell, tileOf } from '../../pieces/pieces';
import { afterRest } from '../../../../board/after-rest';
import type { Objection } from '../../../../table/sending.svelte';
import type { Cats, Change, Colour, Place, Reason } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AsIf } from '../../../../wire/types';
import { type Fits, fitsByTile, fitsOf, placesIn } from '../../board/fits';
import { type Laid, type Piece, sameLaid, tileIn, written } from '../../board/staged-tiles';
import { SISTER } from './scores.svelte';
import { placeKey } from '../../board/held-tile';

/** More places than any tile has. */
const MOST = 2000;

export type Adviser = Pick<
  TableStore<Cats>,
  'info' | 'legal' | 'preview' | 'score' | 'seat' | 'version' | 'view' | 'whyNot'
>;

/** What somebody thinks of doing; each part is followed by itself. */
export interface Thought {
  /** The piece that is asked about in thought; null: those of the real question. */
  piece(): Piece | null;
  /** Is it the table that asks, for one of these tiles? */
  offered(): readonly string[] | null;
  /** May several pieces lie there together? If not, the next one takes the place of the last. */
  several(): boolean;
  /** The pieces that lie there; one that is held counts where it lay. */
  stand(): readonly Laid[];
  /** The piece that is held or was laid last, and whether it may lie there; null: not known. */
  candidate(): (Laid & { fits: boolean | null }) | null;
}

const NOTHING = { at: '', changes: [] as readonly Change[] };
const keyIn = ({ piece, cells, colour }: Laid): string =>
  `${piece} ${colour ?? ''} ${placeKey(cells)}`;

/** What some changes come to. */
export const gainOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { now, after }) => sum + (after ?? 0) - (now ?? 0), 0);

export interface Known {
  /** The pieces that were thought of as lying there already. */
  under: readonly Laid[];
  fits: Fits;
}

/** Follows a thought and asks about it. Made while a component is made; it ends with it. */
export class Advice {
  readonly #table: () => Adviser;
  readonly #thought: Thought;
  #known: ReadonlyMap<Piece, Known> = $state.raw(new Map());
  #changes: readonly Change[] | null = $state.raw(null);
  /** What a piece alone would change, and where it lies then. */
  #own: { at: string; changes: readonly Change[] } = $state.raw(NOTHING);
  /** What it would change for the sister, and where it lies then. */
  #sister: { at: string; gain: number } | null = $state.raw(null);
  #version: number | null = null;
  #colours: Readonly<Partial<Record<Colour, number>>> | null = $state.raw(null);
  #objection: Objection<Reason> | null = $state.raw(null);

  constructor(table: () => Adviser, thought: Thought) {
    this.#table = table;
    this.#thought = thought;
    $effect(() => this.#learnFits());
    $effect(() => this.#learnChanges());
    $effect(() => this.#learnSister());
    $effect(() => this.#learnColours());
    $effect(() => this.#learnObjection());
  }

  /** Where a piece fits; undefined: not known yet. */
  known(piece: Piece): Known | undefined {
    return this.#known.get(piece);
  }

  /** The tiles of which some fit, where the table offers a choice. */
  get pieces(): readonly Piece[] {
    return [...this.#known.keys()];
  }

  /** What all that is laid and the candidate would change in our score; null: nothing, or not told. */
  get changes(): readonly Change[] | null {
    return this.#changes;
  }

  /** What the candidate alone would change; empty: not known, or not told. */
  get own(): readonly Change[] {
    const candidate = this.#thought.candidate();
    return candidate && keyIn(candidate) === this.#own.at ? this.#own.changes : NOTHING.changes;
  }

  /** What the candidate alone would change for the sister; null: there is none, or it is not known. */
  get sister(): number | null {
    const candidate = this.#thought.candidate();
    return candidate && keyIn(candidate) === this.#sister?.at ? this.#sister.gain : null;
  }

  /** What each colour of an oshax that lies there would give; null: not known or not told. */
  get colours(): Readonly<Partial<Record<Colour, number>>> | null {
    return this.#colours;
  }

  /** Why the candidate cannot lie where it is; null: it can, or it is not known yet. */
  get objection(): Objection<Reason> | null {
    return this.#objection;
  }

  get #place(): (cells: readonly Cell[]) => Place {
    const seat = this.#table().seat ?? 0;
    return (cells) => ({ type: 'place', seat, cells: cells.map(([x, y]) => [x, y]) });
  }

  /** What lies under a piece; alone it always lies on the boat itself. */
  #under(piece: Piece): readonly Laid[] | undefined {
    return this.#thought.several() ? this.#known.get(piece)?.under : [];
  }

  #asIf(under: readonly Laid[], piece: Piece): AsIf<Cats> {
    return { scratch: [...under.map(written), tileIn(piece)] };
  }

  #learnFits(): (() => void) | undefined {
    const table = this.#table();
    const [piece, offered] = [this.#thought.piece(), this.#thought.offered()];
    const stand = this.#thought.several() ? this.#thought.stand() : [];
    // What was learned of other stands is wrong now; the rest holds until the answer is here.
    const others = stand.filter((one) => one.piece !== piece);
    const before = untrack(() => (this.#version === table.version ? this.#known : new Map()));
    this.#known = new Map([...before].filter(([, { under }]) => sameLaid(under, others)));
    this.#version = table.version;
    if (table.version === null || (piece === null && offered === null)) return undefined;
    let current = true;
    const learn = async (gains: boolean): Promise<void> => {
      const found = offered
        ? await this.#askOffered(offered, gains)
        : await this.#askPiece(piece as Piece, stand, gains);
      if (current && found) this.#known = found;
    };
    // Where it fits is known sooner than what it gives.
    void learn(false)
      .then(() => (current && table.info.aids.previews ? learn(true) : undefined))
      .catch(() => undefined);
    return () => (current = false);
  }

  async #askOffered(tiles: readonly string[], gains: boolean): Promise<Map<Piece, Known>> {
    const legal = await this.#table().legal({ type: 'place' }, { most: MOST, gains });
    return new Map(
      [...fitsByTile(placesIn(legal), tiles)].map(([tile, fits]) => [tile, { under: [], fits }]),
    );
  }

  async #askPiece(
    piece: Piece,
    stand: readonly Laid[],
    gains: boolean,
  ): Promise<Map<Piece, Known> | null> {
    const table = this.#table();
    const ask = async (under: readonly Laid[]): Promise<Map<Piece, Known>> => {
      const legal = await table.legal(
        { type: 'place' },
        { ...this.#asIf(under, piece), most: MOST, gains },
      );
      return new Map([[piece, { under, fits: fitsOf(placesIn(legal)) }]]);
    };
    const others = stand.filter((one) => one.piece !== piece);
    try {
      return await ask(others);
    } catch (error) {
      if (!(error instanceof Refused)) return null;
    }
    // The pieces that were laid after this one cannot lie there without it.
    const place = stand.findIndex((one) => one.piece === piece);
    return ask(stand.slice(0, Math.max(0, place)));
  }

  #learnChanges(): (() => void) | undefined {
    const table = this.#table();
    const [stand, candidate] = [this.#thought.stand(), this.#thought.candidate()];
    const under = candidate?.fits ? this.#under(candidate.piece) : undefined;
    const moves = candidate && under ? [...under, candidate] : stand;
    const last = moves.at(-1);
    if (table.version === null || !table.info.aids.previews || !last) {
      [this.#changes, this.#own] = [null, NOTHING];
      return undefined;
    }
    const place = this.#place;
    const ask = async (before: readonly Laid[], one: Laid): Promise<Change[]> => {
      const asIf = this.#asIf(before, one.piece);
      const { colour } = one;
      if (colour === null) return table.preview(place(one.cells), asIf);
      const named = { type: 'colour', seat: table.seat ?? 0, colour } as const;
      return table.preview(named, { ...asIf, after: [place(one.cells)] });
    };
    const learn = async (isCurrent: () => boolean): Promise<void> => {
      const own = await ask(moves.slice(0, -1), last);
      const first = moves.length > 1 ? await ask([], moves[0]) : own;
      if (!isCurrent()) return;
      this.#own = { at: keyIn(last), changes: own };
      const before = new Map(first.map(({ topic, now }) => [topic, now]));
      this.#changes = own.map((change) => ({
        ...change,
        now: before.get(change.topic) ?? change.now,
      }));
    };
    return afterRest(learn, () => {
      [this.#changes, this.#own] = [null, NOTHING];
    });
  }

  #learnSister(): (() => void) | undefined {
    const table = this.#table();
    const candidate = this.#thought.candidate();
    const under = candidate?.fits ? this.#under(candidate.piece) : undefined;
    if (!candidate || !under || !table.info.aids.previews || !table.view?.sister) return undefined;
    const isOpen = candidate.colour === null && tileOf(tileIn(candidate.piece)).kind === 'oshax';
    if (isOpen) return undefined;
    const total = async (laid: readonly Laid[]): Promise<number> => {
      const asIf = laid.length > 0 ? this.#asIf(laid, candidate.piece) : undefined;
      return (await table.score(SISTER, asIf)).total;
    };
    const learn = async (isCurrent: () => boolean): Promise<void> => {
      const [before, after] = await Promise.all([total(under), total([...under, candidate])]);
      if (isCurrent()) this.#sister = { at: keyIn(candidate), gain: after - before };
    };
    return afterRest(learn);
  }

  #learnColours(): (() => void) | undefined {
    const table = this.#table();
    const candidate = this.#thought.candidate();
    const under = candidate?.fits ? this.#under(candidate.piece) : undefined;
    this.#colours = null;
    if (!candidate || !under || !table.info.aids.previews) return undefined;
    if (tileOf(tileIn(candidate.piece)).kind !== 'oshax') return undefined;
    const learn = async (isCurrent: () => boolean): Promise<void> => {
      const { moves, gains } = await table.legal(
        { type: 'colour' },
        {
          ...this.#asIf(under, candidate.piece),
          after: [this.#place(candidate.cells)],
          gains: true,
        },
      );
      if (!isCurrent()) return;
      this.#colours = Object.fromEntries(
        moves.flatMap((move, i) =>
          move.type === 'colour' ? [[move.colour, gains?.[i] ?? 0]] : [],
        ),
      );
    };
    return afterRest(learn);
  }

  #learnObjection(): (() => void) | undefined {
    const table = this.#table();
    const candidate = this.#thought.candidate();
    const under = candidate && this.#known.get(candidate.piece)?.under;
    this.#objection = null;
    if (candidate?.fits !== false || !under) return undefined;
    const learn = async (isCurrent: () => boolean): Promise<void> => {
      const { legal, reason, fields } = await table.whyNot(
        this.#place(candidate.cells),
        this.#asIf(under, candidate.piece),
      );
      if (isCurrent() && !legal && reason) this.#objection = { reason: reason as Reason, fields };
    };
    return afterRest(learn);
  }
}
