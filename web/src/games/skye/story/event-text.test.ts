import { describe, expect, it } from 'vitest';
import { Who } from '../../../i18n/who';
import { GOAL_IDS } from '../art/goals';
import { TILES } from '../pieces/pieces';
import type { Event, ScoreLine, Scroll, Why } from '../types';
import { words as en, type SkyeStoryWords } from '../words/story/en';
import { words as nl } from '../words/story/nl';
import { words as pt } from '../words/story/pt';
import { words as ru } from '../words/story/ru';
import { PURSE, SCROLLS, because, digest, headline, pieceName, tell, topic } from './event-text';

const NAMES = ['Ann', 'Bea', 'Moss'].map((name) => new Who(name));

/** One of each; the compiler ensures that none is missing. */
const EVENTS: { [T in Event['type']]: Extract<Event, { type: T }> } = {
  setup: {
    type: 'setup',
    goals: { A: 'sheep', B: 'gold', C: 'lake', D: 'trio' },
    castles: ['C-blue', 'C-red', 'C-green'],
    first: 1,
  },
  round: { type: 'round', round: 2, first: 0 },
  income: { type: 'income', seat: 0, castle: 5, whisky: 2, behind: 1, gold: 12 },
  draw: { type: 'draw', seat: 2, tiles: ['L01', 'L02', 'L03'] },
  sealed: { type: 'sealed', seat: 1 },
  price: { type: 'price', seat: 0, axe: 'L01', prices: { L02: 3, L03: 1 } },
  buy: { type: 'buy', seat: 0, tile: 'L09', from: 1, price: 4 },
  pass: { type: 'pass', seat: 2 },
  keep: { type: 'keep', seat: 0, tile: 'L10', price: 2 },
  place: { type: 'place', seat: 1, tile: 'L11', x: -2, y: 1, turn: 3 },
  return: { type: 'return', seat: 1, tile: 'L12' },
  score: { type: 'score', seat: 0, slot: 'B', points: 5, total: 21 },
  final: {
    type: 'final',
    seat: 0,
    scrolls: [
      { tile: 'L07', points: 2 },
      { tile: 'L09', points: 3 },
    ],
    gold: 31,
    gold_points: 6,
    total: 52,
  },
  end: { type: 'end', winners: [0, 2] },
};
const WHYS: { [W in Why]: true } = {
  animals: true,
  area: true,
  brochs: true,
  cattle: true,
  column: true,
  gold: true,
  harbour: true,
  lake: true,
  linked: true,
  most: true,
  mountain: true,
  nothing: true,
  scroll: true,
  scroll_doubled: true,
  second: true,
  set: true,
  sheep: true,
  square: true,
};
const SCROLL_TOPICS = [
  ...new Set(
    TILES.flatMap(({ items }) =>
      items.flatMap(({ scroll }) => (scroll ? [`scroll ${scroll}`] : [])),
    ),
  ),
];
const line = (reason: Why, count: number, scroll?: Scroll): ScoreLine => ({
  points: 2,
  what: scroll
    ? { type: 'scroll', topic: `scroll ${scroll}`, reason, count, round: null, scroll }
    : { type: 'goal', topic: 'sheep', reason, count, round: 1, goal: 'sheep', slot: 'A' },
  cells: [],
});

/** All texts in a language. */
function sayAll(w: SkyeStoryWords): Map<string, string> {
  const said = new Map<string, string>();
  for (const [type, event] of Object.entries(EVENTS)) said.set(type, tell(event, NAMES, [], w));
  said.set('score of a goal', tell(EVENTS.score, NAMES, ['sheep', 'gold', 'lake', 'trio'], w));
  for (const id of [...GOAL_IDS, ...SCROLL_TOPICS, SCROLLS, PURSE])
    said.set(`topic ${id}`, topic(id, w));
  for (const why of Object.keys(WHYS) as Why[])
    for (const n of [0, 1, 2, 5, 21]) said.set(`why ${why} ${n}`, because(line(why, n), [], w));
  return said;
}

