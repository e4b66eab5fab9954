import { describe, expect, it } from 'vitest';
import type { ScoreSource, Standing } from '../wire/protocol';
import type { Game, ReplayStep } from '../wire/types';
import { Who } from '../i18n/who';
import { chapters } from './lines/rounds';
import { characterOf } from '../game-ui/characters';
import { gameUi, gamesFound } from '../game-ui/manifests.svelte';
import { seatNames } from './seat-names';
import { gridLines, spread, wrapped } from './chart/chart';
import { byRound, linesOf, ranking, roundsOf, sources } from './result';
import type { Story } from '../game-ui/story';
import { roundStarts, swings, toldEvents, viewOfMove } from '../replay/swings';

/** A game with rounds, where all bets stand in one row. */
interface Bet extends ScoreSource {
  slot: string | null;
}
const story = {
  row: (what) => {
    const { topic, slot } = what as Bet;
    return { topic: topic.startsWith('bet ') ? 'bet *' : topic, slot };
  },
  begins: (event) => {
    const { type, round } = event as { type: string; round?: number };
    return type === 'round' ? (round ?? null) : null;
  },
  digest: (events) => events.map(() => ({ text: '', seat: null, cells: [], minor: false })),
  isScoring: (event) => (event as { type: string }).type === 'score',
} as Partial<Story<Game>> as Story<Game>;
const bet = (topic: string, slot: string | null, round: number | null): Bet => ({
  type: 'bet',
  topic,
  reason: 'heads',
  count: 1,
  round,
  slot,
});
const line = (points: number, topic: string, slot: string | null, round: number | null) => ({
  points,
  what: bet(topic, slot, round),
  cells: [] as [number, number][],
});
const STANDINGS: Standing[] = [
  {
    seat: 0,
    score: 9,
    scorecard: {
      lines: [
        line(4, 'heads', 'B', 2),
        line(2, 'tails', 'A', 1),
        line(1, 'bet small', null, null),
        line(2, 'purse', null, null),
      ],
    },
  },
  {
    seat: 1,
    score: 9,
    scorecard: { lines: [line(6, 'tails', 'A', 1), line(3, 'bet large', null, null)] },
  },
];

describe('a result', () => {
  it('has a row for each source: slots first, all bets in one', () => {
    expect(
      sources(story, STANDINGS).map(({ topic, slot, points }) => [slot, topic, points]),
    ).toEqual([
      ['A', 'tails', [2, 6]],
      ['B', 'heads', [4, 0]],
      [null, 'bet *', [1, 3]],
      [null, 'purse', [2, 0]],
    ]);
  });

  it('the winner is first among equal seats', () => {
    expect(ranking(STANDINGS, [1])).toEqual([1, 0]);
  });

  it('has a curve by rounds up to the final score', () => {
    expect(roundsOf(STANDINGS)).toBe(2);
    expect(byRound(STANDINGS[0], 2)).toEqual([0, 2, 6, 9]);
  });

  it('finds the lines of a number', () => {
    expect(linesOf(story, STANDINGS[1], { topic: 'bet *', slot: null })).toHaveLength(1);
    expect(linesOf(story, STANDINGS[1], { topic: 'tails', slot: 'B' })).toHaveLength(0);
  });
});

it('bots have names, people keep theirs', () => {
  const names = seatNames(['Ann', 'bot:greedy', '', 'bot:greedy'], 'coin');
  expect(names[0]).toBe('Ann');
  expect(names[2]).toBe('');
  expect(names[1]).not.toBe(names[3]);
  expect(names.join()).not.toContain('bot:');
});

it('characters have their names, and bots of one level have different ones', async () => {
  const [game] = gamesFound();
  await gameUi(game);
  const [easy, hard] = ['easy', 'hard'].map((bot) => characterOf(game, bot)?.name);
  const names = seatNames(['bot:easy', 'bot:hard', 'bot:easy', 'bot:own'], game);
  expect(names.slice(0, 2)).toEqual([easy, hard]);
  expect(new Set(names).size).toBe(4);
  expect(names[2]).not.toMatch(/\d/);
  expect(names[3]).not.toContain('bot:');
});

describe('a plot', () => {
  it('has round numbers on its axis', () => {
    expect(gridLines(0, 81)).toEqual([0, 20, 40, 60, 80]);
    expect(gridLines(-18, 12, 3)).toEqual([-10, 0, 10]);
  });

  it('keeps names apart and in order', () => {
    expect(spread([10, 11, 90], 15, 0, 100)).toEqual([10, 25, 90]);
    expect(spread([99, 98], 15, 0, 100)).toEqual([100, 85]);
  });

  it('a long name uses two lines before it is cut, and keeps its number', () => {
    expect(wrapped('Fern', '54', 2, 16)).toEqual(['Fern 54']);
    expect(wrapped('Умный Буревестник', '−16', 2, 16)).toEqual(['Умный', 'Буревестник −16']);
    expect(wrapped('Anna Maria Bea', '7', 2, 10)).toEqual(['Anna Maria', 'Bea 7']);
    expect(wrapped('Rumpelstiltskinson', '102', 2, 14)).toEqual(['Rumpelstiltsk…', '102']);
    expect(wrapped('Умный Буревестник', '−16', 1, 14)).toEqual(['Умный Бур… −16']);
  });
});

