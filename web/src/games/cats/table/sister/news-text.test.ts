import { expect, it } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { spoken } from '../../story/event-text';
import { newsText } from './news-text';

const sister = { colours: ['red', 'green', null, null, null], lessons: [], row: [] } as never;
const view = viewOf('keep', { crews: [crewOf()], sister, ship: 4 });

it('tells a new day, its colour and what it gives', () => {
  expect(newsText({ type: 'sister_colour', colour: 'green' }, view, spoken())).toBe(
    'Day 2. Your sister’s new colour: green (4 per cat).',
  );
});

it('tells the turn order', () => {
  const order = (mine: number, hers: number, first: number) => ({
    type: 'order' as const,
    speeds: [mine, hers],
    order: [first, -1 - first],
  });
  const said = (mine: number, hers: number, first: number): string =>
    newsText(order(mine, hers, first), view, spoken());
  expect(said(3, 2, 0)).toBe('You go first: speed 3 against 2.');
  expect(said(3, 5, -1)).toBe('Your sister goes first: speed 5 against your 3.');
  expect(said(2, 2, 0)).toBe('You go first: both have speed 2.');
});

it('tells the seventh card', () => {
  const dealt = { type: 'deal' as const, seat: 0, cards: ['d060'] as [string] };
  expect(newsText(dealt, view, spoken())).toMatch(/^Your seventh card, drawn at random: “.+”\.$/);
});
