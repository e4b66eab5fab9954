/** A new game of The Isle of Cats for tests, as one of two seats sees it. */
import { type CrewView, PHASES, type Pile, type View } from '../types';

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

/** No anytime actions are pending. */
export const nobody: View['doing'] = {
  doing: 0,
  doer: -1,
  card: -1,
  tile: -1,
  field: 0,
  basket: 0,
  more: 0,
  paid: 0,
  done_tiles: [],
};

export const viewOf = (phase: (typeof PHASES)[number], change: Partial<View> = {}): View => ({
  seat: 0,
  options: {},
  phase: PHASES.indexOf(phase),
  ship: 5,
  order: [0, 1],
  turn: 0,
  step: 0,
  crews: [crewOf(), crewOf()],
  bag: [],
  deck: none,
  gone: [],
  left: [],
  right: [],
  new_rare: [],
  rare_row: [],
  rare: [],
  common: [],
  oshax: [],
  public: [],
  naming: null,
  watcher: -1,
  doing: nobody,
  sister: null,
  bag_count: 0,
  ...change,
});
