import { expect, it } from 'vitest';
import { words as en } from '../i18n/lobby/en';
import { words as ru } from '../i18n/lobby/ru';
import type { SeatInfo, TableInfo } from '../wire/protocol';
import type { TableSummary } from './table-summary';
import {
  awaitsUs,
  inOrder,
  keptFor,
  tellMine,
  tellOpen,
  tellRunning,
  timeLeft,
} from './table-text';

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  bot: null,
  taken: true,
  ...more,
});
const bot: SeatInfo = { kind: 'bot', name: 'bot:greedy', bot: 'greedy', taken: true };
const free: SeatInfo = { kind: 'open', name: null, bot: null, taken: false };

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: 't1',
  game: 'skye',
  options: {},
  seats: [person('Ann'), person('Bea'), bot],
  status: 'running',
  visibility: 'public',
  clock: { type: 'none' },
  aids: { previews: true, bag: true, hints: true },
  chat: 'seats',
  host: 'Ann',
  created: 0,
  touched: 0,
  awaits: [0],
  auto_start: true,
  commitment: '',
  rematch: null,
  winners: null,
  scores: null,
  automa: null,
  yours: 0,
  hosting: true,
  code: null,
  ...more,
});
const glance: TableSummary = { round: 5, phase: 'price', points: [61, 58, 44], due: null };

it('says what we must do', () => {
  expect(tellMine(table({}), glance, 'Ann', en)).toEqual({
    title: 'Bea and 1 bot',
    line: 'Round 5: set your prices',
    act: 'move',
    urgent: true,
  });
  expect(tellMine(table({}), null, 'Ann', en).line).toBe('It is your move');
  expect(tellMine(table({}), glance, 'Ann', ru).line).toBe('Раунд 5: назначьте цены');
});

it('offers to continue against bots', () => {
  const alone = table({ seats: [person('Ann'), bot, bot] });
  expect(tellMine(alone, glance, 'Ann', en)).toMatchObject({
    title: 'Against 2 bots',
    act: 'goOn',
    urgent: true,
  });
});

it('says who must move', () => {
  expect(tellMine(table({ awaits: [1, 2] }), glance, 'Ann', en)).toMatchObject({
    line: 'Round 5: waiting for Bea',
    act: 'look',
    urgent: false,
  });
  expect(tellMine(table({ awaits: [2] }), null, 'Ann', en).line).toBe('The bots are thinking');
});

it('asks nothing while a bot stands in', () => {
  const left = table({ seats: [person('Ann', { bot: 'greedy' }), person('Bea'), bot] });
  expect(awaitsUs(left)).toBe(false);
  expect(tellMine(left, glance, 'Ann', en).line).toBe('A bot plays for you');
});

it('recognises a reserved seat', () => {
  const kept = table({
    status: 'waiting',
    yours: null,
    awaits: [],
    seats: [person('Bea'), person('Ann', { taken: false }), free],
  });
  expect(keptFor(kept, 'Ann')).toBe(true);
  expect(keptFor(kept, 'Yuri')).toBe(false);
  expect(tellMine(kept, null, 'Ann', en)).toMatchObject({ act: 'sit', urgent: true });
});

it('shows a result', () => {
  const over = { status: 'finished', awaits: [], scores: [61, 58, 44] } as const;
  const scores = [...over.scores];
  expect(tellMine(table({ ...over, awaits: [], scores, winners: [0] }), null, 'Ann', en).line).toBe(
    'You won with 61 points',
  );
  expect(
    tellMine(table({ ...over, awaits: [], scores, winners: [0], yours: 1 }), null, 'Bea', en).line,
  ).toBe('Ann: 61, you: 58');
});

it('describes open tables and those to watch', () => {
  const open = table({
    status: 'waiting',
    yours: null,
    seats: [person('Ann'), free, free],
    clock: { type: 'live', seconds: 600, increment: 0 },
  });
  expect(tellOpen(open, en)).toMatchObject({
    title: 'Ann wants 2 more',
    line: 'live, 10 min each, aids on',
  });
  expect(tellRunning(table({ yours: null }), glance, en)).toMatchObject({
    title: 'Ann 61, Bea 58, Bot 44',
    line: 'Round 5, no clock',
    act: 'watchIt',
  });
});

it('sorts our turn first and finished games last', () => {
  const ids = inOrder([
    table({ id: 'over', status: 'finished', awaits: [] }),
    table({ id: 'theirs', awaits: [1] }),
    table({ id: 'ours' }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['ours', 'theirs', 'over']);
});

it('rounds the remaining time down', () => {
  const hour = 3_600_000;
  expect([50 * hour, 3.9 * hour, 119 * 60_000, 5000].map((ms) => timeLeft(ms, en.time))).toEqual([
    '2 days',
    '3 h',
    '119 min',
    'under 1 min',
  ]);
});

it('a solo game is against the sister', () => {
  const solo = table({
    game: 'cats',
    options: { mode: 'solo', difficulty: 'hard' },
    seats: [person('Ann')],
  });
  const rescue: TableSummary = { round: 4, phase: 'rescue', points: null, due: null };
  expect(tellMine(solo, rescue, 'Ann', en)).toMatchObject({
    title: 'Your sister, hard',
    line: 'Day 4: rescue a cat',
    act: 'goOn',
  });
  const over: TableInfo = { ...solo, status: 'finished', awaits: [], scores: [64], automa: 70 };
  expect(tellMine({ ...over, winners: [-1] }, null, 'Ann', en).line).toBe(
    'Your sister: 70, you: 64',
  );
  expect(tellMine({ ...over, winners: [0] }, null, 'Ann', en).line).toBe('You won with 64 points');
});
