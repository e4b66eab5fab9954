/** The manifests of the games: they are found by their place, and each is loaded when it is first wanted. */
import type { GameUi } from './game-ui';

type Loaders = Readonly<Record<string, () => Promise<{ default: GameUi }>>>;

/** The manifests by the paths of their files. */
export class Manifests {
  readonly #loaders: ReadonlyMap<string, Loaders[string]>;
  readonly #asked = new Map<string, Promise<GameUi | null>>();
  #known = $state.raw<{ readonly [game: string]: GameUi | null }>({});

  constructor(found: Loaders) {
    this.#loaders = new Map(
      Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
    );
  }

  /** The games that have a manifest. */
  get games(): string[] {
    return [...this.#loaders.keys()];
  }

  /** The manifest of a game; null: it has none, or it does not load. */
  load(game: string): Promise<GameUi | null> {
    const asked = this.#asked.get(game) ?? this.#load(game);
    this.#asked.set(game, asked);
    return asked;
  }

  /** The same for components, which follow it: undefined until it is known. */
  now(game: string): GameUi | null | undefined {
    const known = this.#known[game];
    if (known === undefined) void this.load(game);
    return known;
  }

  async #load(game: string): Promise<GameUi | null> {
    let found: GameUi | null = null;
    try {
      found = (await this.#loaders.get(game)?.())?.default ?? null;
    } catch (error) {
      console.warn(`The manifest of ${game} does not load.`, error);
    }
    this.#known = { ...this.#known, [game]: found };
    return found;
  }
}

// The name of a game vouches for the types of its parts; from here on nobody looks inside.
const manifests = new Manifests(import.meta.glob<{ default: GameUi }>('../games/*/index.ts'));

export const gamesFound = (): string[] => manifests.games;

export const gameUi = (game: string): Promise<GameUi | null> => manifests.load(game);

export const gameUiNow = (game: string): GameUi | null | undefined => manifests.now(game);
