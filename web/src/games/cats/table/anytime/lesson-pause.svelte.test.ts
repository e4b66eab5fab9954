import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { type LessonPause, goOnBeforeLessons } from './lesson-pause.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table in the pause, and the sent moves. */
function pausing(seats = 2) {
  const sent: unknown[] = [];
  const crews = Array.from({ length: seats }, () => crewOf());
  const table = $state({
    seat: 0,
    isMine: true,
    isMoving: false,
    view: viewOf('pause', { crews }),
    move: (move: unknown) => Promise.resolve(void sent.push(move)),
  });
  const anytime = $state({
    asks: null as string | null,
    isOpen: false,
    isPutOff: false,
  });
  let pause!: LessonPause;
  const stop = $effect.root(() => {
    pause = goOnBeforeLessons(() => table as never, anytime);
  });
  flushSync();
  return { table, anytime, sent, stop, pause };
}
const wait = (ms: number): void => {
  flushSync();
  vi.advanceTimersByTime(ms);
};

it('a player with nothing to play passes after a moment, once', () => {
  const { table, sent, stop } = pausing();
  wait(900);
  expect(sent).toEqual([]);
  wait(1200);
  expect(sent).toEqual([{ type: 'pass', seat: 0 }]);
  // after an undo the player decides
  table.view = { ...table.view };
  wait(9000);
  expect(sent).toHaveLength(1);
  stop();
});

it('a prompting card holds the pause until it is played or postponed', () => {
  const { anytime, sent, stop } = pausing();
  anytime.asks = 'd071';
  wait(9000);
  expect(sent).toEqual([]);
  anytime.asks = null;
  anytime.isOpen = true;
  wait(9000);
  expect(sent).toEqual([]);
  anytime.isOpen = false;
  wait(2100);
  expect(sent).toHaveLength(1);
  stop();
});

it('in solo there is no delay', () => {
  const { sent, stop } = pausing(1);
  wait(1);
  expect(sent).toHaveLength(1);
  stop();
});

it('in solo a postponed card leaves the pause to the player; against others it ends', () => {
  const [alone, together] = [pausing(1), pausing(2)];
  for (const { anytime } of [alone, together]) anytime.asks = 'd071';
  wait(0);
  for (const { anytime } of [alone, together])
    Object.assign(anytime, { asks: null, isPutOff: true });
  wait(9000);
  expect(alone.sent).toEqual([]);
  expect(together.sent).toHaveLength(1);
  // the card is played after all
  alone.anytime.isPutOff = false;
  wait(1);
  expect(alone.sent).toHaveLength(1);
  alone.stop();
  together.stop();
});

it('only the pause is passed', () => {
  const { table, sent, stop } = pausing();
  table.view = viewOf('lay', { crews: [crewOf(), crewOf()] });
  wait(9000);
  expect(sent).toEqual([]);
  stop();
});

it('only a player whom a card asks, or who took back the pass, has something to decide', () => {
  const { table, anytime, pause, stop } = pausing();
  expect(pause.isTheirs).toBe(false);
  anytime.asks = 'd071';
  expect(pause.isTheirs).toBe(true);
  anytime.asks = null;
  expect(pause.isTheirs).toBe(false);
  wait(2100);
  // while the pass is on its way, nothing asks either
  expect(pause.isTheirs).toBe(false);
  table.isMine = false;
  flushSync();
  table.isMine = true;
  expect(pause.isTheirs).toBe(true);
  stop();
});
