import { expect, it } from 'vitest';
import { flights } from './flights';

it('flies a bought tile to its buyer, and the gold to the seller', () => {
  const [tile, gold] = flights({ type: 'buy', seat: 1, tile: 'L05', from: 2, price: 4 }, 0);
  expect(tile).toMatchObject({ what: 'L05', to: ['[data-seat="1"] .emblem'] });
  expect(gold).toMatchObject({ what: 4, to: ['[data-seat="2"] .emblem'] });
});

it('flies income from the castle to the gold of a seat', () => {
  const income = { type: 'income', seat: 0, castle: 5, whisky: 2, behind: 1, gold: 12 } as const;
  const [own] = flights(income, 0);
  expect(own).toMatchObject({ what: 8, to: ['[data-seat="0"] [data-purse]', expect.anything()] });
  expect(own?.from[0]).toBe('.board [data-laid^="C-"]');
  expect(flights(income, 1)[0]?.from[0]).toBe('[data-seat="0"] [data-laid^="C-"]');
});

it('lands a tile on the island of another seat only', () => {
  const placed = { type: 'place', seat: 1, tile: 'L05', x: 1, y: 0, turn: 0 } as const;
  expect(flights(placed, 0)[0]?.to[0]).toBe('[data-laid="L05"]');
  expect(flights(placed, 1)).toEqual([]);
});
