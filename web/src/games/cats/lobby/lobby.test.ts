import { expect, it } from 'vitest';
import { viewOf } from '../board/test-game';
import { lobby } from './lobby';

it('has a level only alone, and an extra lesson only with cards', () => {
  const shown = (mode?: string): string[] =>
    ['mode', 'difficulty', 'column_lesson'].filter((name) => lobby.applies?.(name, { mode }));
  expect(shown()).toEqual(['mode', 'column_lesson']);
  expect(shown('solo')).toEqual(['mode', 'difficulty', 'column_lesson']);
  expect(shown('family')).toEqual(['mode']);
});

it('is played alone only in the solo mode', () => {
  expect(lobby.seats?.({}, [1, 4])).toEqual([2, 4]);
  expect(lobby.seats?.({ mode: 'solo' }, [1, 4])).toEqual([1, 1]);
  expect(lobby.solo?.options('hard')).toEqual({ mode: 'solo', difficulty: 'hard' });
  expect(lobby.solo?.against({ mode: 'solo', difficulty: 'hard' })).toBe('Sister: hard');
  expect(lobby.solo?.against({ mode: 'solo' })).toBe('Sister: easy');
  expect(lobby.solo?.against({ mode: 'family' })).toBeNull();
});

it('offers the levels from the easiest to the hardest, with what each means', () => {
  expect(Object.keys(lobby.solo?.levels() ?? {})).toEqual([
    'easy',
    'medium',
    'hard',
    'very_hard',
    'expert',
  ]);
  const { long } = lobby.optionWords?.().difficulty ?? {};
  expect(long?.('easy')).toBe('easy: 3 lessons');
  expect(long?.('hard')).toBe('hard: 3 lessons and 2 advanced');
  expect(lobby.solo?.text('medium')).toBe(
    'You alone against your sister, who has 3 lessons and 1 advanced.',
  );
});

it('tells the day and what is asked', () => {
  expect(lobby.standing?.(viewOf('rescue', { ship: 2 }))).toEqual({
    stage: 'Day 4',
    asks: 'rescue a cat',
    points: null,
  });
});
