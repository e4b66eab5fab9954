/** The beginning of a day is shown until somebody skips it, and then it stays away. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { DAYS } from '../pieces/board-numbers';
import type { TableStore } from '../../../wire/table.svelte';
import type { Cats, Event } from '../types';
import DayStart from './DayStart.svelte';

const day = (number: number) => ({ type: 'day', ship: DAYS + 1 - number }) as unknown as Event;
const FISH = { type: 'fish', gain: 20 } as unknown as Event;
const LATER = { type: 'passed', seat: 0 } as unknown as Event;

let beat: Event[] = $state.raw([]);
let upcoming: Event[] = $state.raw([]);
let shown: Record<string, unknown> | undefined;
afterEach(() => void (shown && unmount(shown)));

function show(now: Event[], then: Event[]): string | undefined {
  [beat, upcoming] = [now, then];
  if (shown === undefined) {
    const table = {
      get beat() {
        return beat;
      },
      get upcoming() {
        return upcoming;
      },
    };
    const props = { table: table as unknown as TableStore<Cats> };
    shown = mount(DayStart, { target: document.body, props });
  }
  flushSync();
  return document.querySelector('[data-day]')?.getAttribute('data-day') ?? undefined;
}

it('is shown until its last event, or until it is skipped', () => {
  expect(show([day(2)], [FISH])).toBe('2');
  expect(show([FISH], [LATER])).toBe('2');
  expect(show([LATER], [])).toBeUndefined();

  expect(show([day(3)], [FISH])).toBe('3');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
  // More of what follows arrives while its first event is still the one that is shown.
  expect(show([day(3)], [FISH, LATER])).toBeUndefined();
  expect(show([FISH], [LATER])).toBeUndefined();
  expect(show([day(4)], [FISH])).toBe('4');
});
