/** The biggest swings of a game. */
import type { Game, ReplayStep, Seat } from '../wire/types';
import type { Story } from '../game-ui/story';

export interface Swing {
  /** The step in which it happened. */
  at: number;
  /** The steps of the turn that had a part in it, such as a cat and its treasure. */
  steps: readonly number[];
  /** Who made the move. */
  seat: Seat;
  /** The change of their own possible points. */
  by: number;
}

/** The biggest change by a turn in each round; scorings between rounds do not count. */
export function swings(story: Story<Game>, steps: readonly ReplayStep<Game>[], most = 3): Swing[] {
  const found = turnsOf(story, steps).flatMap((turn) => swingOf(story, steps, turn) ?? []);
  found.sort((one, other) => Math.abs(other.exact) - Math.abs(one.exact) || one.at - other.at);
  const starts = roundStarts(story, steps);
  const roundOf = (at: number): number => starts.findLast((start) => start.at < at)?.round ?? 0;
  const rounds = new Set<number>();
  return found
    .filter(({ at }) => {
      const isFirst = !rounds.has(roundOf(at));
      rounds.add(roundOf(at));
      return isFirst;
    })
    .slice(0, most)
    .map(({ exact, ...swing }) => ({ ...swing, by: Math.round(exact) }));
}

/** The steps of each turn. */
function turnsOf(story: Story<Game>, steps: readonly ReplayStep<Game>[]): number[][] {
  const turns: number[][] = [];
  for (let at = 1; at < steps.length; at++) {
    const continues =
      steps[at].seat === steps[at - 1].seat && story.continuesTurn?.(steps[at]) === true;
    if (continues) turns.at(-1)?.push(at);
    else turns.push([at]);
  }
  return turns;
}

/** What a turn changed for the seat that made it; null if that is little. */
function swingOf(
  story: Story<Game>,
  steps: readonly ReplayStep<Game>[],
  turn: readonly number[],
): (Omit<Swing, 'by'> & { exact: number }) | null {
  const seat = steps[turn[0]].seat;
  if (seat === null) return null;
  // What a move uncovers of others is no part of it.
  const gains = turn.map((at) => gainsOf(story, steps, at)[seat] ?? 0);
  const own = turn.filter((_, i) => gains[i] !== 0);
  const exact = gains.reduce((sum, gain) => sum + gain, 0);
  return Math.round(exact) === 0 ? null : { at: own.at(-1) ?? turn[0], steps: own, seat, exact };
}

/** What a move gave to each seat, by possible points. */
function gainsOf(story: Story<Game>, steps: readonly ReplayStep<Game>[], at: number): number[] {
  const [step, before] = [steps[at], steps[at - 1]];
  const gains = step.scores.map((score, seat) => score - (before.scores[seat] ?? 0));
  if (story.gains) return story.gains(step, before) ?? gains.map(() => 0);
  // At the end everything is scored once, as it was counted before.
  const isBetween = at < steps.length - 1 && step.events.some((event) => story.isScoring(event));
  return isBetween ? gains.map(() => 0) : gains;
}

/** What the players saw when they made the move of a step: its own view is that of the next one. */
export const viewOfMove = (steps: readonly ReplayStep<Game>[], at: number): Game['view'] =>
  steps[Math.max(0, at - 1)]?.view;

/** What the seat of a swing did or showed in its step; empty if the move itself says it. */
export function ownEvents(
  story: Story<Game>,
  { events, seat: mover }: ReplayStep<Game>,
  seat: Seat,
): Game['event'][] {
  // A scoring and the next round come after the move.
  const end = events.findIndex((event) => story.isScoring(event) || story.begins(event) !== null);
  const own = (end < 0 ? events : events.slice(0, end)).filter(
    (event) => (event as { seat?: unknown }).seat === seat,
  );
  // A move can bring more to light than itself, such as the lessons that are laid after it.
  return seat === mover && own.length === 1 ? [] : own;
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
