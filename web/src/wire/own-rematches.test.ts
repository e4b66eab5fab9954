import { expect, it } from 'vitest';
import type { SeatInfo } from './protocol';
import { begun, isOurs } from './own-rematches';

const seats = (...kinds: ('person' | 'bot')[]): SeatInfo[] =>
  kinds.map((kind) => ({ kind })) as unknown as SeatInfo[];

it('knows its own rematches', () => {
  expect(isOurs({ rematch: 'r1', yours: 0, seats: seats('person', 'bot', 'bot') })).toBe(true);
  const withPeople = { rematch: 'r1', yours: 0, seats: seats('person', 'person') };
  expect(isOurs(withPeople)).toBe(false);
  begun('r1');
  expect(isOurs(withPeople)).toBe(true);
  expect(isOurs({ ...withPeople, yours: null })).toBe(false);
  expect(isOurs({ ...withPeople, rematch: null })).toBe(false);
});
