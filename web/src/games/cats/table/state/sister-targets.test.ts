import { describe, expect, it } from 'vitest';
import { SISTER_CARDS } from '../../pieces/deck';
import { movedUp, targetsOf } from './sister-targets';

const CATS = ['blue-k01', 'blue-k02', 'blue-k03', 'red-k01', 'red-k02', 'red-k03'];

/** The card with some effects. */
function cardWith(...effects: object[]): string {
  const found = SISTER_CARDS.find(
    (card) => JSON.stringify(card.effects) === JSON.stringify(effects),
  );
  if (!found) throw new Error('no such card');
  return found.id;
}

describe('the cats that the sister takes', () => {
  it('are counted without those that are gone already', () => {
    const first = cardWith({ take: 'cat', slot: 1 }, { take: 'cat', slot: 5 });
    expect([...targetsOf(first, CATS)]).toEqual(['blue-k01', 'red-k03']);
    const falling = cardWith({ take: 'cat', slot: 5 }, { take: 'cat', slot: 4 });
    expect([...targetsOf(falling, CATS)]).toEqual(['red-k02', 'red-k01']);
  });

  it('are the last ones if a number is too high', () => {
    const high = cardWith({ take: 'cat', slot: 5 }, { take: 'cat', slot: 4 });
    expect([...targetsOf(high, CATS.slice(0, 2))]).toEqual(['blue-k02', 'blue-k01']);
    expect([...targetsOf(high, CATS.slice(0, 1))]).toEqual(['blue-k01']);
    expect([...targetsOf(high, [])]).toEqual([]);
  });

  it('are at most two, whatever the card', () => {
    for (const { id, effects } of SISTER_CARDS) {
      const cats = effects.filter((effect) => 'take' in effect && effect.take === 'cat').length;
      expect(targetsOf(id, CATS).size).toBe(cats);
    }
  });

  it('are others once a cat before them is rescued', () => {
    const high = cardWith({ take: 'cat', slot: 5 }, { take: 'cat', slot: 4 });
    expect(movedUp(high, CATS, 'blue-k02')).toEqual([[6, 'red-k03']]);
    expect(movedUp(high, CATS, 'red-k03')).toEqual([]);
    expect(movedUp(high, CATS, 'red-k02')).toEqual([[6, 'red-k03']]);
  });
});
