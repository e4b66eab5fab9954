import { describe, expect, it } from 'vitest';
import { Who } from '../../../i18n/who';
import { CARDS } from '../pieces/deck';
import { COMMON, FAMILIES, OSHAX, TILES } from '../pieces/pieces';
import type { AnytimePlayed, Event, Move, Phase, Progress, ScoreLine, Source, Why } from '../types';
import { lessonOf } from '../board/test-game';
import { words as boatEn } from '../words/boat/en';
import { words as boatNl } from '../words/boat/nl';
import { words as boatPt } from '../words/boat/pt';
import { words as boatRu } from '../words/boat/ru';
import { textIn } from '../words/cards';
import { words as cardsEn } from '../words/cards/en';
import { words as cardsNl } from '../words/cards/nl';
import { words as cardsPt } from '../words/cards/pt';
import { words as cardsRu } from '../words/cards/ru';
import { words as wordsEn } from '../words/story/en';
import { words as wordsNl } from '../words/story/nl';
import { words as wordsPt } from '../words/story/pt';
import { words as wordsRu } from '../words/story/ru';
import { digest } from './log-lines';
import type { Cell } from '../../../board/cells';
import { headline, pieceOf } from './move-text';
import { type Tongue, because, cardsIn, part, pieceName, tell, tileIn, worth } from './event-text';

const tongue = (
  w: Tongue['w'],
  cards: Parameters<typeof textIn>[2],
  { rooms }: Pick<Tongue, 'rooms'>,
): Tongue => ({ w, rooms, title: (card) => textIn(card, 'standard', cards).title });
const EN = tongue(wordsEn, cardsEn, boatEn);
const RU = tongue(wordsRu, cardsRu, boatRu);
const NL = tongue(wordsNl, cardsNl, boatNl);
const PT = tongue(wordsPt, cardsPt, boatPt);

const NAMES = ['Ann', 'Bea', 'Moss'].map((name) => new Who(name));
const CELLS: [number, number][] = [
  [4, 4],
  [5, 4],
];

