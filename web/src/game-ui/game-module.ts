/** A table that a game brings as a module of its own, served beside the page; the page knows only this. */

export type Move = Readonly<Record<string, unknown>>;

/** What a module gets of its table. All of it is current whenever a listener is called. */
export interface ModuleTable {
  /** Our seat; null: we watch. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** What we may know, as the game's JSON. */
  readonly view: unknown;
  /** The seats that must move. */
  readonly awaits: readonly number[];
  /** Whether we must move. */
  readonly isMine: boolean;
  /** The scores by seat; null: the game is not over. */
  readonly scores: readonly number[] | null;
  /** The language of the page, such as `en`. */
  readonly language: string;
  /** Our legal moves. */
  legal(): Promise<readonly Move[]>;
  /** Make a move, as an object or in the game's notation. */
  move(move: Move | string): Promise<void>;
  /** Call a listener now and after every change; the result ends that. */
  subscribe(listener: () => void): () => void;
}

export interface GameModule {
  /** Show the table in an element; the result, if any, is called when the table is left. */
  mount(element: HTMLElement, table: ModuleTable): (() => void) | undefined;
}

/** The module at an address of this server; null: it does not load, or is none. */
export async function loadModule(url: string): Promise<GameModule | null> {
  try {
    const { default: found } = (await import(/* @vite-ignore */ url)) as { default?: GameModule };
    if (typeof found?.mount === 'function') return found;
    console.warn(`${url} exports no mount by default.`);
  } catch (error) {
    console.warn(`${url} does not load.`, error);
  }
  return null;
}
