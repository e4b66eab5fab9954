import { describe, expect, it } from 'vitest';
import type { ClanView, Event, View } from '../types';
import { words } from '../words/learn/en';
import { words as dutch } from '../words/learn/nl';
import { words as portuguese } from '../words/learn/pt';
import { words as russian } from '../words/learn/ru';
import { words as pieces } from '../words/pieces/en';
import { type Scene, slipOf } from './coach';

const clan = (change: Partial<ClanView> = {}): ClanView => ({
  territory: [{ tile: 'C-blue', x: 0, y: 0, turn: 0 }],
  gold: 5,
  points: 0,
  stall: ['L15', 'L28', 'L34'].map((tile) => ({ tile, price: null, axed: false })),
  hand: [],
  sealed: false,
  building: false,
  earned: [],
  ...change,
});
const viewOf = (change: Partial<View> = {}, mine: Partial<ClanView> = {}): View => ({
  seat: 0,
  options: {},
  phase: 'price',
  round: 1,
  first: 0,
  after: 0,
  goals: ['sheep', 'roads', 'areas', 'squares'],
  bag: [],
  clans: [clan(mine), clan()],
  bag_count: 0,
  ...change,
});
const sceneOf = (change: Partial<Scene> = {}): Scene => ({
  view: viewOf(),
  seat: 0,
  bot: 'Fern',
  isMine: true,
  events: [{ type: 'round', round: 1, first: 0 }],
  draft: { axe: null, missingPrices: 2 },
  chosen: null,
  laid: 0,
  seen: new Set(),
  suggestion: null,
  plannedAxe: 'L34',
  ...change,
});
const say = (scene: Scene) => slipOf(scene, pieces.goals, words.coach);
const READ = new Set(['welcome', 'goals', 'income', 'tiles', 'revealed', 'sale']);

describe('the first round', () => {
  it('starts with slips to read', () => {
    const seen = new Set<string>();
    const order: string[] = [];
    for (let slip = say(sceneOf({ seen })); slip?.isRead; slip = say(sceneOf({ seen }))) {
      order.push(slip.id);
      seen.add(slip.id);
    }
    expect(order).toEqual(['welcome', 'goals', 'income', 'tiles']);
    expect(say(sceneOf({ seen }))?.id).toBe('axe');
  });

  it('follows axe, coins and seal', () => {
    const suggestion = {
      type: 'price' as const,
      seat: 0,
      axe: 'L34',
      prices: [
        ['L28', 1],
        ['L15', 2],
      ] as [[string, number], [string, number]],
    };
    const at = (axe: string | null, missingPrices: number) =>
      say(sceneOf({ seen: READ, suggestion, draft: { axe, missingPrices } }));
    expect(at(null, 2)?.targets).toEqual([['[data-stall="L34"] .chop']]);
    // From left to right.
    expect(at('L34', 2)?.text).toContain('2 and 1');
    expect(at('L34', 0)?.id).toBe('seal');
    // With the axe on another tile, the guide suggests no prices.
    expect(at('L15', 2)?.text).toBe(words.coach.prices);
  });

  it('accepts other choices', () => {
    const events: Event[] = [
      { type: 'round', round: 1, first: 0 },
      { type: 'price', seat: 0, axe: 'L15', prices: { L28: 2, L34: 1 } },
      { type: 'price', seat: 1, axe: 'L23', prices: { L16: 1, L54: 2 } },
    ];
    const slip = say(sceneOf({ view: viewOf({ phase: 'buy' }), events }));
    expect(slip?.text).toContain(words.coach.ownWay);
    expect(slip?.text).toContain('1 and 2 gold');
  });

  it('explains what was sold and kept', () => {
    const events: Event[] = [
      { type: 'round', round: 1, first: 0 },
      { type: 'buy', seat: 1, tile: 'L15', from: 0, price: 2 },
      { type: 'keep', seat: 0, tile: 'L28', price: 1 },
    ];
    const view = viewOf({ phase: 'build' }, { hand: ['L28', 'L54'], stall: [] });
    const slip = say(sceneOf({ view, events }));
    expect(slip?.text).toContain('for 2');
    expect(slip?.text).toContain('nobody bought');
  });

  it('builds with the player: choose, place, confirm', () => {
    const view = viewOf({ phase: 'build' }, { hand: ['L28', 'L54'], stall: [] });
    const suggestion = { type: 'place' as const, seat: 0, tile: 'L54', x: -1, y: 0, turn: 1 };
    const at = (chosen: string | null, laid: number) =>
      say(sceneOf({ view, seen: READ, suggestion, chosen, laid }));
    expect(at(null, 0)?.targets).toEqual([['[data-hand="L54"]']]);
    expect(at('L54', 0)?.targets).toEqual([['[data-cell="-1,0"]']]);
    expect(at('L28', 0)?.targets).toEqual([]);
    expect(at(null, 2)?.id).toBe('confirm');
  });
});

it('says nothing while others must move', () => {
  expect(say(sceneOf({ seen: READ, isMine: false }))).toBeNull();
});

it('explains the gold for being behind', () => {
  const income = (seat: number, behind: number): Event => ({
    type: 'income',
    seat,
    castle: 5,
    whisky: 0,
    behind,
    gold: 9,
  });
  const at = (mine: number, other: number) =>
    say(
      sceneOf({
        view: viewOf({ round: 3 }),
        events: [{ type: 'round', round: 3, first: 0 }, income(0, mine), income(1, other)],
      }),
    )?.text;
  expect(at(1, 0)).toBe(words.coach.behindYou(1));
  expect(at(0, 1)).toBe(words.coach.behindOther('Fern', 1));
  expect(at(0, 0)).toBe(words.coach.behindNobody);
});

it('ends with a choice after three rounds, and is silent after the game', () => {
  expect(say(sceneOf({ view: viewOf({ round: 4 }), seen: new Set(['end']) }))?.id).toBe('end');
  expect(say(sceneOf({ view: viewOf({ phase: 'over', round: 6 }) }))).toBeNull();
});

it.each([
  ['ru', russian],
  ['nl', dutch],
  ['pt', portuguese],
])('%s translates everything', (_, other) => {
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : typeof value === 'function'
        ? []
        : Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
  const english = new Map(flat(words));
  // Notation and names of keys are the same everywhere.
  const shared = /^\.keys\.(rows|moveRows)\.\d+\.0$/;
  for (const [path, text] of flat(other))
    if (!shared.test(path)) expect(text, path).not.toBe(english.get(path));
});
