/** What a move of a replay gave: gold that changes hands is no gain, a tile that is built is one. */
import type { ReplayStep } from '../../../wire/types';
import { SLOTS, lapsLeft } from '../pieces/round-track';
import type { Skye, Slot, View } from '../types';

const GOLD_PER_POINT = 5;
const [MOST, SECOND] = [5, 2];

/** What a built tile gave to each seat, without the scoring and the income that may follow. */
export function gains(step: ReplayStep<Skye>, before: ReplayStep<Skye>): number[] | null {
  if (step.move?.type !== 'place') return null;
  const seats = step.scores.length;
  const { view } = step;
  const isToCome = (slot: Slot): boolean =>
    view.phase !== 'over' && lapsLeft(seats, view.round, slot).length > 0;
  const goldCounts = SLOTS.some((slot, i) => view.goals[i] === 'gold' && isToCome(slot));
  return step.scores.map((score, seat) => {
    const scored = step.events.reduce(
      (sum, event) =>
        event.type === 'score' && event.seat === seat && isToCome(event.slot)
          ? sum + event.points
          : sum,
      0,
    );
    const gold = ofGold(view, seat, goldCounts) - ofGold(before.view, seat, goldCounts);
    return score - before.scores[seat] - scored - gold;
  });
}

/** What the gold of a seat counts for: at the end, and for the goal if it is still scored. */
function ofGold({ clans }: View, seat: number, forGoal: boolean): number {
  const purses = clans.map(({ gold }) => gold ?? 0);
  const mine = purses[seat];
  const ahead = purses.filter((gold) => gold > mine).length;
  const goal = mine > 0 ? ([MOST, SECOND][ahead] ?? 0) : 0;
  return Math.floor(mine / GOLD_PER_POINT) + (forGoal ? goal : 0);
}
