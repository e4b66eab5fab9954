import { expect, it } from 'vitest';
import { CARDS } from '../../pieces/deck';
import { lessonOf } from '../../board/test-game';
import { progressText } from './progress-text';

it('more than enough is enough', () => {
  const progress = { over: false, share: 1 };
  expect(progressText(lessonOf('d134', 21, { progress } as Parameters<typeof lessonOf>[2]))).toBe(
    '5 of 5',
  );
});

it('too much misses an exact goal', () => {
  expect(progressText(lessonOf('d127', 9))).toBe('9, must be exactly 5');
});

it('rooms that must be empty are those that still are', () => {
  const progress = { counts: 'things', wanted: 2, over: false, share: 0.5 } as const;
  const card = CARDS.find(({ score }) => score?.state === 'empty')?.id ?? '';
  expect(progressText(lessonOf(card, 1, { progress }))).toBe('1 of 2 still empty');
  const one = { ...progress, wanted: 1 };
  expect(progressText(lessonOf(card, 0, { progress: one }))).toBe('no longer empty');
});
