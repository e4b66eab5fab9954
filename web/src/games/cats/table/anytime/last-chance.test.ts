import { expect, it } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { helpsToday, lastMomentOf } from './last-chance.svelte';

it('cards for rescues are useless after the last rescue', () => {
  expect(lastMomentOf('fish_colours')).toBe('rescue');
  expect(lastMomentOf('basket')).toBe('rescue');
});

it('cards that give cards and tiles are useful until the end', () => {
  expect(lastMomentOf('draw3')).toBe('rare');
  expect(lastMomentOf('bag_to_boat')).toBe('rare');
});

it('on every day a new basket helps while a cat waits that nothing else can carry', () => {
  const at = (crew: object, left = ['red-k01']) =>
    helpsToday(viewOf('rescue', { crews: [crewOf(crew)], left }), 0);
  expect(at({ ready: 0, used: 1 })).toBe(true);
  expect(at({ ready: 1 })).toBe(false);
  expect(at({ ready: 0, laid: { count: 1, cards: ['d055'] } })).toBe(false);
  expect(at({ ready: 0, fish: 2 })).toBe(false);
  expect(at({ ready: 0 }, [])).toBe(false);
});
