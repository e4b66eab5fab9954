import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Change } from '../../types';
import { lessonOf } from '../../board/test-game';
import LessonRow from './LessonRow.svelte';

const line = (count: number, points: number) => ({
  points,
  what: lessonOf('d127', count),
  cells: [],
});

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});
async function row(count: number, points: number, change?: Change, compact = false) {
  const props = { card: 'd127', mode: 'standard' as const, seat: 0, change, compact };
  shown = mount(LessonRow, {
    target: document.body,
    props: { ...props, line: line(count, points) },
  });
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
  const told = document.querySelector('small');
  return {
    told: told?.textContent.trim(),
    isWarning: told?.classList.contains('over'),
    fill: document.querySelector<HTMLElement>('.fill')?.style.width,
    points: document.querySelector('.value .num')?.textContent,
  };
}

it('a reached goal has a full bar', async () => {
  expect(await row(5, 9)).toEqual({ told: '5 of 5', isWarning: false, fill: '100%', points: '9' });
});

it('an exceeded goal does not look reached', async () => {
  expect(await row(9, 0)).toEqual({
    told: '9, must be exactly 5',
    isWarning: true,
    fill: undefined,
    points: '0',
  });
});

it('count and points include the staged piece', async () => {
  const change = {
    topic: 'd127',
    now: 9,
    after: 0,
    card: { lines: [line(6, 0)] },
    slot: null,
    in_points: true,
  };
  expect(await row(5, 9, change)).toMatchObject({ told: '6, must be exactly 5', points: '0' });
});

it('in a long list it has title, count and points', async () => {
  expect(await row(3, 0, undefined, true)).toMatchObject({ told: '3 of 5', points: '0' });
  expect(document.querySelector('.ell')?.textContent).toBe('Five blue');
  expect(document.querySelector('[role=meter]')).toBeNull();
});
