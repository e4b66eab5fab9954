import { describe, expect, it } from 'vitest';
import { crewOf, viewOf as fakeView } from '../board/test-game';
import type { CrewView, Event, Phase, View } from '../types';
import { words } from '../words/learn/en';
import { words as dutch } from '../words/learn/nl';
import { words as portuguese } from '../words/learn/pt';
import { words as russian } from '../words/learn/ru';
import { END } from '../../../learn/guide-step';
import { type Scene, slipOf } from './coach';
import { type Speech, solo, standard } from './scripts';

const viewOf = (phase: Phase, change: Partial<View> = {}, mine: Partial<CrewView> = {}): View =>
  fakeView(phase, {
    left: ['blue-k02', 'blue-k06'],
    right: ['red-k16'],
    crews: [crewOf(mine), crewOf()],
    ...change,
  });
const sceneOf = (change: Partial<Scene> = {}): Scene => ({
  view: viewOf('keep'),
  seat: 0,
  isMine: true,
  events: [{ type: 'day', ship: 5, order: [0, 1] }],
  choice: { kind: 'keep', chosen: [], isWhole: false },
  placing: null,
  seen: new Set(),
  suggestion: null,
  ...change,
});
const speech: Speech = {
  w: words,
  bot: 'Fern',
  colourName: (family) => family,
  totals: () => ['−18', '−32'],
};
const say = (scene: Scene) => slipOf(scene, standard(speech));
const bare = { tile: null, cells: null, at: null, map: null };
const READ = new Set(['welcome', 'costs', 'island', 'fish', 'lessons', 'order', 'rare', 'rooms']);

describe('the first day', () => {
  it('starts with slips to read', () => {
    const seen = new Set<string>();
    const order: string[] = [];
    for (let slip = say(sceneOf({ seen })); slip?.isRead; slip = say(sceneOf({ seen }))) {
      order.push(slip.id);
      seen.add(slip.id);
    }
    expect(order).toEqual(['welcome', 'costs', 'island', 'fish']);
    expect(say(sceneOf({ seen }))?.id).toBe('keep');
  });

  it('marks cards to take and cards to leave, then the seal', () => {
    const move = { type: 'keep' as const, seat: 0, cards: ['d060', 'd043'] };
    const suggestion = { move, ...bare };
    const at = (chosen: string[]) =>
      say(
        sceneOf({
          seen: READ,
          suggestion,
          choice: { kind: 'keep', chosen, isWhole: chosen.length === 2 },
        }),
      );
    expect(at([])?.targets).toHaveLength(2);
    expect(at(['d077'])?.targets.flat()).toContain('[data-card="d077"][aria-pressed="true"]');
    expect(at(['d060', 'd043'])?.id).toBe('seal');
  });

  it('follows a cat from the field to the boat', () => {
    const view = viewOf('rescue');
    const suggestion = {
      move: { type: 'rescue' as const, seat: 0, tile: 'blue-k06' },
      tile: 'blue-k06',
      cells: [[12, 0]] as const,
      at: [14, 0] as const,
      map: 'blue' as const,
    };
    const at = (chosen: string | null, isReady = false, isSending = false) =>
      say(
        sceneOf({
          view,
          seen: READ,
          suggestion,
          choice: null,
          placing: { task: 'rescue', chosen, isReady, isSending },
        }),
      );
    expect(at(null)?.text).toContain('blue map');
    expect(at(null)?.targets).toEqual([['[data-tile="blue-k06"]']]);
    expect(at('blue-k06')?.targets).toEqual([['[data-place="14,0"]']]);
    expect(at('blue-k02')?.targets).toEqual([]);
    expect(at('blue-k06', true)?.id).toBe('confirm');
    expect(at('blue-k06', true, true)?.targets).toEqual([]);
  });

  it('explains the revealed speeds', () => {
    const events: Event[] = [
      { type: 'day', ship: 5, order: [0, 1] },
      { type: 'order', speeds: [4, 7], order: [1, 0] },
    ];
    const slip = say(sceneOf({ view: viewOf('rescue'), events, choice: null }));
    expect(slip?.text).toContain('Fern has 7');
  });
});

it('says nothing while others must move', () => {
  expect(say(sceneOf({ seen: READ, isMine: false, view: viewOf('rescue') }))).toBeNull();
});

it('ends with a choice after two days, in solo after one, and is silent after the game', () => {
  expect(say(sceneOf({ view: viewOf('keep', { ship: 3 }) }))?.id).toBe(END);
  expect(slipOf(sceneOf({ view: viewOf('keep', { ship: 4 }) }), solo(speech))?.id).toBe(END);
  expect(say(sceneOf({ view: viewOf('over', { ship: 1 }) }))).toBeNull();
});

it('closes if the player continues without an answer', () => {
  const at = (phase: Phase, change: Partial<View>) => say(sceneOf({ view: viewOf(phase, change) }));
  expect(at('keep', { ship: 3, step: 0 })?.id).toBe(END);
  expect(at('keep', { ship: 3, step: 1 })).toBeNull();
  expect(at('rescue', { ship: 3 })).toBeNull();
  expect(at('keep', { ship: 2, step: 0 })).toBeNull();
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
  // Notation and names of keys and of oshax are the same everywhere.
  const shared = /^\.keys\.(rows|moveRows)\.\d+\.0$|^\.reader\.oshax$/;
  expect(flat(other).map(([path]) => path)).toEqual([...english.keys()]);
  for (const [path, text] of flat(other))
    if (!shared.test(path)) expect(text, path).not.toBe(english.get(path));
});
