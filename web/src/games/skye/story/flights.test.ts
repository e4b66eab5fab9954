import { expect, it } from 'vitest';
import { flights } from './flights';

it('flies a bought tile to its buyer, and the gold to the seller', () => {
  const [tile, gold] = flights({ type: 'buy', seat: 1, tile: 'L05', from: 2, price: 4 }, 0);
  expect(tile).toMatchObject({ what: 'L05', to: ['[data-seat="1"] .emblem'] });
  expect(gold).toMatchObject({ what: 4, to: ['[data-seat="2"] .emblem'] });
});

it('lands a tile on the island of another seat only', () => {
  const placed = { type: 'place', seat: 1, tile: 'L05', x: 1, y: 0, turn: 0 } as const;
  expect(flights(placed, 0)[0]?.to[0]).toBe('[data-laid="L05"]');
  expect(flights(placed, 1)).toEqual([]);
});
