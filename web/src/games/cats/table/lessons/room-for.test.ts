import { expect, it } from 'vitest';
import { roomFor } from './room-for';

it('shows the rules of three lessons on a low screen, and of more on a high one', () => {
  expect(roomFor(330)).toBe(3);
  expect(roomFor(606)).toBe(9);
});

it('shows no rules before the room is known', () => {
  expect(roomFor(0)).toBe(0);
});
