/** The bots of a game as characters: a name, a face, and how strong they are. */
import { LEVELS, type Level } from '../art/medallion';
import type { SeatInfo } from '../wire/protocol';
import { gameUiNow } from './manifests.svelte';

export interface Character {
  name: string;
  /** How strong it is, in a sentence. */
  text: string;
  /** The drawing of its face, in `FACE_BOX`. */
  face: string;
}

/** Another name and face for the same level. */
export type Namesake = Pick<Character, 'name' | 'face'>;

/** The characters of a game, by level. */
export type Characters = Readonly<Record<Level, Character>>;

export const isLevel = (bot: string): bot is Level => LEVELS.some((level) => level === bot);

/** The bot that has a seat to itself; null for a person, also if a bot stands in. */
export const botOf = ({ kind, bot }: SeatInfo): string | null => (kind === 'bot' ? bot : null);

/** The character of a bot; null: it has none, or its game is not loaded. */
export function characterOf(game: string, bot: string | null): Character | null {
  const all = gameUiNow(game)?.characters?.();
  return all !== undefined && bot !== null && isLevel(bot) ? all[bot] : null;
}

/**
 * The characters of the bots of a table, by seat; null for people and other bots. Bots of one level
 * have different names and faces where the game has some, and numbers otherwise.
 */
export function castOf(game: string, bots: readonly (string | null)[]): (Character | null)[] {
  const namesake = gameUiNow(game)?.namesake;
  let number = 0;
  return bots.map((bot, seat) => {
    const character = characterOf(game, bot);
    if (character === null || bot === null || !isLevel(bot)) return null;
    const before = bots.slice(0, seat).filter((other) => other === bot).length;
    if (before === 0) return character;
    const other = namesake?.(bot, number++);
    return { ...character, ...(other ?? { name: `${character.name} ${before + 1}` }) };
  });
}
