import { expect, it } from 'vitest';
import { tableInfo } from '../wire/fake-socket';
import { hasChat } from './has-chat';

const at = (seats: number, { watching = 0, chat = 'on', lines = 0 } = {}): boolean =>
  hasChat({
    chat: Array(lines).fill({}),
    info: { ...tableInfo(), chat, seats: Array(seats).fill({}) },
    presence: { seats: [], watching },
  } as never);

it('who plays alone and unwatched has no chat', () => {
  expect(at(2)).toBe(true);
  expect(at(2, { chat: 'off' })).toBe(false);
  expect(at(1)).toBe(false);
  expect(at(1, { watching: 1 })).toBe(true);
  expect(at(1, { lines: 1 })).toBe(true);
});
