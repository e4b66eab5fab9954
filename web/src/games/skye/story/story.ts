/** Isle of Skye for the shared panels: log, result and replay. */
import { clanAt } from '../pieces/clans';
import type { Event, Skye, Source, View } from '../types';
import type { Scoring, ScoredThing, Story } from '../../../game-ui/story';
import { skyeStoryWords } from '../words/story';
import { beats } from './beats';
import { flights } from './flights';
import { gains } from './gains';
import Island from './StoryTerritory.svelte';
import Coin from '../art/Coin.svelte';
import Market from './StoryMarket.svelte';
import Piece from './StoryPiece.svelte';
import SmallIsland from './StoryThumb.svelte';
import Topic from './StoryTopic.svelte';
import {
  PURSE,
  SCROLLS,
  SLOTS,
  because,
  digest,
  headline,
  phase,
  pieceName,
  pieceOf,
  tell,
  topic,
} from './event-text';
import { withPastGold } from './past-gold';

export { clanAt };

/** All scorings so far: a step per goal, and finally the scrolls and the gold. */
export function scorings(
  steps: readonly { version: number; events: readonly Event[] }[],
  view: View | null,
  seats: number,
): Scoring[] {
  const found: Scoring[] = [];
  let round = 0;
  for (const { version, events } of steps) {
    const things = new Map<string, number[]>();
    const totals = Array<number>(seats).fill(0);
    let isFinal = false;
    const here = round;
    for (const event of events) {
      if (event.type === 'round') round = event.round;
      else if (event.type === 'score') {
        give(things, event.slot, seats, event.seat, event.points);
        totals[event.seat] = event.total;
      } else if (event.type === 'final') {
        isFinal = true;
        const scrolls = event.scrolls.reduce((sum, { points }) => sum + points, 0);
        give(things, SCROLLS, seats, event.seat, scrolls);
        give(things, PURSE, seats, event.seat, event.gold_points);
        totals[event.seat] = event.total;
      }
    }
    if (things.size === 0) continue;
    const goals = view?.goals ?? [];
    found.push({
      round: here,
      version,
      totals,
      isFinal,
      things: [...things].map(([key, points]): ScoredThing => {
        const slot = SLOTS.find((one) => one === key) ?? null;
        return { topic: slot === null ? key : (goals[SLOTS.indexOf(slot)] ?? ''), slot, points };
      }),
    });
  }
  return found;
}

function give(
  things: Map<string, number[]>,
  key: string,
  seats: number,
  seat: number,
  points: number,
): void {
  const got = things.get(key) ?? Array<number>(seats).fill(0);
  got[seat] = points;
  things.set(key, got);
}

/** All scrolls share a row, and so do all rounds of a goal. */
function row(what: Source): Pick<ScoredThing, 'topic' | 'slot'> {
  return {
    topic: what.type === 'scroll' ? SCROLLS : what.topic,
    slot: what.type === 'goal' ? what.slot : null,
  };
}

export const skyeStory: Story<Skye> = {
  terms: () => skyeStoryWords().terms,
  tell: (event, names, goals) => tell(event, names, (goals ?? []) as View['goals']),
  headline: (step, names) => headline(step, names),
  digest: (events, names, view) => digest(events, names, view),
  beats,
  flights,
  begins: (event) => (event.type === 'round' ? event.round : null),
  round: (view) => view.round,
  phase: (view) => phase(view.phase),
  clan: clanAt,
  points: (view, seat) => view.clans[seat]?.points ?? 0,
  automa: () => null,
  purse: {
    name: () => skyeStoryWords().gold,
    of: (view, seat) => view.clans[seat]?.gold ?? null,
    Picture: Coin,
  },
  scorings: ({ steps, view, names }) => scorings(steps, view, names.length),
  isScoring: (event) => event.type === 'score' || event.type === 'final',
  gains,
  counted: {
    title: () => skyeStoryWords().byGoal,
    name: (id) => (id in skyeStoryWords().goals ? topic(id) : null),
  },
  topic: (id) => topic(id, skyeStoryWords()),
  because: (line, all) => because(line, all),
  completed: withPastGold,
  piece: pieceOf,
  pieceName,
  row,
  // As in the walk through the scoring.
  order: [SCROLLS, PURSE],
  Board: Island,
  Thumb: SmallIsland,
  Picture: Topic,
  Piece,
  Around: Market,
};
