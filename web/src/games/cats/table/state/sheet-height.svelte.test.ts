import { afterEach, expect, it, vi } from 'vitest';
import { SheetHeight } from './sheet-height.svelte';

afterEach(() => vi.unstubAllGlobals());

/** The height on a screen that matches the media queries with this part. */
function heightOn(part: string): SheetHeight {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes(part) }),
  );
  return new SheetHeight();
}

it('is the same in all phases on large screens and high phones, and has no say elsewhere', () => {
  expect(heightOn('min-width: 1280px').now).toBe(350);
  expect(heightOn('min-width: 1900px').now).toBe(380);
  expect(heightOn('min-height: 820px').now).toBeGreaterThan(250);
  expect(heightOn('max-height: 700px').now).toBe(0);
});

it('leaves the family game the room for its large cats', () => {
  const height = heightOn('min-width: 1280px');
  height.isFree = true;
  expect(height.now).toBe(0);
});
