// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { forget, recall, remember, remembered } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps what does not fit into the storage until the page is closed', () => {
  remember('a', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  remember('a', 'new');
  remember('b', '1');
  expect([recall('a'), recall('b')]).toEqual(['new', '1']);
  expect(remembered('').sort()).toEqual(['a', 'b']);
  full.mockRestore();
  remember('a', 'stored');
  expect(localStorage.getItem('skerry.a')).toBe('stored');
  expect(recall('a')).toBe('stored');
  forget('a');
  forget('b');
  expect([recall('a'), recall('b'), remembered('')]).toEqual([null, null, []]);
});
