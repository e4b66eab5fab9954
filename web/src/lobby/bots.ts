/** The strength of bots: pips and a name. */
import type { LobbyWords } from '../i18n/lobby';

const PIPS = 5;

/** The strength of a bot, 1 to 5, by its place among those of its game, weakest first. */
export function levelOf(bot: string, bots: readonly string[]): number {
  const place = Math.max(0, bots.indexOf(bot));
  return bots.length <= PIPS ? place + 1 : 1 + Math.round((place * (PIPS - 1)) / (bots.length - 1));
}

/** The name of its strength; bots of the same level also show their own names. */
export function levelName(bot: string, bots: readonly string[], w: LobbyWords['bots']): string {
  const level = levelOf(bot, bots);
  const name = w.levels[level - 1];
  const alone = bots.filter((other) => levelOf(other, bots) === level).length <= 1;
  return alone ? name : `${name} (${bot})`;
}

/** The default bot: not the weakest, if there is another. */
export const usualBot = (bots: readonly string[]): string =>
  bots[Math.min(1, bots.length - 1)] ?? '';
