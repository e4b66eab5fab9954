import { expect, it } from 'vitest';
import type { ClockView } from '../../wire/protocol';
import { leftOf, split } from './clock';

const clock = (given: Partial<ClockView>): ClockView => ({
  left: 90_000,
  running: false,
  due: null,
  paused: false,
  graced: false,
  scoring_until: null,
  ...given,
});

it('a stopped clock keeps its time; a running one counts down', () => {
  expect(leftOf(clock({}), 1000)).toBe(90_000);
  expect(leftOf(clock({ running: true, due: 61_000 }), 1000)).toBe(60_000);
  expect(leftOf(clock({ running: true, due: 61_000 }), 99_000)).toBe(0);
});

it('formats time', () => {
  expect(split(161_000).face).toBe('2:41');
  expect(split(400).face).toBe('0:01');
  expect(split(3_725_000).face).toBe('1:02:05');
  expect(split(50 * 3_600_000)).toMatchObject({ days: 2, hours: 2 });
});
