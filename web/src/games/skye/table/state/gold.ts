/** The gold that a seat shows, without income that has not been told yet, and what it is worth. */
import type { Event } from '../../types';

interface Told {
  readonly steps: readonly { readonly events: readonly Event[] }[];
  /** Events of the last step that are shown later. */
  readonly upcoming: readonly Event[];
}

/**
 * `gold` without the income that is shown later. During a walk through the scoring of a round, the
 * gold before the income that followed it.
 */
export function goldShown(
  gold: number | null,
  seat: number,
  { steps, upcoming }: Told,
  walked: number | undefined,
): number | null {
  const incomes = (events: readonly Event[]) =>
    events.filter((event) => event.type === 'income').filter((event) => event.seat === seat);
  if (walked !== undefined) {
    const events = [...steps.flatMap((step) => step.events), ...upcoming];
    const start = events.findIndex((event) => event.type === 'round' && event.round > walked);
    const [income] = start < 0 ? [] : incomes(events.slice(start));
    if (income && income.gold !== null) return income.gold - sumOf(income);
  }
  const later = incomes(upcoming).reduce((sum, income) => sum + sumOf(income), 0);
  return gold === null ? null : gold - later;
}

const sumOf = ({ castle, whisky, behind }: Extract<Event, { type: 'income' }>): number =>
  castle + whisky + behind;

/** Gold for a point at the end of the game. */
const PER_POINT = 5;

/** The points that a price takes from the gold at the end. */
export const endPointsFor = (gold: number, price: number): number =>
  Math.floor(gold / PER_POINT) - Math.floor((gold - price) / PER_POINT);
