/** A finished game names everybody who was at its table. */
import { expect, it } from 'vitest';
import { ownWords } from '../i18n/own';
import type { PlayedGame } from '../wire/protocol';
import { opponents } from './played-text';

const seat = (kind: 'person' | 'bot', name: string | null, bot: string | null) => ({
  kind,
  name,
  bot,
});

const played = (...seats: ReturnType<typeof seat>[]) =>
  ({ game: 'toss', info: { seats, yours: 0 } }) as unknown as PlayedGame;

it('counts equal bots instead of repeating them', () => {
  const me = seat('person', 'Ann', null);
  const easy = seat('bot', null, 'easy');
  const all = played(me, easy, seat('bot', null, 'hard'), easy, seat('person', 'Bob', null));
  expect(opponents(all, ownWords())).toEqual(['Bob', '2 × Easy', 'Hard']);
});
