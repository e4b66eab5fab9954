import { describe, expect, it } from 'vitest';
import type { Standing, TableInfo } from '../../../wire/protocol';
import type { Event, FinalScored, ScoreLine, Why } from '../types';
import { lessonOf, viewOf } from '../board/test-game';
import type { Game } from '../../../wire/types';
import { partsOf, sources, sumOfEqual } from '../../../story/result';
import { cardText } from '../words/cards';
import type { Story } from '../../../game-ui/story';
import { harder, levels, soloGames } from './solo-history';
import { catsStory, scorings } from './story';

const final = (seat: number, more: Partial<FinalScored> = {}): Event => ({
  type: 'final',
  seat,
  rats: -1,
  rooms: -10,
  families: [
    { colour: 'blue', size: 3, points: 8 },
    { colour: 'red', size: 4, points: 11 },
  ],
  rare: 3,
  lessons: [{ card: 'd127', points: 9 }],
  public: [{ card: 'd148', points: 4 }],
  total: 24,
  fish: 2,
  baskets: 1,
  ...more,
});
const hers: Event = {
  type: 'final_sister',
  colours: [10, 8, 0, 2, 1],
  lessons: [{ card: 's_fish', points: 8 }],
  total: 29,
};

describe('the scoring', () => {
  it('has a step for each topic', () => {
    const [found] = scorings([{ version: 9, events: [final(0), final(1, { total: 20 })] }], 2);
    expect(found).toMatchObject({ round: 5, version: 9, totals: [24, 20], isFinal: true });
    expect(found?.things.map(({ topic, points }) => [topic, points])).toEqual([
      ['rats', [-1, -1]],
      ['rooms', [-10, -10]],
      ['families', [19, 19]],
      ['rare', [3, 3]],
      ['lessons', [9, 9]],
      ['public', [4, 4]],
    ]);
  });

  it("of a solo game ends with the sister's topics", () => {
    const [found] = scorings([{ version: 9, events: [final(0, { public: [] }), hers] }], 1);
    expect(found?.totals).toEqual([24, 29]);
    expect(found?.things.at(-1)).toEqual({
      topic: 'sister_lessons',
      slot: null,
      points: [null, 8],
    });
    expect(found?.things.map(({ topic }) => topic)).not.toContain('public');
  });

  it('says what breaks a tie for the victory', () => {
    const tie = (...events: Event[]): string | undefined =>
      scorings([{ version: 9, events }], events.length)[0]?.tie;
    expect(tie(final(0, { fish: 3 }), final(1, { fish: 8 }))).toMatch(/fish.*8 against 3/);
    expect(tie(final(0, { fish: 8 }), final(1, { fish: 8 }))).toBeUndefined();
    expect(tie(final(0), final(1, { total: 20, fish: 9 }))).toBeUndefined();
    const family = { fish: undefined, public: [] };
    expect(tie(final(0, { ...family, rooms: -15 }), final(1, family))).toMatch(
      /full rooms.*5 against 4/,
    );
    expect(tie(final(0, { total: 29, public: [] }), hers)).toMatch(/sister/);
    expect(tie(final(0), hers)).toBeUndefined();
  });

  it('of the family mode has no treasures', () => {
    const [found] = scorings(
      [{ version: 9, events: [final(0, { fish: undefined, public: [] })] }],
      1,
    );
    expect(found?.things.map(({ topic }) => topic)).toEqual([
      'rats',
      'rooms',
      'families',
      'lessons',
    ]);
  });
});

const line = (points: number, topic: string, reason: Why): ScoreLine => ({
  points,
  what: topic.startsWith('d')
    ? lessonOf(topic, 1, { reason })
    : { type: 'plain', topic, reason, count: 1, round: null },
  cells: [],
});

it('a result has one row for all lessons, and the sister has her own rows', () => {
  const standings: Standing[] = [
    {
      seat: 0,
      score: 14,
      scorecard: {
        lines: [line(-5, 'rooms', 'room'), line(9, 'd127', 'lesson'), line(10, 'd124', 'lesson')],
      },
    },
    {
      seat: -1,
      score: 10,
      scorecard: { lines: [line(10, 'sister', 'sister_colour')] },
    },
  ];
  expect(
    sources(catsStory as Story<Game>, standings).map(({ topic, points }) => [topic, points]),
  ).toEqual([
    ['rooms', [-5, null]],
    ['lessons', [19, null]],
    ['sister', [null, 10]],
  ]);
});

