/** The gold of past scorings, which scorecards do not keep: counted from what everybody saw. */
import type { Event, Goal, ScoreLine } from '../types';

const GOLD: Goal = 'gold';

interface Step {
  readonly events: readonly Event[];
}

/** The gold of each seat when each round was scored; nothing if the log does not begin with the game. */
function goldByRound(steps: readonly Step[]): Map<number, ReadonlyMap<number, number>> {
  const found = new Map<number, ReadonlyMap<number, number>>();
  const gold = new Map<number, number>();
  const pay = (seat: number, by: number): void => {
    gold.set(seat, (gold.get(seat) ?? 0) + by);
  };
  const events = steps.flatMap((step) => step.events);
  if (events[0]?.type !== 'setup') return found;
  let round = 0;
  for (const event of events) {
    switch (event.type) {
      case 'round':
        round = event.round;
        break;
      case 'income':
        pay(event.seat, event.castle + event.whisky + event.behind);
        break;
      case 'price':
        for (const price of Object.values(event.prices)) pay(event.seat, -price);
        break;
      case 'buy':
        pay(event.seat, -event.price);
        // The seller takes its own coins back as well.
        pay(event.from, 2 * event.price);
        break;
      case 'score':
        if (!found.has(round)) found.set(round, new Map(gold));
    }
  }
  return found;
}

/** The score lines of a seat, with the gold that the goal gold counted. */
export function withPastGold(
  lines: readonly ScoreLine[],
  seat: number,
  steps: readonly Step[],
): ScoreLine[] {
  const gold = goldByRound(steps);
  return lines.map((line) => {
    const { topic, round } = line.what;
    const count = topic === GOLD && round !== null ? gold.get(round)?.get(seat) : undefined;
    return count === undefined ? line : { ...line, what: { ...line.what, count } };
  });
}
