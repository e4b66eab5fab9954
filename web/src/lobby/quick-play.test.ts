import { expect, it } from 'vitest';
import { quickTable } from './quick-play';

const choice = { seats: 3, bot: 'greedy', difficulty: 'hard' };

it('a quick table has bots in the other seats', () => {
  expect(quickTable('cats', choice)).toEqual({
    game: 'cats',
    seats: [{ type: 'me' }, { type: 'bot', bot: 'greedy' }, { type: 'bot', bot: 'greedy' }],
  });
});

it('a solo game is against the sister', () => {
  expect(quickTable('cats', { ...choice, seats: 1 })).toEqual({
    game: 'cats',
    seats: [{ type: 'me' }],
    options: { mode: 'solo', difficulty: 'hard' },
  });
});

it('the family mode has no solo game', () => {
  const { seats, options } = quickTable('cats', { ...choice, seats: 1 }, true);
  expect(seats).toHaveLength(2);
  expect(options).toEqual({ mode: 'family' });
});
