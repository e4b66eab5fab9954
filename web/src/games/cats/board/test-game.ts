/** A new game of The Isle of Cats for tests, as one of two seats sees it. */
import type { CrewView, LessonSource, Phase, Pile, Progress, View } from '../types';

const none: Pile = { count: 0, cards: [] };

export const crewOf = (change: Partial<CrewView> = {}): CrewView => ({
  boat: 'boat1',
  tiles: [],
  fish: 20,
  ready: 1,
  used: 0,
  hand: none,
  pack: none,
  kept: none,
  seen: none,
  drawn: none,
  laid: none,
  lessons: none,
  discards: none,
  sealed: false,
  choice: null,
  anywhere: 0,
  extra: 0,
  cats_left: 0,
  passed: false,
  watching: false,
  ...change,
});

export const viewOf = (phase: Phase, change: Partial<View> = {}): View => ({
  seat: 0,
  options: {},
  phase,
  ship: 5,
  order: [0, 1],
  turn: 0,
  boats_drawn: 2,
  step: 0,
  crews: [crewOf(), crewOf()],
  bag: [],
  deck: none,
  gone: [],
  left: [],
  right: [],
  new_rare: [],
  rare: [],
  common: [],
  oshax: [],
  public: [],
  naming: null,
  watcher: null,
  question: null,
  sister: null,
  bag_count: 0,
  ...change,
});

/** A lesson that asks for exactly five things, unless something else is said. */
export function lessonOf(
  card: string,
  count: number,
  change: Partial<LessonSource> & { progress?: Partial<Progress> } = {},
): LessonSource {
  const [wanted, over] = [5, count > 5];
  const progress = { counts: 'things', wanted, over, share: over ? 0 : count / wanted } as const;
  return {
    type: 'lesson',
    topic: card,
    reason: 'lesson',
    count,
    round: null,
    card,
    colour: null,
    ...change,
    progress: { ...progress, ...change.progress },
  };
}
