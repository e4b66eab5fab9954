import { expect, it } from 'vitest';
import type { Options, Preset, Solo } from '../game-ui/lobby-ui';
import { minutesOf, quickTable } from './quick-play';

const choice = { seats: 3, bot: 'greedy', difficulty: 'hard' };
const solo = { options: (level: string) => ({ mode: 'solo', level }) } as unknown as Solo;

it('a quick table has bots in the other seats', () => {
  expect(quickTable('coin', choice, { solo })).toEqual({
    game: 'coin',
    seats: [{ type: 'me' }, { type: 'bot', bot: 'greedy' }, { type: 'bot', bot: 'greedy' }],
  });
});

it('alone one plays at the chosen level', () => {
  expect(quickTable('coin', { ...choice, seats: 1 }, { solo })).toEqual({
    game: 'coin',
    seats: [{ type: 'me' }],
    options: { mode: 'solo', level: 'hard' },
  });
  expect(quickTable('coin', { ...choice, seats: 1 })).not.toHaveProperty('options');
});

it('a preset has its options, and at least its seats', () => {
  const preset = { options: { mode: 'party' }, fewest: 2 } as unknown as Preset;
  const { seats, options } = quickTable('coin', { ...choice, seats: 1 }, { solo }, preset);
  expect(seats).toHaveLength(2);
  expect(options).toEqual({ mode: 'party' });
});

it('knows how long a game takes, about', () => {
  expect(minutesOf({ minutes: (seats) => 3 * seats }, 4)).toBe(12);
  expect(minutesOf(undefined, 2)).toBe(20);
  const minutes = (seats: number, { mode }: Options): number => (mode === 'short' ? seats : 9);
  expect(minutesOf({ minutes }, 4, { mode: 'short' })).toBe(4);
});
