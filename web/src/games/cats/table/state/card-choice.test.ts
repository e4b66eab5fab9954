import { expect, it } from 'vitest';
import { CardChoice, carriedBy, newBaskets } from './card-choice.svelte';

const PACK = ['d001', 'd007', 'd015', 'd043'];

it('if enough are chosen, a new card replaces the oldest', () => {
  const choice = new CardChoice('keep', PACK, () => 2);
  for (const card of ['d001', 'd007', 'd015']) choice.toggle(card);
  expect(choice.chosen).toEqual(['d007', 'd015']);
  expect(choice.isWhole).toBe(true);
});

it('counts missing cards and ignores unknown ones', () => {
  const choice = new CardChoice('keep', PACK, () => 2);
  choice.toggle('d099');
  choice.toggle('d001');
  expect(choice.missing).toBe(1);
  expect(choice.isWhole).toBe(false);
});

it('adds up what is chosen, and knows what is dropped', () => {
  const choice = new CardChoice('pay', PACK);
  choice.all(true);
  choice.toggle('d007');
  expect(choice.cost).toBe(5 + 0 + 2);
  expect(choice.dropped).toEqual(['d007']);
});

it('choices can be undone and redone', () => {
  const choice = new CardChoice('lay', PACK);
  choice.toggle('d043');
  choice.all(true);
  choice.undo();
  expect(choice.chosen).toEqual(['d043']);
  choice.redo();
  expect(choice.chosen).toEqual(PACK);
  choice.undo();
  choice.toggle('d015');
  expect(choice.canRedo).toBe(false);
});

it('is idle while nothing is chosen', () => {
  const choice = new CardChoice('pay', PACK);
  expect(choice.isIdle).toBe(true);
  choice.toggle('d043');
  expect(choice.isIdle).toBe(false);
  expect(new CardChoice('lay', []).isIdle).toBe(false);
});

it('two broken baskets carry a cat, one carries none', () => {
  expect(carriedBy(['d015', 'd023', 'd035'])).toEqual({ whole: 0, broken: 3, cats: 1, speed: 4 });
  expect(carriedBy(['d043', 'd007', 'd015'])).toEqual({ whole: 1, broken: 1, cats: 1, speed: 5 });
});

it('a new basket that costs nothing else is ready at once', () => {
  expect(newBaskets(['d084', 'd086', 'd043'])).toBe(1);
});

it('of too many chosen cards, the last ones count once the number is known', () => {
  let wanted: number | null = null;
  const choice = new CardChoice('keep', PACK, () => wanted);
  for (const card of ['d001', 'd007', 'd015']) choice.toggle(card);
  expect(choice.isWhole).toBe(false);
  wanted = 2;
  expect(choice.chosen).toEqual(['d007', 'd015']);
  expect(choice.has('d001')).toBe(false);
  expect(choice.isWhole).toBe(true);
});

it('where no card is to be kept, none counts as chosen', () => {
  let wanted: number | null = null;
  const choice = new CardChoice('keep', PACK, () => wanted);
  choice.toggle('d001');
  wanted = 0;
  expect(choice.chosen).toEqual([]);
  expect(choice.isWhole).toBe(true);
});
