import { expect, it } from 'vitest';
import type { GameInfo } from '../wire/protocol';
import { inOrder, rulesOf, valueWords, wordsFor } from './chosen-rules';
import {
  type Rules,
  formOf,
  newDraft,
  seatRange,
  shownOptions,
  valueOf,
  withGame,
  withOption,
} from './new-table/new-table';
import { optionsOf, plain } from './options-schema';

const COIN = {
  $ref: '#/$defs/CoinOptions',
  $defs: {
    CoinOptions: {
      type: 'object',
      properties: {
        side: { $ref: '#/$defs/Side', default: 'heads' },
        two_coins: { type: 'boolean', default: false },
        prizes: {
          anyOf: [
            { type: 'array', prefixItems: [{ $ref: '#/$defs/Prize' }, { $ref: '#/$defs/Prize' }] },
            { type: 'null' },
          ],
          default: null,
        },
        weather: { type: 'object' },
        speed: { type: 'integer', minimum: 1, maximum: 3, default: 2 },
      },
    },
    Side: { enum: ['edge', 'heads', 'tails'] },
    Prize: { enum: ['apple', 'book', 'cup'] },
  },
};
const DICE = {
  properties: {
    mode: { enum: ['party', 'solo', 'usual'], default: 'usual' },
    level: { anyOf: [{ enum: ['easy', 'hard'] }, { type: 'null' }], default: null },
    reroll: { type: 'boolean', default: false },
  },
};
const game = (more: Partial<GameInfo>): GameInfo => ({
  name: 'coin',
  title: 'Coin toss',
  seats: [2, 5],
  bots: ['random', 'greedy'],
  options: COIN,
  ...more,
});
const dice = game({ name: 'dice', seats: [1, 4], options: DICE });
/** Alone there is a level; a party has no second throw. */
const rules: Rules = {
  applies: (option, { mode }) =>
    (option !== 'level' || mode === 'solo') && (option !== 'reroll' || mode !== 'party'),
  seats: ({ mode }, [, most]) => (mode === 'solo' ? [1, 1] : [2, most]),
};

it('reads what a form can offer, and leaves out what it cannot', () => {
  expect(optionsOf(COIN)).toEqual([
    {
      name: 'side',
      default: 'heads',
      kind: 'choice',
      values: ['edge', 'heads', 'tails'],
      open: false,
    },
    { name: 'two_coins', default: false, kind: 'switch' },
    { name: 'prizes', default: null, kind: 'picks', values: ['apple', 'book', 'cup'], count: 2 },
    { name: 'speed', default: 2, kind: 'number', min: 1, max: 3 },
  ]);
  expect(optionsOf('nonsense')).toEqual([]);
});

it('has words for known options and plain ones for others', () => {
  const words = { side: { label: 'Which side', values: { tails: 'the back' } } };
  expect(wordsFor('side', words).label).toBe('Which side');
  expect(wordsFor('two_coins', words).label).toBe('Two coins');
  expect(valueWords('tails', words.side)).toBe('the back');
  expect(valueWords('half_full', { label: '' })).toBe('Half full');
  expect(plain('two_coins')).toBe('Two coins');
});

it('offers the values in the order of their words, else the default first', () => {
  const [side] = optionsOf(COIN);
  if (side.kind !== 'choice') throw new Error('not a choice');
  expect(inOrder(side, { label: '' })).toEqual(['heads', 'edge', 'tails']);
  const values = { tails: 'back', edge: 'rim', heads: 'front' };
  expect(inOrder(side, { label: '', values })).toEqual(['tails', 'edge', 'heads']);
});

it('sends only what differs from the default', () => {
  const [side] = optionsOf(COIN);
  const draft = withOption(newDraft(game({})), side, 'tails', game({}));
  expect(valueOf(draft, side)).toBe('tails');
  expect(formOf(draft)).toMatchObject({
    game: 'coin',
    seats: [{ type: 'me' }, { type: 'open' }, { type: 'bot', bot: 'greedy' }],
    options: { side: 'tails' },
    visibility: 'link',
  });
  expect(formOf(withOption(draft, side, 'heads', game({}))).options).toEqual({});
});

it('keeps together what the game says goes together', () => {
  const [mode, level, reroll] = optionsOf(DICE);
  const names = (draft: ReturnType<typeof newDraft>): string[] =>
    shownOptions(draft, dice, rules).map(({ name }) => name);
  let draft = newDraft(dice);
  expect(names(draft)).toEqual(['mode', 'reroll']);
  draft = withOption(draft, reroll, true, dice, rules);
  draft = withOption(draft, mode, 'solo', dice, rules);
  draft = withOption(draft, level, 'hard', dice, rules);
  expect(draft.seats).toEqual([{ kind: 'me' }]);
  expect(seatRange(draft, dice, rules)).toEqual([1, 1]);
  expect(draft.options).toEqual({ mode: 'solo', level: 'hard', reroll: true });
  draft = withOption(draft, mode, 'party', dice, rules);
  expect(draft.options).toEqual({ mode: 'party' });
  expect(draft.seats).toHaveLength(2);
  expect(names(draft)).toEqual(['mode']);
});

it('fits the seats to another game', () => {
  const draft = { ...newDraft(game({ bots: ['old'] })), options: { side: 'tails' } };
  const other = withGame(draft, dice);
  expect(other.options).toEqual({});
  expect(other.seats).toContainEqual({ kind: 'bot', bot: 'greedy' });
});

it('tells the rules that differ from the defaults', () => {
  const options = { side: 'tails', two_coins: true, prizes: ['cup', 'book'], speed: 2 };
  const words = {
    side: { label: 'Which side', values: { tails: 'the back' } },
    prizes: { label: 'Choose the prizes', chosen: 'prizes chosen' },
  };
  expect(rulesOf(options, optionsOf(COIN), words)).toEqual([
    'Which side: the back',
    'Two coins',
    'prizes chosen',
  ]);
  expect(rulesOf({}, optionsOf(COIN), words)).toEqual([]);
});