describe.each([
  ['en', en],
  ['ru', ru],
  ['nl', nl],
  ['pt', pt],
])('%s', (_, w) => {
  it('has words for every event, goal, scroll and reason', () => {
    expect(SCROLL_TOPICS).toHaveLength(7);
    for (const [what, text] of sayAll(w)) {
      expect(text.trim(), what).not.toBe('');
      expect(text, what).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });

  it('names the players', () => {
    for (const [type, event] of Object.entries(EVENTS)) {
      if ('seat' in event)
        expect(tell(event, NAMES, [], w), type).toContain(String(NAMES[event.seat]));
    }
    expect(tell(EVENTS.end, NAMES, [], w)).toMatch(/Ann.*Moss/);
  });
});

it('nothing falls back to English', () => {
  const english = sayAll(en);
  // The same word in both languages.
  const shared = new Set(['topic whisky', 'topic brochs', 'topic trio', 'why brochs']);
  for (const w of [ru, nl, pt])
    for (const [what, text] of sayAll(w))
      if (!shared.has(what)) expect(text, what).not.toBe(english.get(what));
  for (const [what, text] of sayAll(ru)) expect(text, what).toMatch(/[а-яё]/i);
});

it('names a tie for the most, which another line of the same scoring shows', () => {
  const most = line('most', 3);
  const later: ScoreLine = { ...most, what: { ...most.what, round: 4 } };
  const alone = [most, line('second', 2), later];
  expect(because(most, alone, en)).toBe('the most: 3');
  expect(because(alone[1], alone, en)).toBe('the second most: 2');
  const tied = [...alone, line('second', 2), line('most', 3)];
  const all = [en, ru, nl, pt].map((w) => because(most, tied, w));
  expect(all).toEqual([
    'tied for the most: 3',
    'ничья за первое место: 3',
    'gedeelde eerste plaats: 3',
    'empate na maior quantidade: 3',
  ]);
  expect(because(alone[1], tied, en)).toBe('tied for the second most: 2');
  const sheep = line('sheep', 3);
  expect(because(sheep, [sheep, sheep], en)).toBe('3 sheep');
});

it('explains a scroll in the order of its calculation', () => {
  expect(because(line('scroll_doubled', 3, 'whisky2'), [], en)).toBe(
    'whisky scroll: 3 in the territory, 1 point for every 2, doubled in its completed area',
  );
  expect(because(line('scroll', 3, 'whisky2'), [], en)).toBe(
    'whisky scroll: 3 in the territory, 1 point for every 2',
  );
  expect(because(line('scroll_doubled', 3, 'cattle'), [], en)).toBe(
    'cattle scroll: 3 in the territory, doubled in its completed area',
  );
});

it('counts by the rules of the language', () => {
  expect(because(line('sheep', 21), [], ru)).toBe('21 овца');
  expect(because(line('cattle', 3), [], ru)).toBe('3 коровы, соединённые дорогой с замком');
  expect(because(line('area', 21), [], ru)).toBe('завершённая область из 21 тайла');
  expect(because(line('area', 1), [], en)).toBe('a completed area of 1 tile');
  expect(tell({ ...EVENTS.buy, price: 1 }, NAMES, [], ru)).toBe(
    'Ann покупает ⟦L09⟧ у игрока Bea за 1 монету.',
  );
  expect(tell({ ...EVENTS.score, points: 1 }, NAMES, [], nl)).toContain('1 punt ');
});

it('says where a tile was built', () => {
  expect(tell(EVENTS.place, NAMES, [], en)).toBe(
    'Bea builds ⟦L11⟧, 1 south, 2 west of the castle.',
  );
  expect(tell(EVENTS.place, NAMES, [], pt)).toContain('1 ao sul, 2 a oeste do castelo');
});

it('a replay shows the sealed prices', () => {
  const move = {
    type: 'price' as const,
    seat: 0,
    axe: 'L01',
    prices: [
      ['L02', 3],
      ['L03', 1],
    ] as [[string, number], [string, number]],
  };
  expect(headline({ move, events: [EVENTS.sealed] }, NAMES, en)).toBe(
    'Ann axes ⟦L01⟧ and asks 3 for ⟦L02⟧ and 1 for ⟦L03⟧.',
  );
  expect(headline({ move: null, events: [EVENTS.setup] }, NAMES, en)).toContain('A sheep');
});

it('a log combines related events and omits seals', () => {
  const income = (seat: number): Event => ({ ...EVENTS.income, seat });
  const score = (seat: number, slot: 'A' | 'B'): Event => ({ ...EVENTS.score, seat, slot });
  const lines = digest(
    [
      income(0),
      income(1),
      EVENTS.sealed,
      EVENTS.place,
      score(0, 'A'),
      score(1, 'A'),
      score(0, 'B'),
    ],
    NAMES,
    null,
    en,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Income (castle 5): Ann +8 (whisky 2, catch-up 1), Bea +8 (whisky 2, catch-up 1).',
    'Bea builds ⟦L11⟧, 1 south, 2 west of the castle.',
    'A : Ann +5, Bea +5.',
    'Ann gets 5 points for goal B, 21 in all.',
  ]);
  const [mine] = digest([income(0), income(1)], [new Who('You', true), NAMES[1]], null, en);
  expect(mine.text).toBe(
    'Income (castle 5): you +8 (whisky 2, catch-up 1), Bea +8 (whisky 2, catch-up 1).',
  );
  expect(lines[1]).toMatchObject({ seat: 1, cells: [[-2, 1]] });
  // Gold comes without a move of anybody, so it is news.
  expect(lines[0]).toMatchObject({ seat: null, minor: false });
});