describe('a replay', () => {
  const step = (
    seat: number | null,
    scores: number[],
    events: unknown[] = [],
  ): ReplayStep<Game> => ({
    seat,
    move: null,
    text: null,
    events,
    view: null,
    awaits: [],
    scores,
    automa: null,
    picture: null,
    sentences: [],
  });
  const begin = (round: number) => ({ type: 'round', round, first: 0 });
  const steps = [
    step(null, [0, 0], [begin(1)]),
    step(0, [4, 0]),
    step(1, [4, 1]),
    step(1, [4, 9]),
    step(0, [40, 9], [{ type: 'score', seat: 0, slot: 'A', points: 36, total: 36 }, begin(2)]),
    step(1, [40, 3]),
  ];

  it('finds the biggest swing per round, by moves, not by scorings', () => {
    expect(swings(story, steps)).toEqual([
      { at: 3, steps: [3], seat: 1, by: 8 },
      { at: 5, steps: [5], seat: 1, by: -6 },
    ]);
  });

  it('sorts swings by what is not rounded yet', () => {
    const rows = [
      [0, 0],
      [0, 9.9],
      [10.3, 9.9],
      [10.3, 20],
    ];
    const told = rows.map((scores, i) => step(i === 0 ? null : i % 2, scores, [begin(i + 1)]));
    expect(swings(story, told).map(({ at, by }) => [at, by])).toEqual([
      [2, 10],
      [3, 10],
      [1, 10],
    ]);
  });

  it('takes a turn as one, and the last move as well', () => {
    const place = { type: 'place', seat: 0 };
    const turns = { ...story, continuesTurn: ({ events }) => events[0] === place } as typeof story;
    const told = [
      step(null, [0, 0], [begin(1)]),
      step(0, [0, 0]),
      step(0, [10, 0], [place]),
      step(0, [17, 0], [place, { type: 'score', seat: 0, slot: 'A', points: 17, total: 17 }]),
    ];
    expect(swings(turns, told)).toEqual([{ at: 3, steps: [2, 3], seat: 0, by: 17 }]);
    expect(toldEvents(turns, told[3])).toEqual([]);
  });

  it('counts what a move changed for the one who made it, and for all of whom it shows something', () => {
    const [colour, lesson] = [
      { type: 'colour', seat: 0 },
      { type: 'lesson', seat: 2 },
    ];
    const start = step(null, [0, 0, 0], [begin(1)]);
    const alone = step(0, [0, 7, 30], [colour]);
    expect(swings(story, [start, alone])).toEqual([]);
    expect(toldEvents(story, alone)).toEqual([]);
    // Any of what was shown can have brought these points, so the text names all of it.
    const shared = step(0, [8, 7, 30], [colour, lesson]);
    expect(swings(story, [start, shared])).toEqual([{ at: 1, steps: [1], seat: 2, by: 30 }]);
    expect(toldEvents(story, shared)).toEqual([colour, lesson]);
    const more = step(0, [8, 0, 5], [colour, { ...lesson, seat: 0 }]);
    expect(swings(story, [start, more])).toEqual([{ at: 1, steps: [1], seat: 0, by: 8 }]);
    expect(toldEvents(story, more)).toHaveLength(2);
  });

  it('dates a move by the round in which it was made, not by what follows it', () => {
    const seen = steps.map((one, at) => ({ ...one, view: at }));
    expect([0, 1, 5].map((at) => viewOfMove(seen, at))).toEqual([0, 0, 4]);
  });

  it('knows where rounds begin', () => {
    expect(roundStarts(story, steps)).toEqual([
      { at: 0, round: 1 },
      { at: 4, round: 2 },
    ]);
  });
});

it('a log has a chapter for each round', () => {
  const pass = { type: 'pass', seat: 0 };
  const told = [
    { version: 1, events: [{ type: 'round', round: 1, first: 0 }, pass] },
    { version: 2, events: [pass, { type: 'round', round: 2, first: 0 }] },
  ];
  expect(
    chapters(story, told, [new Who('Ann')], null).map(({ round, lines }) => [round, lines.length]),
  ).toEqual([
    [1, 3],
    [2, 1],
  ]);
});
