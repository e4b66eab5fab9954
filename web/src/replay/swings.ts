/** The moves of a game that changed most. */
import type { Game, ReplayStep, Seat } from '../wire/types';
import type { Story } from '../game-ui/story';

export interface Swing {
  /** The step in which it happened. */
  at: number;
  seat: Seat;
  /** How much better or worse its seat stood against the mean of all, by what could be scored. */
  by: number;
}

/** The biggest changes that a move made for its seat, one a round; scorings only pay out. */
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

/** How far a seat is ahead of the mean of all, an automatic opponent among them. */
function lead(
  { scores, automa, seat: mover }: ReplayStep<Game>,
  seat: Seat | null = mover,
): number {
  const all = automa === null ? scores : [...scores, automa];
  const mean = all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length);
  return (scores[seat ?? 0] ?? 0) - mean;
}

/** The steps with which rounds begin. */
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