it('speaks to the reader', () => {
  const own = (name: string, seat: number): Who[] =>
    NAMES.map((other, i) => (i === seat ? new Who(name, true) : other));
  const buy = (w: SkyeStoryWords, you: string, seat: number): string =>
    tell(EVENTS.buy, own(you, seat), [], w);
  expect(buy(en, 'You', 0)).toBe('You buy ⟦L09⟧ from Bea for 4 gold.');
  expect(buy(en, 'You', 1)).toBe('Ann buys ⟦L09⟧ from you for 4 gold.');
  expect(buy(ru, 'Вы', 0)).toBe('Вы покупаете ⟦L09⟧ у игрока Bea за 4 монеты.');
  expect(buy(ru, 'Вы', 1)).toBe('Ann покупает ⟦L09⟧ у вас за 4 монеты.');
  expect(buy(nl, 'Jij', 1)).toBe('Ann koopt ⟦L09⟧ van jou voor 4 goud.');
  expect(buy(pt, 'Você', 1)).toBe('Ann compra ⟦L09⟧ de você por 4 de ouro.');
  expect(tell(EVENTS.round, own('You', 0), [], en)).toBe('Round 2 begins; you buy first.');
  expect(tell(EVENTS.end, own('You', 2), [], en)).toBe('Ann and you share the victory.');
  expect(tell(EVENTS.end, own('Вы', 0), [], ru)).toBe('Вы и Moss делите победу.');
  // Verbs of others do not follow "Вы".
  for (const event of Object.values(EVENTS))
    expect(tell(event, own('Вы', 0), [], ru)).not.toMatch(/^Вы [а-яё ]*[аеёи]т /);
});

it('a tile in words has its number and what is on it', () => {
  expect(pieceName('L01')).toBe('L01 (1 farm, 1 barrel)');
  expect(pieceName('d141')).toBeNull();
});

it('says whose tile was bought', () => {
  expect(digest([EVENTS.buy, EVENTS.place], NAMES, null).map(({ concerns }) => concerns)).toEqual([
    1,
    undefined,
  ]);
});

it('says whose tile stayed unsold', () => {
  const [kept] = digest([EVENTS.keep], NAMES, null);
  expect(kept).toMatchObject({ seat: EVENTS.keep.seat, concerns: EVENTS.keep.seat });
});

it('says why there are no points, not that there are none', () => {
  expect([en, nl, ru, pt].map((w) => w.why.nothing(0))).toEqual([
    'nothing that counts',
    'niets dat meetelt',
    'засчитывать нечего',
    'nada que conte',
  ]);
});
