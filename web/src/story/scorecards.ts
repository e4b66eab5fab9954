/** A table or replay for the panels, and its scorecards. */
import type { Scorecard, Standing } from '../wire/protocol';
import type { Story } from '../game-ui/story';
import type { Following, Game, Scored, Seat } from '../wire/types';

/** The parts that only a table or only a replay has. */
export type Followed = Following<Game> & {
  readonly hasHistory?: boolean;
  readonly replay?: { readonly standings: Standing[] };
  score?(seat: Seat): Promise<Scored>;
  /** Our clock need not wait for the scoring any longer. */
  sawScoring?(): void;
};

/**
 * All known scorecards, with an automatic opponent's last; null if the
 * table hides them before the end.
 */
export async function cardsOf(table: Followed): Promise<Scorecard[] | null> {
  const standings = table.replay?.standings ?? table.ended?.standings;
  if (standings !== undefined) return standings.map(({ scorecard }) => scorecard);
  if (table.score === undefined) return null;
  try {
    const scored = await Promise.all(table.names.map((_, seat) => table.score?.(seat)));
    return scored.flatMap((one) => (one === undefined ? [] : [one.card]));
  } catch {
    // The table's aids exclude it, or the connection was lost: show points without cells.
    return null;
  }
}

/** A scorecard with what only the log of the game tells. */
export function completed(
  story: Pick<Story<Game>, 'completed'> | null | undefined,
  card: Scorecard,
  seat: Seat,
  { steps }: Pick<Followed, 'steps'>,
): Scorecard {
  return { ...card, lines: story?.completed?.(card.lines, seat, steps) ?? card.lines };
}
