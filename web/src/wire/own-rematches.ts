/** The rematches that we began: nobody waits for us there. */
import type { TableInfo } from './protocol';

const ours = new Set<string>();

/** We began this rematch. */
export const begun = (id: string): void => void ours.add(id);

/** Whether the rematch of a table is our own: against bots nobody else can begin it. */
export function isOurs({
  rematch,
  seats,
  yours,
}: Pick<TableInfo, 'rematch' | 'seats' | 'yours'>): boolean {
  if (rematch === null || yours === null) return false;
  return ours.has(rematch) || seats.every(({ kind }, seat) => seat === yours || kind === 'bot');
}
