/** What this browser keeps of tosses, table by table; the oldest tables are dropped. */

import { forget, recallObject, remember, remembered } from '../browser/storage';
import { type Kept, nothingKept } from '../wire/toss';

const PREFIX = 'toss.';
/** How many tables are kept. */
export const MOST_TABLES = 100;

export function keptTosses(table: string): Kept {
  const found = recallObject(PREFIX + table);
  return isKept(found) ? { tosses: found.tosses, secrets: found.secrets } : nothingKept();
}

export function keepTosses(table: string, kept: Kept, now = Date.now()): void {
  remember(PREFIX + table, JSON.stringify({ ...kept, at: now }));
  const all = remembered(PREFIX);
  if (all.length <= MOST_TABLES) return;
  const usedAt = (key: string): number => Number(recallObject(key)?.at ?? 0);
  const oldest = all.map((key) => ({ key, at: usedAt(key) })).sort((a, b) => a.at - b.at);
  for (const { key } of oldest.slice(0, all.length - MOST_TABLES)) forget(key);
}

function isKept(found: Record<string, unknown> | null): found is Record<string, unknown> & Kept {
  return (
    found !== null &&
    typeof found.tosses === 'object' &&
    found.tosses !== null &&
    Array.isArray(found.secrets)
  );
}
