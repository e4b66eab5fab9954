/** The island of the day: a seed that everybody shares, and the result in this browser. */
import type { NewTable } from '../../wire/protocol';
import { recallObject, remember } from '../../browser/storage';

export const DAILY_GAME = 'skye';
const RIVALS = 2;

/** The current UTC day, the same for everybody: `2026-11-15`. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const luckOf = (day: string): string => `daily ${day} ${DAILY_GAME}`;

export function dailyTable(day: string, bot: string): NewTable {
  const rivals = Array.from({ length: RIVALS }, () => ({ type: 'bot' as const, bot }));
  return { game: DAILY_GAME, seats: [{ type: 'me' }, ...rivals], luck: luckOf(day) };
}

/** The table where it is played in this browser. */
export function tableOfDay(day: string): string | null {
  const kept = recallObject('daily');
  return kept?.day === day && typeof kept.table === 'string' ? kept.table : null;
}

export function keepTableOfDay(day: string, table: string): void {
  remember('daily', JSON.stringify({ day, table }));
}
