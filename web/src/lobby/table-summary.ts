/** What a list tells of a running game: round, phase, points, and when the time is up. */
import type * as cats from '../games/cats/types';
import type { Snapshot, TableInfo } from '../wire/protocol';
import type * as skye from '../games/skye/types';

export interface TableSummary {
  /** a round, or a day */
  round: number;
  /** a phase that asks something of people, by its name in the game */
  phase: string | null;
  /** one a seat; null: the game does not count in public */
  points: number[] | null;
  /** when our own time is up, by the server's clock */
  due: number | null;
}

const DAYS = 5;
const ASKING = ['price', 'buy', 'build'] as const;

export function summaryOf(table: TableInfo, { now }: Snapshot): TableSummary | null {
  const clock = table.yours === null ? undefined : now.clocks[table.yours];
  const due = clock?.running ? clock.due : null;
  // The name of the game vouches for the type of its view.
  if (table.game === 'skye') {
    const view = now.view as skye.View;
    const phase = ASKING.find((one) => one === view.phase) ?? null;
    return {
      round: Math.max(1, view.round),
      phase,
      points: view.clans.map((clan) => clan.points),
      due,
    };
  }
  if (table.game === 'cats') {
    const view = now.view as cats.View;
    const day = view.ship === 0 ? 1 : DAYS + 1 - view.ship;
    return { round: day, phase: view.phase, points: null, due };
  }
  return null;
}
