/** The server's advice on staged tiles: where they fit, their points, and why they do not fit. */
import { untrack } from 'svelte';
import { type Cell, tileOf } from '../../pieces/pieces';
import { afterRest } from '../../../../board/after-rest';
import type { Objection } from '../../../../table/sending.svelte';
import type { Cats, Change, Colour, Place, Reason } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { TableStore } from '../../../../wire/table.svelte';
import { untilAnswered } from '../../../../wire/until-answered';
import { isForTheEnd } from '../../pieces/fish-lessons';
import type { AsIf } from '../../../../wire/types';
import { type Fits, fitsByTile, fitsOf, placesIn } from '../../board/fits';
import { type Laid, type Piece, nextOf, sameLaid, tileIn, written } from '../../board/staged-tiles';
import { SISTER } from './scores.svelte';
import { placeKey } from '../../board/held-tile';

/** More than the number of places of any tile. */
const MOST = 2000;

export type Adviser = Pick<
  TableStore<Cats>,
  'info' | 'legal' | 'preview' | 'score' | 'seat' | 'version' | 'view' | 'whyNot'
>;

/** The staged state to ask about; each part is tracked separately. */
export interface Thought {
  /** The piece to try; null for the pieces of the current question. */
  piece(): Piece | null;
  /** The tiles that the table asks to place one of, or null. */
  offered(): readonly string[] | null;
  /** Whether several pieces can be staged together; otherwise the next one replaces the last. */
  several(): boolean;
  /** The staged pieces that stay when one of the offered tiles is placed. */
  staying(): readonly Laid[];
  /** The staged pieces; a held one counts at its old place. */
  stand(): readonly Laid[];
  /** The held or last placed piece, and whether it fits; null if unknown. */
  candidate(): (Laid & { fits: boolean | null }) | null;
}

const NOTHING = { at: '', changes: [] as readonly Change[] };
const keyIn = ({ piece, cells, colour }: Laid): string =>
  `${piece} ${colour ?? ''} ${placeKey(cells)}`;

/** The sum of some changes. */
export const gainOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { now, after }) => sum + (after ?? 0) - (now ?? 0), 0);

/** What becomes of the score from before the first change until after the last one. */
function fromTo(first: readonly Change[], last: readonly Change[]): Change[] {
  const before = new Map(first.map((change) => [change.topic, change]));
  const after = new Set(last.map(({ topic }) => topic));
  return [
    ...last.map((change) => ({ ...change, now: before.get(change.topic)?.now ?? change.now })),
    // The last change does not name what had lines only before the first one.
    ...first
      .filter(({ topic }) => !after.has(topic))
      .map((change) => ({ ...change, after: 0, card: { lines: [] } })),
  ];
}

export interface Known {
  /** The pieces that were assumed to be placed already. */
  under: readonly Laid[];
  fits: Fits;
}

/** Asks the server about staged tiles. Create it during component initialisation. */
export class Advice {
  readonly #table: () => Adviser;
  readonly #thought: Thought;
  #known: ReadonlyMap<Piece, Known> = $state.raw(new Map());
  /** The tiles that fit somewhere, if the table offers a choice. */
  #tiles: readonly string[] = $state.raw([]);
  #changes: readonly Change[] | null = $state.raw(null);
  /** The change by a single piece, and its place. */
  #own: { at: string; changes: readonly Change[] } = $state.raw(NOTHING);
  /** The change for the sister, and its place. */
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

  /** Where a piece fits; undefined while unknown. */
  known(piece: Piece): Known | undefined {
    return this.#known.get(piece);
  }

  /** The tiles to choose from, if the table offers a choice. */
  get tiles(): readonly string[] {
    return this.#tiles;
  }

  /** The score change by all staged pieces and the candidate; null if none or hidden. */
  get changes(): readonly Change[] | null {
    return this.#changes;
  }

  /** The score change by the candidate alone; empty if unknown or hidden. */
  get own(): readonly Change[] {
    const candidate = this.#thought.candidate();
    return candidate && keyIn(candidate) === this.#own.at ? this.#own.changes : NOTHING.changes;
  }

  /** The sister's score change by the candidate alone; null if unknown or without a sister. */
  get sister(): number | null {
    const candidate = this.#thought.candidate();
    return candidate && keyIn(candidate) === this.#sister?.at ? this.#sister.gain : null;
  }

  /** The points of each colour for a placed oshax; null if unknown or hidden. */
  get colours(): Readonly<Partial<Record<Colour, number>>> | null {
    return this.#colours;
  }

  /** Why the candidate does not fit; null if it fits or while unknown. */
  get objection(): Objection<Reason> | null {
    return this.#objection;
  }

  get #place(): (cells: readonly Cell[]) => Place {
    const seat = this.#table().seat ?? 0;
    return (cells) => ({ type: 'place', seat, cells: cells.map(([x, y]) => [x, y]) });
  }

  /** The staged pieces below a piece; none if only one can be staged. */
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
    // Answers for other states are wrong now; the rest is valid until the next answer.
    const others = offered ? this.#thought.staying() : stand.filter((one) => one.piece !== piece);
    const isSame = untrack(() => this.#version === table.version);
    const before = untrack(() => (isSame ? this.#known : new Map()));
    if (!isSame || offered === null) this.#tiles = [];
    this.#known = new Map([...before].filter(([, { under }]) => sameLaid(under, others)));
    this.#version = table.version;
    if (table.version === null || (piece === null && offered === null)) return undefined;
    const ask = (gains: boolean): Promise<Map<Piece, Known> | null> =>
      offered
        ? this.#askOffered(offered, others, gains)
        : this.#askPiece(piece as Piece, stand, gains);
    const take = (found: Map<Piece, Known> | null): void => {
      if (!found) return;
      this.#known = found;
      // Those that cannot lie beside the staged ones can still replace them.
      if (offered && (others.length === 0 || this.#tiles.length === 0))
        this.#tiles = [...found.keys()].map(tileIn);
    };
    // Where it fits is known before its points.
    let cancel = untilAnswered(
      () => ask(false),
      (found) => {
        take(found);
        if (table.info.aids.previews) cancel = untilAnswered(() => ask(true), take);
      },
    );
    return () => cancel();
  }

  async #askOffered(
    tiles: readonly string[],
    under: readonly Laid[],
    gains: boolean,
  ): Promise<Map<Piece, Known>> {
    const after = under.map(({ cells }) => this.#place(cells));
    const asIf = after.length > 0 ? { after } : {};
    const legal = await this.#table().legal({ type: 'place' }, { ...asIf, most: MOST, gains });
    const taken = under.map(({ piece }) => piece);
    return new Map(
      [...fitsByTile(placesIn(legal), tiles)].map(([tile, fits]) => [
        nextOf(tile, taken),
        { under, fits },
      ]),
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
    // Pieces staged after this one may depend on it.
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
    const { view } = table;
    const ask = async (before: readonly Laid[], one: Laid): Promise<Change[]> =>
      (await preview(before, one)).filter(
        ({ card }) => !view || !card.lines.some(({ what }) => isForTheEnd(what, view)),
      );
    const preview = async (before: readonly Laid[], one: Laid): Promise<Change[]> => {
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
      this.#changes = fromTo(first, own);
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
