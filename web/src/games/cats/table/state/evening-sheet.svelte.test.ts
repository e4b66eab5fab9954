import { afterEach, expect, it, vi } from 'vitest';
import { EveningSheet } from './evening-sheet.svelte';
import { TableContext } from './table-context.svelte';

afterEach(() => vi.unstubAllGlobals());

/** A sheet on a screen that matches some of its media queries. */
function sheetOn(...parts: readonly string[]): EveningSheet {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: parts.some((part) => media.includes(part)) }),
  );
  return new EveningSheet();
}

it('keeps the height of the finds on a tall phone, for the day', () => {
  const sheet = sheetOn('max-width');
  expect(sheet.least(3)).toBe(0);
  sheet.keep(3, 317);
  sheet.keep(3, 240);
  expect([sheet.least(3), sheet.most]).toEqual([317, 0]);
  expect(sheet.least(2)).toBe(0);
  sheet.forget();
  expect(sheet.least(3)).toBe(0);
});

it('has one height on a low phone, and none elsewhere', () => {
  const low = sheetOn('max-width', 'max-height');
  low.keep(3, 317);
  expect([low.least(3), low.most]).toEqual([257, 257]);
  const wide = sheetOn();
  wide.keep(3, 317);
  expect([wide.least(3), wide.most]).toEqual([0, 0]);
});

it('keeps the height of a rescue from day to day, except on phones', () => {
  sheetOn('min-width');
  const context = new TableContext();
  context.keepSheet(354);
  context.keepSheet(210);
  expect(context.sheet).toBe(354);
  sheetOn();
  expect(context.sheet).toBe(0);
});
