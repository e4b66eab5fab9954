import { expect, it } from 'vitest';
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
