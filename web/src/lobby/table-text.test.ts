import { expect, it } from 'vitest';
import { words as en } from '../i18n/lobby/en';
import type { LobbyUi } from '../game-ui/lobby-ui';
import type { Game } from '../wire/types';
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
  bot_rounds: null,
  colour: null,
  ...more,
});
const bot: SeatInfo = {
  kind: 'bot',
  name: 'bot:greedy',
  bot: 'greedy',
  taken: true,
  bot_rounds: null,
  colour: null,
};
const free: SeatInfo = {
  kind: 'open',
  name: null,
  bot: null,
  taken: false,
  bot_rounds: null,
  colour: null,
};

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: 't1',
  game: 'coin',
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
  toss: null,
  chosen_seed: false,
  paused: false,
  ...more,
});
const glance: TableSummary = { view: { toss: 5, points: [61, 58, 44] }, due: null };
const lobby: LobbyUi<Game> = {
  standing: (view) => {
    const { toss, points } = view as { toss: number; points: number[] };
    return { stage: `Toss ${toss}`, asks: 'call it', points };
  },
};

it('says what is awaited of us', () => {
  expect(tellMine(table({}), glance, 'Ann', en, lobby)).toEqual({
    title: 'Bea and 1 bot',
    line: 'Toss 5: call it',
    act: 'move',
    urgent: true,
  });
  expect(tellMine(table({}), null, 'Ann', en).line).toBe('It is your turn');
  expect(tellMine(table({}), glance, 'Ann', en).line).toBe('It is your turn');
});

it('offers to continue against bots', () => {
  const alone = table({ seats: [person('Ann'), bot, bot] });
  expect(tellMine(alone, glance, 'Ann', en)).toMatchObject({
    title: 'Against 2 bots',
    act: 'goOn',
    urgent: true,
  });
});

it('says for whom others wait', () => {
  expect(tellMine(table({ awaits: [1, 2] }), glance, 'Ann', en, lobby)).toMatchObject({
    line: 'Toss 5: waiting for Bea',
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
    seats: [person('Bea'), person('Ann', { taken: false, bot_rounds: null, colour: null }), free],
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
  ).toBe('Ann: 61, you: 58, Bot: 44');
  const last = { ...over, awaits: [], scores, winners: [0], yours: 2 };
  expect(tellMine(table(last), null, 'Cleo', en).line).toBe('Ann: 61, Bea: 58, you: 44');
});

it('describes open tables and those to watch', () => {
  const open = table({
    status: 'waiting',
    yours: null,
    seats: [person('Ann'), free, free],
    clock: { type: 'live', seconds: 600, increment: 0 },
  });
  expect(tellOpen(open, en)).toMatchObject({
    title: 'Ann needs 2 more',
    line: 'live, 10 min each, aids on',
  });
  expect(tellRunning(table({ yours: null }), glance, en, lobby)).toMatchObject({
    title: 'Ann 61, Bea 58, Bot 44',
    line: 'Toss 5, no time limit',
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

it('a game alone is one against the opponent of the game', () => {
  const robot: LobbyUi<Game> = {
    ...lobby,
    solo: {
      label: () => '',
      text: () => '',
      levels: () => ({}),
      options: () => ({}),
      against: ({ alone }) => (alone ? 'The robot, hard' : null),
      opponent: () => 'The robot',
      name: () => 'Robot',
    },
  };
  const solo = table({ options: { alone: true }, seats: [person('Ann')] });
  expect(tellMine(solo, glance, 'Ann', en, robot)).toMatchObject({
    title: 'The robot, hard',
    line: 'Toss 5: call it',
    act: 'goOn',
  });
  const over: TableInfo = { ...solo, status: 'finished', awaits: [], scores: [64], automa: 70 };
  expect(tellMine({ ...over, winners: [-1] }, null, 'Ann', en, robot).line).toBe(
    'The robot: 70, you: 64',
  );
  expect(tellMine({ ...over, winners: [0] }, null, 'Ann', en, robot).line).toBe(
    'You won with 64 points',
  );
});
