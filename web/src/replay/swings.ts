/** The biggest swings of a game. */
import type { Game, ReplayStep, Seat } from '../wire/types';
import type { Story } from '../game-ui/story';

export interface Swing {
  /** The step in which it happened. */
  at: number;
  /** Whose lead changed most: not always the mover's, for a move can uncover what others hold. */
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
    const swing = biggestIn(step, before, step.seat);
    if (swing.by !== 0) found.push({ at, ...swing });
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

/** The seat whose lead changed most in a step, the mover first. */
function biggestIn(
  step: ReplayStep<Game>,
  before: ReplayStep<Game>,
  mover: Seat,
): Pick<Swing, 'seat' | 'by'> {
  const changes = step.scores.map((_, seat) => lead(step, seat) - lead(before, seat));
  const most = Math.max(...changes.map(Math.abs));
  const isMost = (seat: Seat): boolean => Math.abs(changes[seat] ?? 0) > most - 0.01;
  const seat = isMost(mover) ? mover : changes.findIndex((_, one) => isMost(one));
  return { seat, by: Math.round(changes[seat] ?? 0) };
}

/** The lead of a seat over the average of all, automatic opponent included. */
function lead({ scores, automa }: ReplayStep<Game>, seat: Seat): number {
  const all = automa === null ? scores : [...scores, automa];
  const mean = all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length);
  return (scores[seat] ?? 0) - mean;
}

/** What the seat of a swing did or showed in its step; empty if the move itself says it. */
export function ownEvents(step: ReplayStep<Game>, seat: Seat): Game['event'][] {
  const own = step.events.filter((event) => (event as { seat?: unknown }).seat === seat);
  // A move can bring more to light than itself, such as the lessons that are laid after it.
  return seat === step.seat && own.length === 1 ? [] : own;
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
