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

it('tells the seventh card', () => {
  const dealt = { type: 'deal' as const, seat: 0, cards: ['d060'] as [string] };
  expect(newsText(dealt, view, spoken())).toMatch(/^Your seventh card, drawn at random: “.+”\.$/);
});