/** One of each; the compiler ensures that none is missing. */
const EVENTS: { [T in Event['type']]: Extract<Event, { type: T }> } = {
  setup: { type: 'setup', mode: 'standard', boats: ['boat1', 'boat2', 'boat3'], order: [1, 0, 2] },
  day: { type: 'day', ship: 4, order: [1, 0, 2] },
  fields: {
    type: 'fields',
    left: ['blue-k01', 'blue-k02', 'red-k03'],
    right: ['orange-k04'],
    rare: ['r_i'],
  },
  fish: { type: 'fish', seat: 0, gain: 20, fish: 23 },
  deal: { type: 'deal', seat: 1, count: 7 },
  keep: { type: 'keep', seat: 0, cards: ['d001', 'd043'] },
  sealed: { type: 'sealed', seat: 1 },
  laid: { type: 'laid', seat: 1, count: 2 },
  pay: { type: 'pay', seat: 0, cost: 8, fish: 12, cards: ['d043'], discard: ['d001'] },
  public_lesson: { type: 'public_lesson', seat: 2, card: 'd143', colour: 'blue' },
  lesson: { type: 'lesson', seat: 1 },
  lay: { type: 'lay', seat: 0, cards: ['d043', 'd044', 'd055'] },
  sister_row: { type: 'sister_row', cards: ['ss02'], speed: 1, count: 3 },
  order: { type: 'order', speeds: [4, 1, 0], order: [0, 1, 2] },
  rescue: {
    type: 'rescue',
    seat: 0,
    tile: 'blue-k03',
    field: 'left',
    paid: 3,
    basket: { permanent: true },
    cells: CELLS,
  },
  sister: { type: 'sister', card: 'ss01', removed: ['red-k02', ['blue-k01', 'green-k04']] },
  map: { type: 'map', seat: 0, colour: 'blue', treasure: 'c1', cells: [[3, 3]] },
  pass: { type: 'pass', seat: 2, phase: 4 },
  unused: { type: 'unused', seat: 1, cards: ['d007', 'd015'] },
  oshax: { type: 'oshax', seat: 0, card: 'd001', tile: 'o1', cells: CELLS, colour: 'red' },
  treasure: {
    type: 'treasure',
    seat: 2,
    card: 'd107',
    paid: 1,
    tiles: [
      { tile: 'c1', cells: [[1, 4]] },
      { tile: 'c2', cells: CELLS },
    ],
  },
  // An event has only the fields of its effect.
  anytime: { type: 'anytime', seat: 1, card: 'd084' } as AnytimePlayed,
  sister_colour: { type: 'sister_colour', colour: 'green' },
  day_end: { type: 'day_end', gone: ['red-k02'] },
  final: {
    type: 'final',
    seat: 0,
    rats: -2,
    rooms: -10,
    families: [{ colour: 'blue', size: 9, points: 35 }],
    rare: 3,
    lessons: [{ card: 'd127', points: 9 }],
    public: [{ card: 'd148', points: 4 }],
    total: 39,
    fish: 4,
    baskets: 1,
  },
  final_sister: {
    type: 'final_sister',
    colours: [10, 8, 0, 2, 1],
    lessons: [{ card: 's_fish', points: 12 }],
    total: 33,
  },
  end: { type: 'end', winners: [0, 2] },
};
/** The results of anytime cards. */
const ANYTIMES: { [what: string]: Partial<AnytimePlayed> } = {
  gain: { card: 'd067', gain: 4, fish: 9 },
  colour: { card: 'd096', gain: 3, fish: 7, colour: 'red' },
  drawn: { card: 'd071', drawn: ['d001', 'd043'], kept: ['d043'], cost: 2, fish: 3 },
  'drawn by others': { card: 'd073', cost: 4, fish: 3, count: 2 },
  'nothing kept': { card: 'd073', cost: 0, fish: 3, count: 0 },
  herd: { card: 'd077', moves: [{ tile: 'blue-k01', to: 'right' }] },
  bag: { card: 'd083', tiles: [{ tile: 'blue-k01', to: 'left' }] },
  stowaway: { card: 'd075', tile: 'green-k05', cells: CELLS },
  'no room': { card: 'd075', tile: 'green-k05', cells: null },
  sold: { card: 'd076', used: true, gain: 5, fish: 9 },
  unlearned: { card: 'd086', lessons: ['d127', 'd128'] },
  'unlearned by others': { card: 'd086', count: 2 },
  barter: { card: 'd088', removed: [{ tile: 'c1', cells: [[1, 4]] }] },
  basket: { card: 'd084' },
};
const MOVES: { [T in Move['type']]: Extract<Move, { type: T }> } = {
  keep: { type: 'keep', seat: 0, cards: ['d001', 'd043'] },
  pay: { type: 'pay', seat: 0, cards: ['d043'] },
  colour: { type: 'colour', seat: 0, colour: 'red' },
  field: { type: 'field', seat: 0, field: 'left' },
  lay: { type: 'lay', seat: 0, cards: [] },
  rescue: { type: 'rescue', seat: 0, tile: 'blue-k03' },
  place: { type: 'place', seat: 0, cells: CELLS },
  play: { type: 'play', seat: 0, card: 'd001' },
  pass: { type: 'pass', seat: 0 },
  done: { type: 'done', seat: 0 },
  watch: { type: 'watch', seat: 0, on: true },
  anytime: { type: 'anytime', seat: 0, card: 'd075' },
};
/** It pays for each, and there is nothing to reach. */
const EACH = { wanted: null, over: false, share: null } as const;
const WHYS: { [W in Why]: (count: number) => Source } = {
  rat: (count) => ({ ...shared('rats', count), type: 'plain', reason: 'rat' }),
  room: (count) => ({ ...shared('rooms', count), type: 'room', reason: 'room', room: 5 }),
  family: (count) => ({
    ...shared('families', count),
    type: 'colour',
    reason: 'family',
    colour: 'blue',
    next_points: 11,
  }),
  rare: (count) => ({ ...shared('rare', count), type: 'plain', reason: 'rare' }),
  lesson: (count) => lessonOf('d127', count),
  public: (count) =>
    lessonOf('d143', count, {
      reason: 'public',
      colour: 'orange',
      progress: { ...EACH, counts: 'things' },
    }),
  sister_colour: (count) => ({
    ...shared('sister', count),
    type: 'colour',
    reason: 'sister_colour',
    colour: 'purple',
    next_points: null,
  }),
  sister_lesson: (count) =>
    lessonOf('s_fish', count, { reason: 'sister_lesson', progress: { ...EACH, counts: 'things' } }),
};
function shared(topic: string, count: number) {
  return { topic, count, round: null };
}
const line = (why: Why, count: number, points = count): ScoreLine => ({
  points,
  what: WHYS[why](count),
  cells: [],
});
const lesson = (card: string, count: number, progress: Progress): ScoreLine => ({
  points: 0,
  what: lessonOf(card, count, { progress }),
  cells: [],
});
const PHASES: { [P in Phase]: true } = {
  boats: true,
  first: true,
  oshax_row: true,
  colour_row: true,
  sister_lessons: true,
  family_deal: true,
  family_keep: true,
  fields: true,
  deal: true,
  keep: true,
  pay: true,
  pause: true,
  public: true,
  lay: true,
  sister_row: true,
  rescue: true,
  rare: true,
  day_end: true,
  over: true,
};
const anytime = (fields: Partial<AnytimePlayed>): Event =>
  ({ type: 'anytime', seat: 1, ...fields }) as AnytimePlayed;

