// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hold } from './hold';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('repeats while it is held, and the click at its end does nothing', () => {
  const [hold, act] = [new Hold(), vi.fn()];
  hold.press(act);
  vi.advanceTimersByTime(1500);
  const times = act.mock.calls.length;
  expect(times).toBeGreaterThanOrEqual(10);
  dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(1500);
  expect(act).toHaveBeenCalledTimes(times);
  expect(hold.takeHeld()).toBe(true);
  expect(hold.takeHeld()).toBe(false);
});

it('leaves a short press to the click', () => {
  const [hold, act] = [new Hold(), vi.fn()];
  hold.press(act);
  vi.advanceTimersByTime(200);
  dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(1500);
  expect(act).not.toHaveBeenCalled();
  expect(hold.takeHeld()).toBe(false);
});
