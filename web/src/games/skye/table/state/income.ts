/** What a move changes in the gold that each round brings. */
import type { Change } from '../../types';

export function incomeBy(changes: readonly Change[] | null): number {
  const change = changes?.find(({ topic }) => topic === 'income');
  return (change?.after ?? 0) - (change?.now ?? 0);
}
