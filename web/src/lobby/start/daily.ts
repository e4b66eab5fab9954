/** The game of the day: a word that gives everybody the same draws, and what one made of it here. */
import type { NewTable } from '../../wire/protocol';
import { recallObject, remember } from '../../browser/storage';

/** The day everywhere, so that all have the same one: `2026-11-15`. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const luckOf = (game: string, day: string): string => `daily ${day} ${game}`;

export function dailyTable(game: string, seats: number, day: string, bot: string): NewTable {
  const rivals = Array.from({ length: seats - 1 }, () => ({ type: 'bot' as const, bot }));
  return { game, seats: [{ type: 'me' }, ...rivals], luck: luckOf(game, day) };
}

/** The table where it is played in this browser. */
export function tableOfDay(day: string): string | null {
  const kept = recallObject('daily');
  return kept?.day === day && typeof kept.table === 'string' ? kept.table : null;
}

export function keepTableOfDay(day: string, table: string): void {
  remember('daily', JSON.stringify({ day, table }));
}
