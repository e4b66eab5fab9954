import { expect, it } from 'vitest';
import { LEVELS } from '../art/medallion';
import { castOf, characterOf } from '../game-ui/characters';
import { gameUi, gamesFound } from '../game-ui/manifests.svelte';
import { speak } from '../i18n/words.svelte';
import { botName, commonBot, levelName, usualBot } from './bots';

it('says level and character, and leaves other bots their names', async () => {
  const [game] = gamesFound();
  await gameUi(game);
  expect(botName(game, 'easy')).toBe(`Easy · ${characterOf(game, 'easy')?.name}`);
  expect(botName(game, 'greedy')).toBe('Greedy');
  expect(botName(game, 'my.module:Bot')).toBe('my.module:Bot');
  await speak('ru');
  expect(levelName('expert')).toBe('Эксперт');
  await speak('en');
});

it.each(gamesFound())('the levels of %s have different names and faces', async (game) => {
  await gameUi(game);
  const all = LEVELS.map((level) => characterOf(game, level));
  expect(new Set(all.map((character) => character?.name)).size).toBe(LEVELS.length);
  expect(new Set(all.map((character) => character?.face)).size).toBe(LEVELS.length);
  expect(characterOf(game, 'random')).toBeNull();
});

it.each(gamesFound())(
  'bots of one level at a table of %s look and sound different',
  async (game) => {
    await gameUi(game);
    for (const language of ['en', 'ru', 'nl', 'pt'] as const) {
      await speak(language);
      const names = LEVELS.map((level) => characterOf(game, level)?.name);
      for (const level of LEVELS) {
        const cast = castOf(game, [level, null, level, 'own', level, level, level]);
        const bots = cast.filter((one) => one !== null);
        expect(bots).toHaveLength(5);
        expect(bots[0]).toEqual(characterOf(game, level));
        expect(new Set([...bots.slice(1).map(({ name }) => name), ...names]).size).toBe(9);
        expect(new Set(bots.map(({ face }) => face)).size).toBe(5);
      }
    }
    await speak('en');
    // Two pairs of different levels.
    const pairs = castOf(game, ['easy', 'hard', 'easy', 'hard']).map((one) => one?.name);
    expect(new Set(pairs).size).toBe(4);
  },
);

it('chooses an easy bot by default, and the same one for everybody in a daily game', () => {
  expect(usualBot([...LEVELS, 'own'])).toBe('easy');
  expect(commonBot([...LEVELS, 'own'])).toBe('normal');
  expect(commonBot(['random', 'greedy'])).toBe('greedy');
  expect(usualBot([])).toBe('');
});
