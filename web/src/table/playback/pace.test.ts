import { expect, it } from 'vitest';
import type { LogLine } from '../../game-ui/story';
import { earlierLine, lastLine, stayOf } from './pace';

const line = (text: string, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  text,
  seat,
  cells: [],
  minor: false,
  ...more,
});

it('tells what happens to us while it is played', () => {
  const kept = [line('You keep a tile.', 0, { concerns: 0 })];
  expect(lastLine(kept, 0, true)?.text).toBe('You keep a tile.');
  expect(lastLine(kept, 0)).toBeNull();
  expect(lastLine([...kept, line('Anna keeps a tile.', 1, { concerns: 1 })], 0, true)?.seat).toBe(
    1,
  );
});

it('shows it longer than what the others do', () => {
  expect(stayOf([{ type: 'keep', seat: 0 }], 0)).toBeGreaterThan(1);
  expect(
    stayOf(
      [
        { type: 'keep', seat: 0 },
        { type: 'keep', seat: 1 },
      ],
      0,
    ),
  ).toBe(1);
  expect(stayOf([{ type: 'keep', seat: 1 }], 0)).toBe(1);
});

it('shows long lines of the others long enough to be read', () => {
  const long = line('Elspeth axes ⟦L01⟧ and asks 4 for ⟦L02⟧ and 4 for ⟦L03⟧.', 1);
  const beat = [{ type: 'price', seat: 1 }];
  expect(stayOf(beat, 0, long)).toBe(2);
  expect(stayOf(beat, 0, line('Elspeth buys ⟦L01⟧ from Morag for 5 gold.', 1))).toBe(1);
});

it('shows a purchase together with the one before it, where both are short', () => {
  const first = line('Elspeth buys ⟦L01⟧ from Morag for 5 gold.', 1);
  const last = line('Morag buys ⟦L02⟧ from you for 1 gold.', 2);
  expect(earlierLine([first, line('You pass.', 0), last], last, 0)).toBe(first);
  expect(earlierLine([last], last, 0)).toBeNull();
  // What happened in another round is over, and long lines have no room.
  expect(earlierLine([first, line('Round 2', null, { begins: true }), last], last, 0)).toBeNull();
  const long = line('Elspeth axes ⟦L01⟧ and asks 4 for ⟦L02⟧ and 4 for ⟦L03⟧.', 1);
  expect(earlierLine([long, last], last, 0)).toBeNull();
  expect(earlierLine([first, long], long, 0)).toBeNull();
});
