import { expect, it } from 'vitest';
import type { Move } from '../types';
import { cellText, moveText, readCell } from './notation';

it('cells are a letter from the stern and a number from the top', () => {
  expect([cellText([0, 3]), cellText([7, 0]), cellText([21, 4])]).toEqual(['a4', 'h1', 'v5']);
  for (const text of ['a4', 'h1', 'v5']) expect(cellText(readCell(text))).toBe(text);
  expect(() => readCell('w5')).toThrow();
});

it.each<[string, Move]>([
  ['keep d001 d043', { type: 'keep', seat: 0, cards: ['d001', 'd043'] }],
  ['pay nothing', { type: 'pay', seat: 0, cards: [] }],
  ['lay d007', { type: 'lay', seat: 0, cards: ['d007'] }],
  ['colour red', { type: 'colour', seat: 0, colour: 'red' }],
  ['field left', { type: 'field', seat: 0, field: 'left' }],
  ['rescue blue-k03', { type: 'rescue', seat: 0, tile: 'blue-k03' }],
  ['rescue blue-k03 d043', { type: 'rescue', seat: 0, tile: 'blue-k03', cards: ['d043'] }],
  [
    'at d5 d6',
    {
      type: 'place',
      seat: 0,
      cells: [
        [3, 5],
        [3, 4],
      ],
    },
  ],
  ['play d107 paid', { type: 'play', seat: 0, card: 'd107', paid: 1 }],
  ['watch on', { type: 'watch', seat: 0, on: true }],
  ['anytime d096 red', { type: 'anytime', seat: 0, card: 'd096', colour: 'red' }],
  ['anytime d076 used', { type: 'anytime', seat: 0, card: 'd076', used: true }],
  [
    'anytime d088 treasures d5 e5+e6',
    {
      type: 'anytime',
      seat: 0,
      card: 'd088',
      treasures: [
        [[3, 4]],
        [
          [4, 4],
          [4, 5],
        ],
      ],
    },
  ],
  [
    'anytime d077 cats blue-k03 red-k01',
    { type: 'anytime', seat: 0, card: 'd077', cats: ['blue-k03', 'red-k01'] },
  ],
  ['pass', { type: 'pass', seat: 0 }],
  ['done', { type: 'done', seat: 0 }],
])('%s is written as it is read', (text, move) => {
  expect(moveText(move)).toBe(text);
});
