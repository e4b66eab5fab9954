/** The topics of Isle of Skye and their drawn examples. */
import type { DrawingName } from '../art/items';
import type { ScrollKind } from '../pieces/pieces';
import type { ItemTopic, Topic } from '../pieces/topics';
import type { Group } from '../../../board/cells';
import type { Goal, Placed } from '../types';
import data from './examples.json';
import { readCell, readPlaced } from './notation';

/** A territory with its scoring cells. */
export interface ExampleLand {
  placed: readonly Placed[];
  groups: readonly Group[];
  points: number | null;
  gold: number | null;
}

interface Drawn {
  lands: string[];
  lit: string[][];
  points?: number[];
  gold?: number[];
  /** the counts of a comparison */
  held?: number[];
}

function group(text: string, badges: boolean): Group {
  const [points, cells] = text.split(': ');
  return { cells: cells.split(' ').map(readCell), badge: badges ? `+${points}` : undefined };
}

function lands({ lands: texts, lit, points, gold }: Drawn, badges = true): ExampleLand[] {
  return texts.map((text, i) => ({
    placed: text.split(', ').map(readPlaced),
    groups: (lit[i] ?? []).map((part) => group(part, badges)),
    points: points?.[i] ?? null,
    gold: gold?.[i] ?? null,
  }));
}

/** The goal whose example shows the use of a thing. */
const SHOWN_BY: Record<Exclude<ItemTopic, 'whisky' | 'castle'>, Goal> = {
  sheep: 'sheep',
  cattle: 'cattle',
  ship: 'harbour',
  broch: 'brochs',
  farm: 'farm',
  lighthouse: 'harbour',
};

const goals: Record<Goal, Drawn> = data.goals;
const scrolls: Record<ScrollKind, Drawn & { count: number; doubled: boolean }> = data.scrolls;

/** The territories beside a text; none if numbers explain it better. */
export function exampleOf(topic: Topic): ExampleLand[] {
  const [kind, id] = topic.split(' ') as [string, string | undefined];
  if (kind === 'goal') return lands(goals[id as Goal]);
  if (kind === 'scroll') return lands(scrolls[id as ScrollKind]);
  if (kind === 'item') {
    if (id === 'whisky' || id === 'castle') return lands(data.income);
    return lands(goals[SHOWN_BY[id as keyof typeof SHOWN_BY]]);
  }
  switch (topic) {
    case 'completed':
      return lands(goals.areas, false);
    case 'linked':
      return lands(goals.roads, false);
    case 'scrolls':
      return lands(scrolls.sheep2);
    default:
      return [];
  }
}

/** The goal of a thing's example. */
export const goalShown = (item: ItemTopic): Goal | null =>
  item === 'whisky' || item === 'castle' ? null : SHOWN_BY[item];

/** All goals, in the order of the examples. */
export const GOALS = Object.keys(goals) as Goal[];

/** The numbers in texts. */
export const NUMBERS = {
  income: { castle: data.income.castle, whisky: data.income.whisky },
  behind: data.behind,
  price: data.price,
  scroll: (kind: ScrollKind) => ({
    count: scrolls[kind].count,
    doubled: scrolls[kind].doubled,
    points: scrolls[kind].points?.[0] ?? 0,
  }),
  points: (goal: Goal): readonly number[] => goals[goal].points ?? [],
  held: (goal: Goal): readonly number[] => goals[goal].held ?? [],
};

/** The drawing of a topic that is a piece. */
export function pictureOf(topic: Topic): { name: DrawingName; scroll?: ScrollKind } | null {
  const [kind, id] = topic.split(' ') as [string, string | undefined];
  if (kind === 'item') return { name: id as ItemTopic };
  if (kind === 'scroll') return { name: 'scroll', scroll: id as ScrollKind };
  if (topic === 'scrolls') return { name: 'scroll' };
  return topic === 'axe' ? { name: 'axe' } : null;
}
