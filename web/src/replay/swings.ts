/** The biggest swings of a game. */
import type { Game, ReplayStep, Seat } from '../wire/types';
import type { Story } from '../game-ui/story';

export interface Swing {
  /** The step in which it happened. */
  at: number;
  /** The steps of the turn that had a part in it, such as a cat and its treasure. */
  steps: readonly number[];
  /** Who made the move, or of whom it showed something. */
  seat: Seat;
  /** The change of the possible points of this seat. */
  by: number;
}

/** The biggest change by a turn in each round; scorings between rounds do not count. */
export function swings(story: Story<Game>, steps: readonly ReplayStep<Game>[], most = 3): Swing[] {
  const found = turnsOf(story, steps).flatMap((turn) => swingsOf(story, steps, turn));
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

/** What a turn changed for the seat that made it, and for all if it showed something of others. */
function swingsOf(
  story: Story<Game>,
  steps: readonly ReplayStep<Game>[],
  turn: readonly number[],
): (Omit<Swing, 'by'> & { exact: number })[] {
  const mover = steps[turn[0]].seat;
  if (mover === null) return [];
  const shared = turn.filter((at) => isShared(story, steps[at]));
  return steps[turn[0]].scores.flatMap((_, seat) => {
    const gains = (seat === mover ? turn : shared).map((at) => ({
      at,
      gain: gainsOf(story, steps, at)[seat] ?? 0,
    }));
    const own = gains.filter(({ gain }) => gain !== 0).map(({ at }) => at);
    const exact = gains.reduce((sum, { gain }) => sum + gain, 0);
    const at = own.at(-1);
    return at === undefined || Math.round(exact) === 0 ? [] : [{ at, steps: own, seat, exact }];
  });
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

/** What a step shows of any seat; the scoring and the round that follow it are left out. */
function shown(story: Story<Game>, { events }: ReplayStep<Game>): Game['event'][] {
  const end = events.findIndex((event) => story.isScoring(event) || story.begins(event) !== null);
  return (end < 0 ? events : events.slice(0, end)).filter(
    (event) => typeof seatOf(event) === 'number',
  );
}

const seatOf = (event: Game['event']): unknown => (event as { seat?: unknown }).seat;

/** Whether a move brings to light what others did, such as the lessons that all have laid. */
function isShared(story: Story<Game>, step: ReplayStep<Game>): boolean {
  return shown(story, step).some((event) => seatOf(event) !== step.seat);
}

/** What was done or shown in a step, for any of it can be the cause of a swing; empty if the move itself says it. */
export function toldEvents(story: Story<Game>, step: ReplayStep<Game>): Game['event'][] {
  const all = shown(story, step);
  return all.length === 1 && seatOf(all[0]) === step.seat ? [] : all;
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
