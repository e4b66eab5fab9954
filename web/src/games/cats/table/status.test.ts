import { expect, it } from 'vitest';
import { DOINGS, PHASES, type View } from '../types';
import { words } from '../words/table/en';
import { dayOf, directionOf, passesTo } from '../pieces/board-numbers';
import { type Standing, doing, lineOf } from './status';

type Given = Partial<Omit<View, 'phase' | 'doing' | 'crews'>> & {
  phase: (typeof PHASES)[number];
  doing?: (typeof DOINGS)[number];
  doer?: number;
  crews?: Record<string, unknown>[];
};

const crew = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  sealed: false,
  passed: false,
  cats_left: 0,
  anywhere: 0,
  tiles: [],
  pack: { count: 7, cards: null },
  hand: { count: 0, cards: [] },
  laid: { count: 0, cards: null },
  ...given,
});

function view({ phase, doing: step = 'nothing', doer = -1, crews, ...rest }: Given): View {
  return {
    ship: 5,
    order: [0, 1, 2],
    turn: 0,
    watcher: -1,
    options: { mode: 'standard' },
    ...rest,
    phase: PHASES.indexOf(phase),
    doing: { doing: DOINGS.indexOf(step), doer },
    crews: crews ?? [crew(), crew(), crew()],
  } as unknown as View;
}
const standing = (of: View, given: Partial<Standing> = {}): Standing => ({
  view: of,
  seat: 0,
  awaits: [0],
  names: ['Ann', 'Bea', 'Cas'],
  wanted: 2,
  winners: null,
  points: 0,
  ...given,
});
const line = (of: View, given?: Partial<Standing>) => lineOf(standing(of, given), words.status);

it('the draft says how many to keep and who has chosen', () => {
  const draft = view({ phase: 'keep', crews: [crew(), crew({ sealed: true }), crew()] });
  expect(line(draft)).toEqual({
    title: 'Draft: keep 2 of 7 cards',
    detail: 'Bea has chosen, Cas is choosing',
  });
});

it('a seat that has chosen waits and sees where the cards go', () => {
  const draft = view({ phase: 'keep', crews: [crew({ sealed: true }), crew(), crew()] });
  expect(line(draft, { awaits: [1, 2] })).toEqual({
    title: 'Waiting for Bea and Cas to choose',
    detail: 'Then your other cards go to Bea',
  });
});

it('the rescue says who is next and who has passed', () => {
  const rescue = view({ phase: 'rescue', crews: [crew(), crew({ passed: true }), crew()] });
  expect(line(rescue)).toEqual({
    title: 'Your turn: rescue a cat, or pass',
    detail: 'Then Cas. Bea has passed for today',
  });
  expect(line(rescue, { seat: 2 }).detail).toBe('You are next. Bea has passed for today');
});

it('a started step comes before the phase, and a pause before the turn', () => {
  const placing = view({ phase: 'rescue', doing: 'place_tile', doer: 0 });
  expect(line(placing).title).toBe('Place your first tile anywhere');
  expect(line(placing, { seat: 1 }).title).toBe('Ann places a tile');
  const pause = view({ phase: 'rescue', watcher: 0, turn: 1 });
  expect(line(pause).title).toBe('Before the turn of Bea: play a card, or go on');
  expect(line(pause, { seat: 2 }).title).toBe('Ann may play a card first');
});

it('says to pass if no cat can be rescued', () => {
  const title = (cats: number) =>
    line(view({ phase: 'rescue', crews: [crew({ cats_left: cats }), crew(), crew()] }), {
      isStuck: true,
    }).title;
  expect(title(0)).toBe('No cat that you can rescue: pass for today');
  expect(title(1)).toBe('No cat that you can rescue: end your turn');
});

it('repeats what a treasure card allows', () => {
  const may = (card: string, given: object): string | undefined => {
    const now = view({ phase: 'rare', doing: 'treasures', doer: 0 });
    const number = Number(card.slice(1)) - 1;
    return line({
      ...now,
      doing: { ...now.doing, card: number, paid: 0, more: 2, done_tiles: [], ...given },
    }).detail;
  };
  expect(may('d098', {})).toBe('1 rare one, or up to 2 common ones');
  expect(may('d098', { more: 1, done_tiles: [30, 0] })).toBe('1 more common one, or no more');
  expect(may('d107', {})).toBe('up to 2 small ones');
  expect(may('d107', { paid: 1 })).toBe('up to 2 common ones');
});

it('plates show who acts, who is next and who is done', () => {
  const rescue = view({ phase: 'rescue', crews: [crew(), crew(), crew({ passed: true })] });
  const plate = (of: number) => doing(standing(rescue), of, words.seat);
  expect(plate(0)).toEqual({ state: 'rescues', sign: 'act' });
  expect(plate(1)).toEqual({ state: 'next', sign: 'none' });
  expect(plate(2)).toEqual({ state: 'passed', sign: 'done' });
});

it('every phase and every step has a line', () => {
  for (const phase of PHASES) expect(line(view({ phase })).title, phase).not.toBe('');
  for (const step of DOINGS)
    expect(line(view({ phase: 'rescue', doing: step, doer: 1 })).title, step).not.toBe('');
});

it('packs go to the left on the first day and to the right on the second', () => {
  const crews = [crew(), crew(), crew()];
  expect(directionOf({ ship: 5 })).toBe('left');
  expect(passesTo(view({ phase: 'keep', ship: 5, crews }), 2)).toBe(0);
  expect(passesTo(view({ phase: 'keep', ship: 4, crews }), 2)).toBe(1);
  expect([0, 5, 1].map((ship) => dayOf({ ship }))).toEqual([0, 1, 5]);
});
