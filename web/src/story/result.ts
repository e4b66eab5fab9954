/** A finished game in numbers: the table of sources, the order of the seats, the curves by rounds. */
import type { Standing } from '../wire/protocol';
import type { Game } from '../wire/types';
import { type ScoredThing, type Story, isOf } from './story';

/** One row for each source, in the order of the slots; the others after them as they were counted. */
export function sources(story: Story<Game>, standings: readonly Standing[]): ScoredThing[] {
  const rows = new Map<string, { topic: string; slot: string | null; points: (number | null)[] }>();
  const seats = standings.filter(({ seat }) => seat >= 0).length;
  for (const { seat, scorecard } of standings) {
    for (const line of scorecard.lines) {
      const { topic, slot } = story.row(line.what);
      const key = `${slot ?? ''} ${topic}`;
      const row = rows.get(key) ?? { topic, slot, points: nothing(seat, seats, standings.length) };
      const at = seat < 0 ? seats : seat;
      row.points[at] = (row.points[at] ?? 0) + line.points;
      rows.set(key, row);
    }
  }
  const place = ({ slot }: { slot: string | null }): number =>
    slot === null ? Infinity : slot.charCodeAt(0);
  const turn = ({ topic }: { topic: string }): number => story.order?.indexOf(topic) ?? 0;
  return [...rows.values()].sort(
    (one, other) => place(one) - place(other) || turn(one) - turn(other),
  );
}

/** No points for those who could have some: seats and an automatic opponent count different things. */
function nothing(seat: number, seats: number, all: number): (number | null)[] {
  return Array.from({ length: all }, (_, at) => (at < seats === seat >= 0 ? 0 : null));
}

/** The seats from the best to the last; of equal ones the winners first. */
export function ranking(standings: readonly Standing[], winners: readonly number[]): number[] {
  return [...standings]
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)),
    )
    .map(({ seat }) => seat);
}

/** The points of a seat after each round, from 0, and at the end. */
export function byRound({ scorecard, score }: Standing, rounds: number): number[] {
  const after = (round: number): number =>
    scorecard.lines.reduce(
      (sum, { points, what }) => (what.round !== null && what.round <= round ? sum + points : sum),
      0,
    );
  return [...Array.from({ length: rounds + 1 }, (_, round) => after(round)), score];
}

/** How many rounds the scorecards speak of. */
export const roundsOf = (standings: readonly Standing[]): number =>
  Math.max(
    0,
    ...standings.flatMap(({ scorecard }) => scorecard.lines.map(({ what }) => what.round ?? 0)),
  );

/** The lines of a seat in one row. */
export function linesOf(
  story: Story<Game>,
  standing: Standing,
  row: Pick<ScoredThing, 'topic' | 'slot'>,
) {
  return standing.scorecard.lines.filter((line) => isOf(story, line, row));
}
