import { expect, it } from 'vitest';
import { crewOf, viewOf } from '../board/test-game';
import { words } from '../words/learn/en';
import { whatIsLeft, whyCards, whyCat, whyPass } from './reasons';

const w = words.coach;
const bare = { tile: null, cells: null, at: null, map: null };
const view = (mine: object = {}) =>
  viewOf('rescue', { crews: [crewOf(mine)], left: ['blue-k02'], right: ['red-k16'] });

it('says what each card is good for', () => {
  const move = { type: 'keep' as const, seat: 0, cards: ['d060', 'd103'] };
  const said = whyCards({ view: view(), seat: 0, suggestion: { move, ...bare } }, w);
  expect(said).toContain('carries one more cat');
  expect(said).toContain('fills gaps');
});

it('says so if a card is only kept', () => {
  const move = { type: 'keep' as const, seat: 0, cards: ['d060', 'd108'] };
  const suggestion = { move, ...bare, spare: ['d108'] };
  expect(whyCards({ view: view(), seat: 0, suggestion }, w)).toContain(w.why.spare);
});

it('counts what paying leaves for cats', () => {
  const move = { type: 'pay' as const, seat: 0, cards: ['d060'] };
  const suggestion = { move, ...bare };
  const said = whatIsLeft({ view: view({ fish: 20, ready: 1 }), seat: 0, suggestion }, w);
  expect(said).toContain('2 baskets');
});

it('says which family a cat makes', () => {
  const tiles = [
    { tile: 'blue-k01', cells: [[3, 3]], colour: 'blue' },
    { tile: 'blue-k03', cells: [[3, 4]], colour: 'blue' },
    { tile: 'red-k03', cells: [[4, 5]], colour: 'red' },
  ];
  const move = { type: 'rescue' as const, seat: 0, tile: 'blue-k02' };
  const suggestion = { ...bare, move, cells: [[3, 5]] as const };
  const said = whyCat({ view: view({ tiles }), seat: 0, suggestion }, w);
  expect(said).toContain('a family of 3');
  expect(said).toContain('3 fish, not 5');
});

it('passes for the true reason', () => {
  expect(whyPass({ view: view({ ready: 0, fish: 9 }), seat: 0, suggestion: null }, w)).toBe(
    w.pass.baskets,
  );
  expect(whyPass({ view: view({ ready: 1, fish: 2 }), seat: 0, suggestion: null }, w)).toBe(
    w.pass.fish,
  );
});
