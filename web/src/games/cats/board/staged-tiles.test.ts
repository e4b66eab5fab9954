import { describe, expect, it } from 'vitest';
import { nextOf, onBoat, tileIn, written } from './staged-tiles';
import { UPRIGHT } from './held-tile';

describe('pieces', () => {
  it('of one tile are distinguished', () => {
    expect(nextOf('c1', [])).toBe('c1');
    expect(nextOf('c1', ['c1', 'c1*2'])).toBe('c1*3');
    expect(tileIn('c1*3')).toBe('c1');
  });
  it('are written for the server with their cells, oshax with a colour', () => {
    const cells = [
      [3, 4],
      [3, 5],
    ] as const;
    const laid = { piece: 'c2*2', cells, pose: UPRIGHT, colour: null };
    expect(written(laid)).toBe('c2 at d5 d6');
    expect(written({ ...laid, piece: 'o1', colour: 'red' })).toBe('o1 red at d5 d6');
    expect(written({ ...laid, piece: 'o1' })).toBe('o1 blue at d5 d6');
    expect(onBoat(laid)).toEqual({ tile: 'c2', cells, colour: null });
  });
});
