import { expect, it } from 'vitest';
import type { Why } from '../../../wire/protocol';
import { crewOf, viewOf } from '../board/test-game';
import type { CrewView, Move, Phase, View } from '../types';
import { words } from '../words/hints/en';
import { words as russian } from '../words/hints/ru';
import { words as story } from '../words/story/ru';
import { hintText } from './hint-text';

const because = (reason: string, points: number | null = null, ...about: string[]): Why => ({
  reason,
  points,
  about,
});
const view = viewOf('pay', { crews: [crewOf({ fish: 12 }), crewOf()] });
const said = (move: Move, ...why: Why[]) => hintText({ move, text: '', why }, view);
const PASS: Move = { type: 'pass', seat: 0 };

it('says what to buy, and what is left for cats', () => {
  const { title, reasons } = said(
    { type: 'pay', seat: 0, cards: ['d001', 'd043'] },
    because('plan'),
  );
  expect(title).toBe('Buy the 2 marked cards');
  expect(reasons[0]).toBe(words.plan);
  expect(reasons[1]).toMatch(/^You keep \d+ fish and \d baskets?: enough for \d cats? today/);
  expect(said({ type: 'pay', seat: 0, cards: [] }).title).toBe('Buy no cards');
});

it('speaks of no baskets and fish in the family mode', () => {
  const move: Move = { type: 'keep', seat: 0, cards: [] };
  const family = viewOf('family_keep', { options: { mode: 'family' } });
  const { reasons } = hintText({ move, text: '', why: [because('plan')] }, family);
  expect(reasons).toEqual([words.family]);
});

it('says what a payment leaves, however many reasons there are, and that baskets can wait', () => {
  const hand = { count: 2, cards: ['d043', 'd044'] };
  const crews = [crewOf({ fish: 5, hand }), crewOf()];
  const why = ['d120', 'd121', 'd122'].map((card) => because('lesson', 3, card));
  const move: Move = { type: 'pay', seat: 0, cards: [] };
  const { reasons } = hintText({ move, text: '', why }, viewOf('pay', { crews }));
  expect(reasons).toHaveLength(3);
  expect(reasons[2]).toBe(
    'You keep 5 fish and 3 baskets: enough for 1 cat today; other cards can wait',
  );
  const last = hintText({ move, text: '', why }, viewOf('pay', { crews, ship: 1 })).reasons;
  expect(last[2]).toBe('You keep 5 fish and 3 baskets: enough for 1 cat today');
  // Cats need baskets as well as fish.
  const rich = [crewOf({ fish: 12, hand: { count: 1, cards: ['d043'] } }), crewOf()];
  const poor = hintText({ move, text: '', why }, viewOf('pay', { crews: rich, ship: 1 })).reasons;
  expect(poor[2]).toBe('You keep 12 fish and 2 baskets: enough for 2 cats today');
});

it('says which points an estimate is about', () => {
  const keep: Move = { type: 'keep', seat: 0, cards: [] };
  expect(said(keep, because('plan', -2, 'd120')).reasons[0]).toEqual(
    expect.stringMatching(/^About −2 by the end for “.+”$/),
  );
});

it('names the cards of the draft and their cost', () => {
  const { title, reasons } = said({ type: 'keep', seat: 0, cards: ['d001', 'd043'] });
  expect(title).toMatch(/^Keep “.+” and “.+”$/);
  expect(reasons).toEqual([expect.stringMatching(/^Together they cost \d+ fish$/)]);
});

it('says what a cat scores now as its preview does, and what may come later or anyway', () => {
  const { title, reasons } = said(
    { type: 'rescue', seat: 0, tile: 'blue-k02', cards: [] },
    because('family', 8),
    because('room', 5),
    because('lesson', 2, 'd120'),
    because('room_later', -4.2),
    because('family_later', 1.4),
    because('map', 2),
    because('tidy', 0.2),
    because('fish', -2.5),
    because('rats_later', -0.2),
  );
  expect(title).toBe('Rescue this blue cat');
  expect(reasons).toEqual([
    expect.stringMatching(/^\+15 now: families \+8, rooms \+5, .*“.+” \+2$/),
    'Another tile might bring about 4 of that: rooms',
    'Later about +4 more: a treasure for the map, families that can grow',
  ]);
});