describe('a result', () => {
  const standing = (seat: number, ...lines: ReturnType<typeof line>[]): Standing => ({
    seat,
    score: 0,
    scorecard: { lines },
  });
  const view = (more: object) => ({ options: {}, public: [], sister: null, ...more });
  const rows = (more: object, ...standings: Standing[]) =>
    sources(catsStory as Story<Game>, standings, view(more)).map(({ topic, points }) => [
      topic,
      points,
    ]);

  it('names every lesson with its points, public ones in one row', () => {
    const cards = [
      standing(0, line(9, 'd127', 'lesson'), line(0, 'd124', 'lesson'), line(4, 'd148', 'public')),
      standing(1, line(7, 'd142', 'lesson'), line(0, 'd148', 'public')),
    ].map(({ scorecard }) => scorecard);
    const found = (topic: string) =>
      partsOf(catsStory as Story<Game>, cards, { topic, slot: null }).map(({ key, points }) => [
        key,
        points,
      ]);
    expect(found('lessons')).toEqual([
      ['d127', [9, null]],
      ['d124', [0, null]],
      ['d142', [null, 7]],
    ]);
    expect(found('public')).toEqual([['d148', [4, 0]]]);
    expect(found('rats')).toEqual([]);
    const [first] = partsOf(catsStory as Story<Game>, cards, { topic: 'lessons', slot: null });
    expect(first.rule).toBe(cardText('d127').text);
  });

  it('multiplies the points of equal things only', () => {
    const sum = (...lines: ReturnType<typeof line>[]) =>
      sumOfEqual(catsStory as Story<Game>, lines);
    expect(sum(line(10, 'd127', 'lesson'), line(10, 'd124', 'lesson'))).toBe('10 + 10');
    expect(sum(line(-5, 'rooms', 'room'), line(-5, 'rooms', 'room'))).toBe('2 × −5');
    expect(sum(line(10, 'd127', 'lesson'), line(5, 'd124', 'lesson'))).toBeNull();
    expect(sum(line(10, 'd127', 'lesson'))).toBeNull();
  });

  it('says in a solo game that public lessons give half', () => {
    const cards = [standing(0, line(4, 'd148', 'public')).scorecard];
    const ruleIn = (mode: string) =>
      partsOf(
        catsStory as Story<Game>,
        cards,
        { topic: 'public', slot: null },
        view({ options: { mode } }),
      )[0].rule;
    expect(ruleIn('solo')).toMatch(/half the points, rounded up/);
    expect(ruleIn('standard')).toBe(cardText('d148').text);
  });

  it('has a row for every topic, even without points', () => {
    expect(rows({}, standing(0, line(-5, 'rooms', 'room')), standing(1))).toEqual([
      ['rats', [0, 0]],
      ['rooms', [-5, 0]],
      ['families', [0, 0]],
      ['rare', [0, 0]],
      ['lessons', [0, 0]],
    ]);
    expect(
      rows({ sister: {}, public: [['d148', null]] }, standing(0), standing(-1)).slice(-3),
    ).toEqual([
      ['public', [0, null]],
      ['sister', [null, 0]],
      ['sister_lessons', [null, 0]],
    ]);
    expect(rows({ options: { mode: 'family' } }, standing(0)).map(([topic]) => topic)).toEqual([
      'rats',
      'rooms',
      'families',
      'lessons',
    ]);
  });
});

it('a cat and its treasure are one turn, the next cat is another one', () => {
  const continues = (type: string | null) =>
    catsStory.continuesTurn?.({ move: type && { type, seat: 0 } } as never);
  expect(['place', 'colour', 'done'].map(continues)).toEqual([true, true, true]);
  expect(['rescue', 'pass', 'play', null].map(continues)).toEqual([false, false, false, false]);
});

it('lists the sources in the order of the scoring, for every seat', () => {
  const standing = (seat: number, ...reasons: Why[]): Standing => ({
    seat,
    score: 0,
    scorecard: { lines: reasons.map((reason) => line(1, '', reason)) },
  });
  expect(
    sources(catsStory as Story<Game>, [
      standing(0, 'rat', 'lesson', 'public'),
      standing(1, 'rat', 'rare', 'lesson'),
    ]).map(({ topic }) => topic),
  ).toEqual(['rats', 'rare', 'lessons', 'public']);
});

describe('earlier games', () => {
  const table = (id: string, more: Partial<TableInfo>): TableInfo =>
    ({
      id,
      game: 'cats',
      status: 'finished',
      options: { mode: 'solo', difficulty: 'hard' },
      scores: [64],
      automa: 70,
      winners: [-1],
      touched: 1,
      ...more,
    }) as TableInfo;
  const games = soloGames([
    table('a', {}),
    table('b', { scores: [72], automa: 70, winners: [0] }),
    table('c', { options: { mode: 'solo' } }),
    table('d', { options: {} }),
    table('e', { status: 'running', scores: null }),
    table('f', { game: 'skye', options: {} }),
  ]);

  it('are the finished solo games', () => {
    expect(games.map(({ id, difficulty, won }) => [id, difficulty, won])).toEqual([
      ['a', 'hard', false],
      ['b', 'hard', true],
      ['c', 'easy', false],
    ]);
  });

  it('are counted by difficulty', () => {
    expect(levels(games).map(({ played, won, best }) => [played, won, best])).toEqual([
      [1, 0, 64],
      [0, 0, null],
      [2, 1, 72],
      [0, 0, null],
      [0, 0, null],
    ]);
    expect(harder('very_hard')).toBe('expert');
    expect(harder('expert')).toBeNull();
  });
});

it('says that the sister’s points of a replay count hidden colours, until all are known', () => {
  const note = (ship: number) => catsStory.automaNote?.(viewOf('rescue', { ship }));
  expect(note(5)).toBe('with hidden colours');
  expect(note(2)).toBe('with hidden colours');
  expect(note(1)).toBeNull();
});
