/** Statistics are added up for the plots. */
import { expect, it } from 'vitest';
import type { Tally } from '../wire/protocol';
import { barsBy, sumOf, topicBars } from './tallies';

const tally = (more: Partial<Tally>): Tally => ({
  game: 'toss',
  mode: '',
  seats: 2,
  level: 'easy',
  games: 1,
  places: [1],
  best: 10,
  points: 10,
  ...more,
});

it('sums games, places, bests and means', () => {
  const all = [
    tally({ games: 3, places: [1, 2], best: 30, points: 60 }),
    tally({ games: 1, places: [0, 0, 1], best: 20, points: 20 }),
  ];
  expect(sumOf(all)).toEqual({ games: 4, places: [1, 2, 1], best: 30, mean: 20 });
  expect(sumOf([])).toEqual({ games: 0, places: [], best: 0, mean: 0 });
});

it('has a bar for each level, from weak to strong', () => {
  const all = [
    tally({ level: 'hard', points: 40, best: 40 }),
    tally({ level: 'easy', seats: 3 }),
    tally({ level: 'easy', points: 20, best: 20 }),
  ];
  const bars = barsBy(
    all,
    ({ level }) => level,
    (level) => level.toUpperCase(),
    ['easy', 'hard'],
  );
  expect(bars.map(({ label, games, mean, best }) => [label, games, mean, best])).toEqual([
    ['EASY', 2, 15, 20],
    ['HARD', 1, 40, 40],
  ]);
});

it('counts topics of one name together, the best mean first', () => {
  const topics = [
    { game: 'toss', topic: 'a1', games: 1, best: 2, points: 2 },
    { game: 'toss', topic: 'a2', games: 3, best: 4, points: 6 },
    { game: 'toss', topic: 'b', games: 1, best: 5, points: 5 },
    { game: 'toss', topic: 'purse', games: 9, best: 9, points: 9 },
  ];
  const bars = topicBars(topics, (topic) => (topic === 'purse' ? null : topic.charAt(0)));
  expect(bars.map(({ label, games, mean, best }) => [label, games, mean, best])).toEqual([
    ['b', 1, 5, 5],
    ['a', 4, 2, 4],
  ]);
});