it('does not count fish that can still be caught before the last day', () => {
  const place: Move = { type: 'place', seat: 0, cells: [] };
  const why = [because('lesson', -7, 'd142'), because('rats', 1)];
  expect(said(place, ...why).reasons[0]).toBe('+1 now: rats');
  const last = viewOf('rescue', { ship: 1 });
  expect(hintText({ move: place, text: '', why }, last).reasons[0]).toMatch(/^−6 now: /);
});

it('says why it is not a place with more points now', () => {
  const place: Move = { type: 'place', seat: 0, cells: [] };
  const { reasons } = said(place, because('rare', 3), because('sooner', 2.3));
  expect(reasons[1]).toBe('A place with more points now would bring about 2 less by the end');
});

it('says that a tile scores nothing now, and what it may lose', () => {
  const place: Move = { type: 'place', seat: 0, cells: [] };
  expect(said(place).reasons).toEqual(['No points now']);
  expect(said(place, because('tidy', -1.4), because('family_later', 6.9)).reasons).toEqual([
    'No points now',
    'Later about +7 more: families that can grow',
    'Later about −1: uneven edges or small gaps',
  ]);
  // Neat edges are no promise that there are no holes: the preview finds those.
  expect(said(place, because('tidy', 1.4)).reasons[1]).not.toMatch(/hole|gap/);
  const last = [because('lesson', 10, 'd120'), because('map', 7)];
  expect(said(place, ...last).reasons).toEqual([
    expect.stringMatching(/^\+10 now: /),
    'Later about +7 more: a treasure for the map',
  ]);
});

it('says which of several cats of a colour it means', () => {
  const title = (tile: string, left: string[], right: string[]) => {
    const fields = viewOf('rescue', { crews: [crewOf()], left, right });
    const move: Move = { type: 'rescue', seat: 0, tile, cards: [] };
    return hintText({ move, text: '', why: [] }, fields).title;
  };
  expect(title('blue-k02', ['blue-k02'], ['red-k02'])).toBe('Rescue this blue cat');
  expect(title('blue-k02', ['blue-k02'], ['blue-k03'])).toBe('Rescue this blue cat (left field)');
  expect(title('blue-k04', [], ['blue-k02', 'red-k02', 'blue-k04'])).toBe(
    'Rescue this blue cat (right field, no. 3)',
  );
});

it('names lessons and other cards, and skips reasons that it does not know', () => {
  expect(said(PASS, because('lesson', 3, 'd120')).reasons[0]).toMatch(
    /^About \+3 by the end for “.+”$/,
  );
  expect(said(PASS, because('plan', 2, 'd043')).reasons[0]).not.toContain('your plan');
  const why = [because('weather', 3), because('weather'), because('lesson', 3, 'nothing')];
  expect(said({ type: 'play', seat: 0, card: 'd120' }, ...why).reasons).toEqual([]);
});

it('has a sentence for every move', () => {
  const moves: Move[] = [
    PASS,
    { type: 'done', seat: 0 },
    { type: 'colour', seat: 0, colour: 'red' },
    { type: 'field', seat: 0, field: 'left' },
    { type: 'play', seat: 0, card: 'd120' },
    { type: 'anytime', seat: 0, card: 'd120' },
    { type: 'place', seat: 0, cells: [] },
    { type: 'lay', seat: 0, cards: [] },
  ];
  const titles = moves.map((move) => said(move).title);
  expect(new Set(titles).size).toBe(moves.length - 1);
  expect(titles.every((title) => title.length > 3)).toBe(true);
});

it('says why nothing more is done, wherever that can be the hint', () => {
  const pile = (...cards: string[]) => ({ count: cards.length, cards });
  const why = (phase: Phase, crew: Partial<CrewView>, change: Partial<View> = {}) =>
    hintText({ move: PASS, text: '', why: [] }, viewOf(phase, { crews: [crewOf(crew)], ...change }))
      .reasons;
  const [left, right] = [['blue-k02', 'red-k02'], ['green-k04']];
  expect(why('rescue', { fish: 7 }, { left, right })).toEqual([
    'None of the 3 cats in the fields is worth its fish here',
    'You keep 7 fish for tomorrow',
  ]);
  expect(why('rescue', { fish: 2 }, { left, right })[0]).toBe('2 fish are not enough for any cat');
  expect(why('rescue', { ready: 0 }, { left })[0]).toBe('You have no basket left for a cat');
  expect(why('rescue', { fish: 9 }, { ship: 1 })).toEqual(['No cats are left in the fields']);
  expect(why('rescue', {}, { left, options: { mode: 'family' } })).toHaveLength(1);
  expect(why('rare', {})).toEqual(['You have no rare find to play']);
  expect(why('rare', { hand: pile('d107') })).toEqual(['You keep your rare find for another day']);
  expect(why('rare', { hand: pile('d107', 'd108') }, { ship: 1 })).toEqual([
    'None of your 2 rare finds makes your boat better',
  ]);
  expect(why('pause', { hand: pile('d080') })).toEqual(['Your anytime card can wait']);
  const common = [{ tile: 'c1', count: 4 }];
  const question = { type: 'place_map_treasure', seat: 0 } as View['question'];
  expect(why('rescue', {}, { question, common })).toEqual([
    'None of the 4 treasures left makes your boat better',
  ]);
});