/** All texts in a language. */
function sayAll(spoken: Tongue): Map<string, string> {
  const said = new Map<string, string>();
  for (const [type, event] of Object.entries(EVENTS)) said.set(type, tell(event, NAMES, spoken));
  for (const [what, fields] of Object.entries(ANYTIMES))
    said.set(`anytime ${what}`, tell(anytime(fields), NAMES, spoken));
  for (const [type, move] of Object.entries(MOVES))
    said.set(`move ${type}`, headline({ move, events: [] }, NAMES, spoken));
  for (const why of Object.keys(WHYS) as Why[])
    for (const n of [0, 1, 2, 5, 21]) {
      said.set(`why ${why} ${n}`, because(line(why, n), spoken));
      said.set(`worth ${why} ${n}`, worth(line(why, n), spoken));
    }
  for (const phase of Object.keys(PHASES) as Phase[])
    said.set(`phase ${phase}`, spoken.w.phases[phase]);
  for (const [topic, name] of Object.entries(spoken.w.topics)) said.set(`topic ${topic}`, name);
  for (const { id } of TILES) said.set(`tile ${id}`, tileIn(id, spoken));
  for (const family of FAMILIES)
    for (const n of [0, 1, 2, 5, 21]) said.set(`cats ${family} ${n}`, spoken.w.catsOf[family](n));
  return said;
}

