/** The current scores of all seats by goal. */
import { Scorecards } from '../../../../table/scorecards.svelte';
import type { Event, Goal, ScoreLine, Skye, Slot } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Scored, Seat } from '../../../../wire/types';

/** The lines of a goal as if it were scored now; null if they are hidden. */
export function goalLines({ card }: Scored<Skye>, slot: Slot): ScoreLine[] | null {
  const lines = card.lines.filter(
    ({ what }) => what.type === 'goal' && what.slot === slot && what.round === null,
  );
  // A goal always has a line, unless its number is hidden.
  return lines.length > 0 ? lines : null;
}

/** What changes nobody's gold. */
const GOLDLESS: readonly Event['type'][] = ['setup', 'round', 'draw', 'pass', 'return', 'score'];

/** Whether an event can change what goals give: tiles that are built, and gold where a goal counts it. */
export const touches = ({ type }: Event, goals: readonly Goal[]): boolean =>
  type === 'place' || (goals.includes('gold') && !GOLDLESS.includes(type));

export class Scores extends Scorecards<Skye> {
  constructor(table: () => TableStore<Skye>) {
    super(
      table,
      ({ round, clans }) => (round ? clans.map((_, seat) => seat) : []),
      (event) => touches(event, table().view?.goals ?? []),
    );
  }

  /** The current score lines of a goal; null if unknown. */
  lines(seat: Seat, slot: Slot): ScoreLine[] | null {
    const card = this.card(seat);
    return card ? goalLines(card, slot) : null;
  }

  /** The current points of a goal; null if unknown. */
  points(seat: Seat, slot: Slot): number | null {
    return this.lines(seat, slot)?.reduce((sum, { points }) => sum + points, 0) ?? null;
  }
}
