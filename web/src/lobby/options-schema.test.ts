import { expect, it } from 'vitest';
import { words as en } from '../i18n/lobby/en';
import type { GameInfo } from '../wire/protocol';
import {
  formOf,
  newDraft,
  shownOptions,
  valueOf,
  withGame,
  withOption,
} from './new-table/new-table';
import { rulesOf, valueWords, wordsFor } from './chosen-rules';
import { optionsOf, plain } from './options-schema';

const SKYE = {
  $ref: '#/$defs/SkyeOptions',
  $defs: {
    SkyeOptions: {
      type: 'object',
      properties: {
        farm: { $ref: '#/$defs/Farm', default: 'eight' },
        castle_on_roads: { type: 'boolean', default: false },
        goals: {
          anyOf: [
            { type: 'array', prefixItems: [{ $ref: '#/$defs/Goal' }, { $ref: '#/$defs/Goal' }] },
            { type: 'null' },
          ],
          default: null,
        },
        weather: { type: 'object' },
        speed: { type: 'integer', minimum: 1, maximum: 3, default: 2 },
      },
    },
    Farm: { enum: ['eight', 'four'] },
    Goal: { enum: ['areas', 'brochs', 'cattle'] },
  },
};
const CATS = {
  properties: {
    mode: { enum: ['family', 'solo', 'standard'], default: 'standard' },
    difficulty: { anyOf: [{ enum: ['easy', 'hard'] }, { type: 'null' }], default: null },
    column_lesson: { type: 'boolean', default: false },
  },
};
const game = (more: Partial<GameInfo>): GameInfo => ({
  name: 'skye',
  title: 'Isle of Skye',
  seats: [2, 5],
  bots: ['random', 'greedy'],
  options: SKYE,
  ...more,
});
const cats = game({ name: 'cats', seats: [1, 4], options: CATS });

it('reads the options that a form supports', () => {
  expect(optionsOf(SKYE)).toEqual([
    { name: 'farm', default: 'eight', kind: 'choice', values: ['eight', 'four'], open: false },
    { name: 'castle_on_roads', default: false, kind: 'switch' },
    {
      name: 'goals',
      default: null,
      kind: 'picks',
      values: ['areas', 'brochs', 'cattle'],
      count: 2,
    },
    { name: 'speed', default: 2, kind: 'number', min: 1, max: 3 },
  ]);
  expect(optionsOf('nonsense')).toEqual([]);
});

it('has words for known options and plain ones for others', () => {
  expect(wordsFor('skye', 'farm', en.options).label).toBe('Next to a farm');
  expect(wordsFor('skye', 'long_boats', en.options).label).toBe('Long boats');
  expect(valueWords('half_full', { label: '' })).toBe('Half full');
  expect(plain('castle_on_roads')).toBe('Castle on roads');
});

it('sends only what differs from the default', () => {
  const [farm] = optionsOf(SKYE);
  const draft = withOption(newDraft(game({})), farm, 'four');
  expect(valueOf(draft, farm)).toBe('four');
  expect(formOf(draft)).toMatchObject({
    game: 'skye',
    seats: [{ type: 'me' }, { type: 'open' }, { type: 'bot', bot: 'greedy' }],
    options: { farm: 'four' },
    visibility: 'link',
  });
  expect(formOf(withOption(draft, farm, 'eight')).options).toEqual({});
});

it('keeps the rules of The Isle of Cats consistent', () => {
  const [mode, difficulty, lesson] = optionsOf(CATS);
  const names = (draft: ReturnType<typeof newDraft>): string[] =>
    shownOptions(draft, cats).map(({ name }) => name);
  let draft = newDraft(cats);
  expect(names(draft)).toEqual(['mode', 'column_lesson']);
  draft = withOption(withOption(withOption(draft, lesson, true), mode, 'solo'), difficulty, 'hard');
  expect(draft.seats).toEqual([{ kind: 'me' }]);
  expect(draft.options).toEqual({ mode: 'solo', difficulty: 'hard', column_lesson: true });
  draft = withOption(draft, mode, 'family');
  expect(draft.options).toEqual({ mode: 'family' });
  expect(names(draft)).toEqual(['mode']);
});

it('fits the seats to another game', () => {
  const draft = { ...newDraft(game({ bots: ['old'] })), options: { farm: 'four' } };
  const other = withGame(draft, cats);
  expect(other.options).toEqual({});
  expect(other.seats).toContainEqual({ kind: 'bot', bot: 'greedy' });
});

it('lists the rules that differ from the defaults', () => {
  const options = {
    farm: 'four',
    castle_on_roads: true,
    tie: 'gold',
    money: 'hidden',
    goals: ['sheep', 'lake', 'gold', 'trio'],
  };
  expect(rulesOf({ game: 'skye', options }, en)).toEqual([
    'Next to a farm: the 4 tiles beside',
    'The castle counts as linked',
    'goals chosen',
  ]);
});
