import { describe, expect, it } from 'vitest';
import { freeCorner } from './free-corner';

const BOARD = { left: 200, top: 50, width: 800, height: 600 };
const SLIP = { width: 380, height: 140 };
const ring = (left: number, top: number) => ({ left, top, width: 140, height: 140 });

describe("the guide's slip", () => {
  it('lies where it usually does while that is free', () => {
    expect(freeCorner(BOARD, SLIP, [ring(500, 400)], 'top-left')).toBe('top-left');
    expect(freeCorner(BOARD, SLIP, [], 'top-right')).toBe('top-right');
  });

  it('moves out of the way of what it points at', () => {
    expect(freeCorner(BOARD, SLIP, [ring(400, 80)], 'top-left')).toBe('top-right');
    expect(freeCorner(BOARD, SLIP, [ring(400, 80), ring(700, 80)], 'top-left')).toBe('bottom-left');
  });

  it('stays if everything is pointed at', () => {
    expect(freeCorner(BOARD, SLIP, [BOARD], 'top-right')).toBe('top-right');
  });
});
