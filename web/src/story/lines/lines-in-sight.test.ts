import { expect, it } from 'vitest';
import { inSight, isNews } from './lines-in-sight';

const line = (text: string, concerns?: number) => ({ text, concerns });
const LINES = [
  line('a'),
  line('sold', 0),
  line('b'),
  line('sold by another', 1),
  line('c'),
  line('d'),
];
const texts = (few: number, reader: number | null, most?: number) =>
  inSight(LINES, few, reader, most).map(({ text }) => text);

it('shows the newest lines', () => {
  expect(texts(2, null)).toEqual(['c', 'd']);
  expect(texts(9, null)).toHaveLength(6);
});

it('keeps what concerns the reader', () => {
  expect(texts(3, 0)).toEqual(['sold', 'c', 'd']);
  expect(texts(1, 0)).toEqual(['sold', 'd']);
  expect(texts(2, 1)).toEqual(['sold by another', 'd']);
});

it('folds the lines of others first where there is little room', () => {
  expect(texts(5, 0, 2)).toEqual(['sold', 'd']);
  expect(texts(5, 0, 1)).toEqual(['sold']);
  expect(texts(5, 0, 0)).toEqual(['sold']);
  expect(texts(5, null, 1)).toEqual(['d']);
});

it('tells what one did not do oneself, such as paying for a tile that nobody bought', () => {
  expect(isNews({ seat: 1 }, 0)).toBe(true);
  expect(isNews({ seat: null }, 0)).toBe(true);
  expect(isNews({ seat: 0 }, 0)).toBe(false);
  expect(isNews({ seat: 0, concerns: 0 }, 0)).toBe(true);
});

it('folds what nobody did before the moves of rivals, where those come first', () => {
  const lines = [
    { text: 'Fern moves', seat: 1 },
    { text: 'Olive moves', seat: 2 },
    { text: 'the day ends', seat: null },
    { text: 'a day begins', seat: null },
  ];
  const told = (most: number) => inSight(lines, 5, 0, most, true).map(({ text }) => text);
  expect(told(3)).toEqual(['Fern moves', 'Olive moves', 'a day begins']);
  expect(told(2)).toEqual(['Fern moves', 'Olive moves']);
});