describe.each([
  ['en', EN],
  ['ru', RU],
  ['nl', NL],
  ['pt', PT],
])('%s', (_, spoken) => {
  it('has words for every event, move, reason, phase and tile', () => {
    for (const [what, text] of sayAll(spoken)) {
      expect(text.trim(), what).not.toBe('');
      expect(text, what).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });

  it('names the players', () => {
    for (const [type, event] of Object.entries(EVENTS))
      if ('seat' in event)
        expect(tell(event, NAMES, spoken), type).toContain(String(NAMES[event.seat]));
    expect(tell(EVENTS.end, NAMES, spoken)).toMatch(/Ann.*Moss/);
    expect(tell({ type: 'end', winners: [-1] }, NAMES, spoken)).toBe(spoken.w.events.sisterWins);
  });

  it('calls every card by its title', () => {
    for (const { id } of CARDS) expect(cardsIn([id], spoken), id).toMatch(/\p{L}/u);
  });
});

it('nothing falls back to English', () => {
  const english = sayAll(EN);
  // Players say draft in Dutch and Portuguese, too.
  const shared = ['tile o', 'tile c3l', 'topic families', 'topic rare', 'phase keep'];
  for (const spoken of [RU, NL, PT])
    for (const [what, text] of sayAll(spoken))
      if (!shared.some((start) => what.startsWith(start)))
        expect(text, what).not.toBe(english.get(what));
  for (const [what, text] of sayAll(RU)) expect(text, what).toMatch(/[а-яё]/i);
});

it('counts by the rules of the language', () => {
  expect(because(line('family', 21), RU)).toBe('семейство: 21 синяя кошка');
  expect(because(line('family', 3), RU)).toBe('семейство: 3 синие кошки');
  expect(because(line('family', 9), EN)).toBe('a family: 9 blue cats');
  expect(because(line('room', 1, -5), EN)).toBe('hold: 1 cell open');
  expect(because(line('sister_colour', 3, 9), EN)).toBe('3 purple cats, 3 points each');
});

it('shows the progress of a lesson', () => {
  expect(because(line('lesson', 4, 0), EN)).toBe('“Five blue”: 4 of 5');
  expect(because(line('public', 3, 6), EN)).toBe('“Watch at the rail” (orange): 3 counted');
  expect(because(line('lesson', 6, 0), EN)).toBe('“Five blue”: 6, must be exactly 5');
  expect(
    because(lesson('d124', 3, { counts: 'rats', wanted: 0, over: false, share: null }), EN),
  ).toBe('“Ratcatchers”: 3 left to cover');
  expect(
    because(lesson('d119', 2, { counts: 'place', wanted: 1, over: false, share: null }), EN),
  ).toBe('“Early bird”: place 2 in turn order');
});

it('shows the points of lessons and families without other numbers that look like points', () => {
  expect(worth(line('public', 2, 4), EN)).toBe(
    '“Watch at the rail” (orange): 4 points (2 counted)',
  );
  expect(worth(line('public', 4, 4), EN)).toBe('“Watch at the rail” (orange): 4 points');
  expect(worth(line('lesson', 5, 9), EN)).toBe('“Five blue”: 9 points (5 of 5)');
  const more = { counts: 'things', wanted: 3, over: false, share: 1 } as const;
  expect(because(lesson('d120', 5, more), EN)).toMatch(/: 5, 3 needed$/);
  expect(because(lesson('d142', 6, { ...more, wanted: 5 }), EN)).toMatch(/: 6 fish, 5 needed$/);
  expect(worth(line('lesson', 9, 0), EN)).toBe('“Five blue”: 0 points (9, must be exactly 5)');
  expect(worth(line('lesson', 5, 0), EN, { size: 7, name: 'Fern' })).toBe(
    '“Five blue”: 0 points (Fern’s family of 7 is bigger)',
  );
  expect(because(line('lesson', 5, 0), RU, { size: 7 })).toMatch(
    /у соперника семейство больше: 7 кошек$/,
  );
  expect(worth(line('family', 5, 15), EN)).toBe('a family: 5 blue cats, 15 points');
  expect(worth(line('lesson', 9, 0), RU)).toMatch(/: 0 очков \(9, а нужно ровно 5\)$/);
  // A lesson that doubles another has no count.
  expect(worth(line('sister_lesson', 0, 8), EN)).toMatch(/: 8 points$/);
  expect(part(line('public', 2, 4), EN)).toBe('“Watch at the rail” (orange)');
  expect(part(line('rat', 1, -1), EN)).toBeNull();
});

it('shows the price of a rescue', () => {
  expect(tell(EVENTS.rescue, NAMES, EN)).toBe('Ann rescues a blue cat: 3 fish, permanent basket.');
  expect(tell({ ...EVENTS.rescue, paid: 0, basket: null }, NAMES, EN)).toBe(
    'Ann rescues a blue cat.',
  );
  expect(tell(EVENTS.rescue, NAMES, RU)).toContain('спасает синюю кошку: 3 рыбы');
});

it('combines cards with the same title', () => {
  expect(tell(EVENTS.lay, NAMES, EN)).toBe(
    'Ann shows 2 × “Basket and boots” and “Basket and fast boots”.',
  );
});

it('a replay shows the result of a move, or what it began', () => {
  expect(headline({ move: MOVES.rescue, events: [] }, NAMES, EN)).toBe(
    'Ann takes a blue cat aboard ...',
  );
  expect(headline({ move: MOVES.place, events: [EVENTS.rescue] }, NAMES, EN)).toContain('3 fish');
  // A treasure of two, or an oshax before its colour is named.
  const placed = (cells: readonly Cell[]): string =>
    headline(
      { move: { type: 'place', seat: 0, cells: cells.map(([x, y]) => [x, y]) }, events: [] },
      NAMES,
      EN,
    );
  expect(placed(OSHAX[0].cells)).toBe('Ann places an oshax.');
  expect(placed(COMMON[0].cells)).toBe('Ann places a treasure.');
  // The gains of others are separate.
  expect(headline({ move: MOVES.pay, events: [EVENTS.lesson] }, NAMES, EN)).toContain(
    'Ann pays for',
  );
  expect(pieceOf(EVENTS.treasure)).toBe('c1');
  expect(pieceOf(EVENTS.pass)).toBeNull();
});

it('a log combines related events and omits hidden ones', () => {
  const fish = (seat: number): Event => ({ ...EVENTS.fish, seat });
  const hidden: Event = { type: 'keep', seat: 1, count: 2 };
  const lines = digest(
    [
      fish(0),
      fish(1),
      hidden,
      EVENTS.sealed,
      EVENTS.lesson,
      EVENTS.lesson,
      EVENTS.rescue,
      EVENTS.sister,
    ],
    NAMES,
    EN,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'After fishing: Ann 23, Bea 23.',
    'Bea lays 2 private lessons.',
    'Ann rescues a blue cat: 3 fish, permanent basket.',
    'Your sister takes a red cat, then swaps a blue cat and a green cat.',
  ]);
  expect(lines.map(({ seat }) => seat)).toEqual([null, 1, 0, -1]);
  expect(lines[2]?.cells).toEqual(CELLS);
});

