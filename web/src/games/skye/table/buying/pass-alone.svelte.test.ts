import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AutoPass, passAlone } from './pass-alone.svelte';

let isWanted = $state(false);
let passing!: AutoPass;
let end = (): void => undefined;
const pass = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  isWanted = true;
  end = $effect.root(() => {
    passing = passAlone(() => isWanted, pass);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  pass.mockClear();
});

it('passes once, after a moment', () => {
  expect(passing.isDue).toBe(true);
  vi.advanceTimersByTime(4000);
  expect(pass).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2100);
  flushSync();
  vi.advanceTimersByTime(20000);
  expect(pass).toHaveBeenCalledOnce();
});

it('does not pass while something can be bought', () => {
  isWanted = false;
  flushSync();
  vi.advanceTimersByTime(10000);
  expect(passing.isDue).toBe(false);
  expect(pass).not.toHaveBeenCalled();
});

it('can be stopped: then the player passes, and it does not begin again', () => {
  expect(passing.time).toBeGreaterThanOrEqual(4500);
  vi.advanceTimersByTime(2000);
  passing.stop();
  flushSync();
  expect(passing.isDue).toBe(false);
  isWanted = false;
  flushSync();
  isWanted = true;
  flushSync();
  vi.advanceTimersByTime(20000);
  expect(pass).not.toHaveBeenCalled();
});
