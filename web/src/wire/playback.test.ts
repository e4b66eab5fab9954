// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Playback } from './playback.svelte';

interface Step {
  version: number;
  events: readonly string[];
  own: boolean;
}
const step = (version: number, events: readonly string[], own = false): Step => ({
  version,
  events,
  own,
});

let shown: number[];
let playback: Playback<Step>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  playback = new Playback<Step>(({ version }) => void shown.push(version));
  playback.pace = {
    time: 700,
    beats: (events) => events.filter((event) => event !== 'quiet').map((event) => [event]),
  };
});
afterEach(() => {
  vi.useRealTimers();
});

it('steps wait for each other', () => {
  playback.add(step(1, ['buy']));
  playback.add(step(2, ['pass']));
  expect([shown, playback.beat, playback.isBehind]).toEqual([[1], ['buy'], true]);
  vi.advanceTimersByTime(700);
  expect([shown, playback.beat, playback.isBehind]).toEqual([[1, 2], ['pass'], false]);
  // The time begins when the step has been drawn.
  vi.advanceTimersByTime(701);
  expect(playback.beat).toEqual([]);
});

it('a step with nothing to see waits only for those before it', () => {
  playback.add(step(1, ['quiet']));
  expect(shown).toEqual([1]);
  playback.add(step(2, ['buy']));
  playback.add(step(3, ['quiet']));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
});

it('a step with several beats shows them one after the other', () => {
  playback.add(step(1, ['price 1', 'price 2']));
  expect([shown, playback.beat, playback.upcoming]).toEqual([[1], ['price 1'], ['price 2']]);
  vi.advanceTimersByTime(700);
  expect([playback.beat, playback.upcoming]).toEqual([['price 2'], []]);
});

it('what follows the last beat comes after it', () => {
  playback.add(step(1, ['place', 'quiet']));
  expect(playback.upcoming).toEqual(['quiet']);
  vi.advanceTimersByTime(700);
  expect(playback.upcoming).toEqual([]);
});

it('the rest can be shown at once, and nothing is lost', () => {
  for (const version of [1, 2, 3]) playback.add(step(version, ['buy']));
  playback.rush();
  expect([shown, playback.beat, playback.isBehind]).toEqual([[1, 2, 3], [], false]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

it('our own step waits for nobody', () => {
  playback.add(step(1, ['buy']));
  playback.add(step(2, ['buy']));
  playback.add(step(3, [], true));
  expect(shown).toEqual([1, 2, 3]);
});

it('without a pace everything is shown at once', () => {
  playback.add(step(1, ['buy']));
  playback.add(step(2, ['buy']));
  playback.pace = null;
  playback.add(step(3, ['buy']));
  expect(shown).toEqual([1, 2, 3]);
});

it('a beat stays while something covers the table, and the next one follows at once', () => {
  playback.add(step(1, ['score', 'income']));
  playback.isHeld = true;
  playback.add(step(2, ['price']));
  vi.advanceTimersByTime(10_000);
  expect([shown, playback.beat]).toEqual([[1], ['score']]);
  playback.isHeld = false;
  expect(playback.beat).toEqual(['income']);
  vi.advanceTimersByTime(700);
  expect([shown, playback.beat]).toEqual([[1, 2], ['price']]);
});

it('what comes while something covers the table is shown from its beginning afterwards', () => {
  playback.isHeld = true;
  playback.add(step(1, ['price']));
  playback.add(step(2, ['buy']));
  vi.advanceTimersByTime(10_000);
  expect([shown, playback.beat, playback.waiting.at(-1)?.version]).toEqual([[], [], 2]);
  playback.isHeld = false;
  expect([shown, playback.beat]).toEqual([[1], ['price']]);
  vi.advanceTimersByTime(700);
  expect([shown, playback.waiting]).toEqual([[1, 2], []]);
});

it('our own step waits for nothing, and neither does one without a pace', () => {
  playback.isHeld = true;
  playback.add({ ...step(1, ['price']), own: true });
  expect(shown).toEqual([1]);
  playback.pace = null;
  playback.add(step(2, ['buy']));
  expect(shown).toEqual([1, 2]);
});
