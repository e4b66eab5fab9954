/** The bots of a game as characters: a name, a face, and how strong they are. */
import { LEVELS, type Level } from '../art/medallion';
import { gameUiNow } from './manifests.svelte';

export interface Character {
  name: string;
  /** How strong it is, in a sentence. */
  text: string;
  /** The drawing of its face, in `FACE_BOX`. */
  face: string;
}

/** The characters of a game, by level. */
export type Characters = Readonly<Record<Level, Character>>;

export const isLevel = (bot: string): bot is Level => LEVELS.some((level) => level === bot);

/** The character of a bot; null: it has none, or its game is not loaded. */
export function characterOf(game: string, bot: string | null): Character | null {
  const all = gameUiNow(game)?.characters?.();
  return all !== undefined && bot !== null && isLevel(bot) ? all[bot] : null;
}