it('speaks to the reader', () => {
  const own = (name: string): Who[] => [new Who(name, true), ...NAMES.slice(1)];
  expect(tell(EVENTS.rescue, own('You'), EN)).toBe(
    'You rescue a blue cat: 3 fish, permanent basket.',
  );
  expect(tell(EVENTS.pay, own('You'), EN)).toMatch(/^You pay 8 fish for .* and have 12 left\.$/);
  expect(tell(EVENTS.order, own('You'), EN)).toContain(': you (4), Bea (1)');
  expect(tell(EVENTS.rescue, own('Вы'), RU)).toContain('Вы спасаете синюю кошку');
  expect(tell(EVENTS.fish, own('Jij'), NL)).toMatch(/^Jij vangt .* en hebt er nu 23\.$/);
  const said = [
    ...Object.values(EVENTS).map((event) => tell(event, own('Вы'), RU)),
    ...Object.values(MOVES).map((move) => headline({ move, events: [] }, own('Вы'), RU)),
  ];
  for (const text of said)
    expect(text).not.toMatch(/^Вы (ничего |больше |сегодня |не )*[а-яё]+[аеёи]т[ :.]/);
});

it('log and replay show tiles and cards as pictures', () => {
  const shown = { ...EN, pictured: true };
  expect(tell(EVENTS.rescue, NAMES, shown)).toContain('Ann rescues ⟦blue-k03|a blue cat⟧: 3');
  expect(tell(EVENTS.lay, NAMES, shown)).toBe(
    'Ann shows 2 × ⟦d043|⟧“Basket and boots” and ⟦d055|⟧“Basket and fast boots”.',
  );
  expect(['blue-k03', 'd141', 'ss01', 'L48'].map((id) => pieceName(id) !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
