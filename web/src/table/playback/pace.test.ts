import { expect, it } from 'vitest';
import type { LogLine } from '../../game-ui/story';
import { lastLine, stayOf } from './pace';

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
