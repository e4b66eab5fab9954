/** The biggest swings of a game. */
import type { Game, ReplayStep, Seat } from '../wire/types';
import type { Story } from '../game-ui/story';

export interface Swing {
  /** The step in which it happened. */
  at: number;
  seat: Seat;
  /** The change of its seat's lead over the average, by possible points. */
  by: number;
}

/** The biggest change by a move in each round; scorings do not count. */
export function swings(story: Story<Game>, steps: readonly ReplayStep<Game>[], most = 3): Swing[] {
  const found: Swing[] = [];
  for (let at = 1; at < steps.length; at++) {
    const step = steps[at];
    const before = steps[at - 1];
    if (
      !step ||
      !before ||
      step.seat === null ||
      step.events.some((event) => story.isScoring(event))
    )
      continue;
    const by = lead(step) - lead(before, step.seat);
    if (Math.round(by) !== 0) found.push({ at, seat: step.seat, by: Math.round(by) });
  }
  found.sort((one, other) => Math.abs(other.by) - Math.abs(one.by) || one.at - other.at);
  const starts = roundStarts(story, steps);
  const roundOf = (at: number): number => starts.findLast((start) => start.at < at)?.round ?? 0;
  const rounds = new Set<number>();
  return found
    .filter(({ at }) => {
      const isFirst = !rounds.has(roundOf(at));
      rounds.add(roundOf(at));
      return isFirst;
    })
    .slice(0, most);
}

/** The lead of a seat over the average of all, automatic opponent included. */
function lead(
  { scores, automa, seat: mover }: ReplayStep<Game>,
  seat: Seat | null = mover,
): number {
  const all = automa === null ? scores : [...scores, automa];
  const mean = all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length);
  return (scores[seat ?? 0] ?? 0) - mean;
}

/** The first step of each round. */
export function roundStarts(
  story: Story<Game>,
  steps: readonly ReplayStep<Game>[],
): { at: number; round: number }[] {
  return steps.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const round = story.begins(event);
      return round === null ? [] : [{ at, round }];
    }),
  );
}
