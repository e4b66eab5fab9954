/** A finished game in numbers: the table of sources, the order of the seats, the curves by rounds. */
import { plain } from '../i18n/numbers';
import type { Scorecard, ScoreLine, Standing } from '../wire/protocol';
import type { Game } from '../wire/types';
import { type ScoredThing, type Story, isOf } from '../game-ui/story';

/** More numbers than these are not written as a sum. */
const MOST_ADDED = 4;

/**
 * One row per source: slots first, then the others in scoring order.
 * A game lists the topics that have a row even without points.
 */
export function sources(
  story: Story<Game>,
  standings: readonly Standing[],
  view: unknown = null,
): ScoredThing[] {
  const rows = new Map<string, { topic: string; slot: string | null; points: (number | null)[] }>();
  const seats = standings.filter(({ seat }) => seat >= 0).length;
  for (const { topic, seat } of view === null ? [] : (story.always?.(view) ?? []))
    rows.set(` ${topic}`, { topic, slot: null, points: nothing(seat, seats, standings.length) });
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

/** A part of a row, such as a lesson: the points of each seat, or null. */
export interface Part {
  key: string;
  name: string;
  /** what it gives points for, if its name does not say so */
  rule: string | null;
  points: (number | null)[];
}

/** The parts of a row in the order of the scoring, over all seats. */
export function partsOf(
  story: Pick<Story<Game>, 'row' | 'part' | 'rule'>,
  cards: readonly Pick<Scorecard, 'lines'>[],
  row: Pick<ScoredThing, 'topic' | 'slot'>,
  view: unknown = null,
): Part[] {
  const found = new Map<string, Part>();
  for (const [at, { lines }] of cards.entries()) {
    for (const line of lines) {
      const name = isOf(story, line, row) ? (story.part?.(line) ?? null) : null;
      if (name === null) continue;
      const key = line.what.topic;
      const part = found.get(key) ?? {
        key,
        name,
        rule: story.rule?.(line, view) ?? null,
        points: cards.map(() => null),
      };
      part.points[at] = (part.points[at] ?? 0) + line.points;
      found.set(key, part);
    }
  }
  return [...found.values()];
}

/** Zeros for those that can score; seats and an automatic opponent have different topics. */
function nothing(seat: number, seats: number, all: number): (number | null)[] {
  return Array.from({ length: all }, (_, at) => (at < seats === seat >= 0 ? 0 : null));
}

/** The seats from first to last; winners first among equals. */
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

/** Equal points of several lines, such as `2 × 5` or, for two lessons, `10 + 10`; or null. */
export function sumOfEqual(
  story: Pick<Story<Game>, 'part'>,
  lines: readonly ScoreLine[],
): string | null {
  const points = lines.map((line) => plain(line.points));
  if (lines.length < 2 || new Set(points).size > 1) return null;
  const ways = new Set(lines.map((line) => story.part?.(line) ?? ''));
  if (ways.size === 1) return `${lines.length} × ${points[0]}`;
  return lines.length > MOST_ADDED ? null : points.join(' + ');
}

/** The number of rounds in the scorecards. */
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
