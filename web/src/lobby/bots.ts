/** Bots as they are shown: their levels, their characters, and which one is the default. */
import { LEVELS } from '../art/medallion';
import { characterOf, isLevel } from '../game-ui/characters';
import { type Words, words } from '../i18n/words.svelte';

/** The word for its level; a bot that only its server knows has its own name. */
export function levelName(bot: string, { bots }: Words = words()): string {
  return bot in bots ? bots[bot as keyof typeof bots] : bot;
}

/** The level, and the character that plays it. */
export function botName(game: string, bot: string, character = characterOf(game, bot)): string {
  return character ? `${levelName(bot)} · ${character.name}` : levelName(bot);
}

/** The default bot: not the weakest, if there is another. */
export const usualBot = (bots: readonly string[]): string =>
  bots[Math.min(1, bots.length - 1)] ?? '';

/** The bot of a game that everybody plays: the middle level, which every server has. */
export function commonBot(bots: readonly string[]): string {
  const levels = bots.filter(isLevel);
  return levels.length === LEVELS.length ? 'normal' : (bots.at(-1) ?? '');
}
