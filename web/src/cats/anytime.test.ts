import { expect, it } from 'vitest';
import type { View } from '../wire/cats';
import { Wishes, momentOf, momentsOf } from './anytime.svelte';

const kept = (text: string | null = null) => {
  let value = text;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => (value = next),
  };
};
const view = (given: Record<string, unknown>): View =>
  ({
    phase: 10,
    turn: 0,
    order: [0, 1],
    watcher: -1,
    doing: { doing: 0 },
    crews: [{ sealed: false }, { sealed: false }],
    ...given,
  }) as unknown as View;

it('a wish is kept for the next time', () => {
  const storage = kept();
  new Wishes(storage).set('herd', 'others');
  expect(new Wishes(storage).of('herd')).toBe('others');
  expect(new Wishes(storage).of('draw2')).toBe('last');
});

it('what is not understood is no wish', () => {
  expect(new Wishes(kept('{"herd":"always"}')).of('herd')).toBe('last');
  expect(new Wishes(kept('nonsense')).of('herd')).toBe('last');
});

it('only cards that change the fields pause the turns of others', () => {
  expect(momentsOf('herd')).toContain('others');
  expect(momentsOf('fish_colours')).not.toContain('others');
});

it('a moment is one at which the seat itself is asked', () => {
  expect(momentOf(view({}), 0)).toBe('pay');
  expect(momentOf(view({ crews: [{ sealed: true }] }), 0)).toBeNull();
  expect(momentOf(view({ phase: 14 }), 0)).toBe('rescue');
  expect(momentOf(view({ phase: 14 }), 1)).toBeNull();
  expect(momentOf(view({ phase: 14, watcher: 1 }), 1)).toBe('others');
  expect(momentOf(view({ phase: 14, watcher: 1 }), 0)).toBeNull();
  expect(momentOf(view({ phase: 14, doing: { doing: 1 } }), 0)).toBeNull();
});
