import { expect, it } from 'vitest';
import type { PlaceTreasures, View } from '../types';
import type { Question } from '../pieces/phases';
import { words } from '../words/table/en';
import { words as russian } from '../words/table/ru';
import { catsStoryWords } from '../words/story';
import { dayOf, directionOf, passesTo } from '../pieces/board-numbers';
import { type Standing, doing, lineOf } from './status';

type Given = Partial<Omit<View, 'crews'>> & {
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

function view({ crews, ...rest }: Given): View {
  return {
    ship: 5,
    order: [0, 1, 2],
    turn: 0,
    watcher: null,
    question: null,
    options: { mode: 'standard' },
    ...rest,
    crews: crews ?? [crew(), crew(), crew()],
  } as unknown as View;
}
const QUESTIONS: { [T in Question['type']]: object } = {
  place_tile: { tile: 'blue-k01', source: { type: 'bag', card: 'd091' } },
  place_oshax: {},
  choose_colour: { tile: 'o1', cells: [] },
  place_map_treasure: { colour: 'blue' },
  place_treasures: { offer: 'rare', left: 2, placed: [] },
  draw_cards: { left: 2 },
  buy_cards: {},
  draw_for_field: { left: 4, sent: [] },
  choose_field: { tile: 'blue-k01', left: 4, sent: [] },
  draw_for_boat: {},
};
/** What a seat has begun. */
const begun = (type: Question['type'], seat: number): Question =>
  ({ type, seat, card: 'd001', ...QUESTIONS[type] }) as Question;
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

it('the rescue says how many cats an extra one allows', () => {
  const rescue = view({ phase: 'rescue', crews: [crew({ extra: 1 }), crew(), crew()] });
  expect(line(rescue).title).toBe('Your turn: rescue up to 2 cats, or pass');
});

it('the pause before the lessons asks only whom a card asks, whatever is in the hand', () => {
  const hand = { count: 1, cards: ['d077'] };
  const pause = view({ phase: 'pause', crews: [crew({ hand }), crew(), crew()] });
  const asks = 'Before the lessons: play a card, or continue';
  expect(line(pause, { isPausing: true }).title).toBe(asks);
  expect(line(pause).title).toBe('Everyone has paid');
  expect(line(pause, { seat: 1 }).title).toBe('Anytime cards can be played before the lessons');
});

it('the rescue speaks to the player, and says once that the others have passed', () => {
  const all = view({ phase: 'rescue' });
  expect(line(all, { seat: 2 }).detail).toBe('Then Bea and you');
  const passed = crew({ passed: true });
  const mine = view({ phase: 'rescue', crews: [crew(), passed, crew()] });
  expect(line(mine, { seat: 1 }).detail).toBe('Then Cas');
  const alone = view({ phase: 'rescue', crews: [crew(), passed, passed] });
  expect(line(alone).detail).toBe('Everyone else has passed');
});

it('a started step comes before the phase, and a pause before the turn', () => {
  const placing = view({ phase: 'rescue', question: begun('place_tile', 0) });
  expect(line(placing).title).toBe('Place your first tile anywhere');
  expect(line(placing, { seat: 1 }).title).toBe('Ann is placing a tile');
  // A cat that was rescued with its place needs no words between the two moves.
  expect(line(placing, { isRescuing: true }).title).toBe('Your turn: rescue a cat, or pass');
  const pause = view({ phase: 'rescue', watcher: 0, turn: 1 });
  expect(line(pause).title).toBe('Before Bea’s turn: play a card, or continue');
  expect(line(pause, { seat: 2 }).title).toBe('Ann may play a card first');
});

it('says to pass if no cat can be rescued', () => {
  const title = (cats: number) =>
    line(view({ phase: 'rescue', crews: [crew({ cats_left: cats }), crew(), crew()] }), {
      isStuck: true,
    }).title;
  expect(title(0)).toBe('You can’t rescue another cat: pass for today');
  expect(title(1)).toBe('You can’t rescue another cat: end your turn');
});

it('repeats what a treasure card allows', () => {
  const may = (offer: PlaceTreasures['offer'], left = 2): string | undefined => {
    const question = { ...begun('place_treasures', 0), offer, left } as PlaceTreasures;
    return line(view({ phase: 'rare', question })).detail;
  };
  expect(may('rare')).toBe('1 rare one, or up to 2 common ones');
  expect(may('common', 1)).toBe('1 more common one, or none');
  expect(may('small')).toBe('up to 2 small ones');
  expect(may('common')).toBe('up to 2 common ones');
});

it('plates show who acts, who is next and who is done', () => {
  const rescue = view({ phase: 'rescue', crews: [crew(), crew(), crew({ passed: true })] });
  const plate = (of: number) => doing(standing(rescue), of, words.seat);
  expect(plate(0)).toEqual({ state: 'rescuing', sign: 'act' });
  expect(plate(1)).toEqual({ state: 'next', sign: 'none' });
  expect(plate(2)).toEqual({ state: 'passed', sign: 'done' });
});

it('every phase and every step has a line', () => {
  for (const phase of Object.keys(catsStoryWords().phases) as View['phase'][])
    expect(line(view({ phase })).title, phase).not.toBe('');
  for (const type of Object.keys(QUESTIONS) as Question['type'][])
    expect(line(view({ phase: 'rescue', question: begun(type, 1) })).title, type).not.toBe('');
});

it('packs go to the left on the first day and to the right on the second', () => {
  const crews = [crew(), crew(), crew()];
  expect(directionOf({ ship: 5 })).toBe('left');
  expect(passesTo(view({ phase: 'keep', ship: 5, crews }), 2)).toBe(0);
  expect(passesTo(view({ phase: 'keep', ship: 4, crews }), 2)).toBe(1);
  expect([0, 5, 1].map((ship) => dayOf({ ship }))).toEqual([0, 1, 5]);
});

it('speaks to you in your own form', () => {
  const stand = standing(view({ phase: 'rescue' }));
  expect(doing(stand, 0, russian.seat).state).toBe('спасаете');
  expect(doing({ ...stand, awaits: [1] }, 1, russian.seat).state).toBe('спасает');
});
