/** What a list tells of a running game: its view, and when the time is up. */
import type { Snapshot, TableInfo } from '../wire/protocol';

export interface TableSummary {
  view: unknown;
  /** when our own time is up, by the server's clock */
  due: number | null;
}

export function summaryOf(table: TableInfo, { now }: Snapshot): TableSummary {
  const clock = table.yours === null ? undefined : now.clocks[table.yours];
  return { view: now.view, due: clock?.running ? clock.due : null };
}
