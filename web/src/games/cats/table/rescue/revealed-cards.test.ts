import { expect, it } from 'vitest';
import type { Event } from '../../types';
import { lastReveal } from './revealed-cards';

const told = (version: number, ...events: Event[]) => ({ version, events });

it('shows who laid what, the fastest first', () => {
  const found = lastReveal([
    told(3, { type: 'laid', seat: 0, count: 1 }),
    told(
      4,
      { type: 'lay', seat: 0, cards: ['d043'] },
      { type: 'lay', seat: 1, cards: ['d007', 'd015'] },
      { type: 'order', speeds: [1, 4], order: [1, 0] },
    ),
    told(5, { type: 'pass', seat: 1, phase: 4 }),
  ]);
  expect(found).toEqual({
    version: 4,
    rows: [
      { seat: 1, speed: 4, cards: ['d007', 'd015'] },
      { seat: 0, speed: 1, cards: ['d043'] },
    ],
  });
});

it('is null before the first reveal', () => {
  expect(lastReveal([told(1, { type: 'day', ship: 5, order: [0, 1] })])).toBeNull();
});
