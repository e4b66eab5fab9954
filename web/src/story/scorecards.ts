/** A table or a replay as the panels here follow it, and the scorecards that it can show. */
import type { Scorecard, Standing } from '../wire/protocol';
import type { Following, Game, Scored, Seat } from '../wire/types';

/** What a table has beyond a replay, and a replay beyond a table, where it is there. */
export type Followed = Following<Game> & {
  readonly hasHistory?: boolean;
  readonly replay?: { readonly standings: Standing[] };
  score?(seat: Seat): Promise<Scored>;
};

/**
 * Every seat's scorecard as far as it is known, that of an automatic opponent last; null: this
 * table does not tell before the end.
 */
export async function cardsOf(table: Followed): Promise<Scorecard[] | null> {
  const standings = table.replay?.standings ?? table.ended?.standings;
  if (standings !== undefined) return standings.map(({ scorecard }) => scorecard);
  if (table.score === undefined) return null;
  try {
    const scored = await Promise.all(table.names.map((_, seat) => table.score?.(seat)));
    return scored.flatMap((one) => (one === undefined ? [] : [one.card]));
  } catch {
    // The table's aids leave it out, or the line broke: the points are known without the cells.
    return null;
  }
}
