/** A finished game names everybody who was at its table. */
import { expect, it } from 'vitest';
import { castOf } from '../game-ui/characters';
import { gameUi, gamesFound } from '../game-ui/manifests.svelte';
import { ownWords } from '../i18n/own';
import type { PlayedGame } from '../wire/protocol';
import { opponents, playedLine } from './played-text';

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

it('names the bots as their table did, also several of one level', async () => {
  const [game] = gamesFound();
  await gameUi(game);
  const me = seat('person', 'Ann', null);
  const easy = seat('bot', null, 'easy');
  const names = castOf(game, ['easy', null, 'easy']).map((one) => one?.name);
  const all = { game, info: { seats: [easy, me, easy], yours: 1 } } as unknown as PlayedGame;
  expect(new Set(names).size).toBe(3);
  expect(opponents(all, ownWords())).toEqual([`${names[0]} (Easy)`, `${names[2]} (Easy)`]);
});

it('says the mode of a game, if it is not the usual one', () => {
  const values = { standard: 'standard', family: 'family' };
  const lobby = { optionWords: () => ({ mode: { label: 'Mode', values } }) };
  const line = (options: object): string =>
    playedLine(
      { game: 'toss', points: 70, length: 9e5, info: { seats: [], options } } as never,
      ownWords(),
      lobby,
    );
  expect(line({ mode: 'family' })).toBe('family mode · 70 points · 15 min');
  expect(line({})).toBe('70 points · 15 min');
  expect(line({ mode: 'standard' })).toBe('70 points · 15 min');
});
