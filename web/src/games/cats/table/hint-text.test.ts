import { expect, it } from 'vitest';
import type { Why } from '../../../wire/protocol';
import { crewOf, viewOf } from '../board/test-game';
import type { Move } from '../types';
import { words } from '../words/hints/en';
import { hintText } from './hint-text';

const because = (reason: string, points: number | null = null, ...about: string[]): Why => ({
  reason,
  points,
  about,
});
const view = viewOf('pay', { crews: [crewOf({ fish: 12 }), crewOf()] });
const said = (move: Move, ...why: Why[]) => hintText({ move, text: '', why }, view);
const PASS: Move = { type: 'pass', seat: 0 };

it('says what to buy, and what is left for cats', () => {
  const { title, reasons } = said(
    { type: 'pay', seat: 0, cards: ['d001', 'd043'] },
    because('plan'),
  );
  expect(title).toBe('Buy the 2 marked cards');
  expect(reasons[0]).toBe(words.plan);
  expect(reasons[1]).toMatch(/^You keep \d+ fish$/);
  expect(reasons[2]).toMatch(/^Baskets for \d cats?$/);
  expect(said({ type: 'pay', seat: 0, cards: [] }).title).toBe('Buy no cards');
});

it('names the cards of the draft and their cost', () => {
  const { title, reasons } = said({ type: 'keep', seat: 0, cards: ['d001', 'd043'] });
  expect(title).toMatch(/^Keep “.+” and “.+”$/);
  expect(reasons).toEqual([expect.stringMatching(/^Together they cost \d+ fish$/)]);
});

it('says what speaks for a cat before what speaks against it', () => {
  const { title, reasons } = said(
    { type: 'rescue', seat: 0, tile: 'blue-k02', cards: [] },
    because('fish', -2.5),
    because('family', 4.72),
    because('tidy', -1.4),
    because('rats', 0.2),
  );
  expect(title).toBe('Rescue this blue cat');
  expect(reasons).toEqual([
    'About +4 by the end of the game',
    'It helps your cat families',
    'It leaves awkward holes',
  ]);
});

it('names lessons and other cards, and skips reasons that it does not know', () => {
  expect(said(PASS, because('lesson', 3, 'd120')).reasons[0]).toMatch(
    /^About \+3 by the end for “.+”$/,
  );
  expect(said(PASS, because('plan', 2, 'd043')).reasons[0]).not.toContain('your plan');
  expect(said(PASS, because('lesson', 3, 'nothing')).reasons).toEqual(['It helps with lessons']);
  expect(said(PASS, because('weather', 3), because('weather')).reasons).toEqual([]);
});

it('has a sentence for every move', () => {
  const moves: Move[] = [
    PASS,
    { type: 'done', seat: 0 },
    { type: 'colour', seat: 0, colour: 'red' },
    { type: 'field', seat: 0, field: 'left' },
    { type: 'play', seat: 0, card: 'd120' },
    { type: 'anytime', seat: 0, card: 'd120' },
    { type: 'place', seat: 0, cells: [] },
    { type: 'lay', seat: 0, cards: [] },
  ];
  const titles = moves.map((move) => said(move).title);
  expect(new Set(titles).size).toBe(moves.length - 1);
  expect(titles.every((title) => title.length > 3)).toBe(true);
});