it('says why no rescue card is laid, and what is kept by that', () => {
  const pile = { count: 2, cards: ['d043', 'd044'] };
  const lay: Move = { type: 'lay', seat: 0, cards: [] };
  const why = (fish: number, ship = 3) => {
    const crews = [crewOf({ fish, ready: 1, hand: pile }), crewOf()];
    return hintText({ move: lay, text: '', why: [] }, viewOf('lay', { crews, ship })).reasons;
  };
  expect(why(12)).toEqual([
    'No more cats in the fields are worth their fish here',
    'You keep 2 rescue cards for another day: 2 baskets',
  ]);
  expect(why(5)[0]).toBe('Your own baskets are enough: 5 fish pay for no more cats');
  expect(why(5, 1)).toHaveLength(1);
});

it('says what the best alternative to nothing would change', () => {
  const rescue = viewOf('rescue', {
    crews: [crewOf({ fish: 7 })],
    left: ['blue-k02', 'red-k02'],
  });
  const hint = (move: Move, ...why: Why[]) => hintText({ move, text: '', why }, rescue).reasons;
  expect(hint(PASS, because('refused', -2.4, 'blue-k02'))[2]).toBe(
    'Even the best choice (blue cat) would cost you about 2 points by the end',
  );
  const lay: Move = { type: 'lay', seat: 0, cards: [] };
  expect(hint(lay, because('refused', -0.2, 'd043')).at(-1)).toMatch(
    /^Even the best choice \(“.+”\) would gain you nothing$/,
  );
  // Nothing else was possible: the facts are enough.
  expect(hint(PASS, because('only'))).toHaveLength(2);
});

it('tells what the sister scores now from what she will probably score', () => {
  const sister = { colours: [], lessons: [], row: [], played: [] } as never;
  const solo = viewOf('rescue', { crews: [crewOf()], sister, options: { mode: 'solo' } });
  const place: Move = { type: 'place', seat: 0, cells: [] };
  const why = [because('sister_later', 16), because('sister', -3)];
  expect(hintText({ move: place, text: '', why }, solo).reasons).toEqual([
    'No points now; your sister +3',
    'Later about +16 more: your sister may score less',
  ]);
  const lost = [because('family', 8), because('sister', 22), because('sister_later', -19)];
  expect(hintText({ move: place, text: '', why: lost }, solo).reasons).toEqual([
    '+8 now: families; your sister −22',
    'Another tile might bring about 19 of that: what your sister loses',
  ]);
});

it('counts cats of today only before the rescue', () => {
  const move: Move = { type: 'pay', seat: 0, cards: [] };
  const said = (phase: Phase, ship = 3) => {
    const crews = [crewOf({ fish: 2, ready: 0 })];
    return hintText({ move, text: '', why: [] }, viewOf(phase, { crews, ship })).reasons;
  };
  expect(said('pause')[0]).toContain('enough for 0 cats today');
  expect(said('rare')).toEqual(['You keep 2 fish for tomorrow']);
  expect(said('rare', 1)).toEqual([]);
});

it.each([
  ['blue', 'Спасите синюю кошку'],
  ['orange', 'Спасите оранжевую кошку'],
])('the Russian words put a %s cat into the accusative', (family, title) => {
  expect(russian.rescue(story.cat[family as 'blue'], '')).toBe(title);
});

it.each([
  ['d094', words.now.fish],
  ['d071', words.now.draw],
  ['d084', words.now.basket],
  ['d075', words.now.aboard],
  ['d077', words.now.herd],
  ['d083', words.now.fields],
  ['d069', words.now.spot],
  ['d080', words.best],
])('says why an anytime card is played now: %s', (card, reason) => {
  const move: Move = { type: 'anytime', seat: 0, card };
  expect(said(move, because('plan')).reasons).toEqual([reason]);
});
