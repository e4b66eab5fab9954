/** The gold that each round brings, and how often it still comes. */
import { trackOf } from '../../pieces/round-track';
import type { Change, View } from '../../types';

/** What a move changes in the income. */
export function incomeBy(changes: readonly Change[] | null): number {
  const change = changes?.find(({ topic }) => topic === 'income');
  return (change?.after ?? 0) - (change?.now ?? 0);
}

/** How often there is still income: it comes before each round, so never again in the last one. */
export const incomesLeft = ({ round, clans }: Pick<View, 'round' | 'clans'>): number =>
  Math.max(0, trackOf(clans.length).length - round);

/** The round before which the only income is still to come; null if there are more, or none. */
export const lastIncome = (view: Pick<View, 'round' | 'clans'>): number | null =>
  incomesLeft(view) === 1 ? view.round + 1 : null;
