/** Display names of seats; the server names a bot after its kind. */
import { characterOf } from '../game-ui/characters';
import { storyWords } from '../i18n/story';
import { Who } from '../i18n/who';

const BOT = 'bot:';

/** Whether this is the server's name of a bot. */
export const isBot = (name: string): boolean => name.startsWith(BOT);

/** The names of the seats: bots have the names of their characters, numbered if there are several, or one by seat. */
export function seatNames(names: readonly string[], game: string): string[] {
  const { bots } = storyWords();
  return names.map((name, seat) => {
    if (!isBot(name)) return name;
    const character = characterOf(game, name.slice(BOT.length));
    if (character === null) return bots[seat % bots.length] ?? name;
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? character.name : `${character.name} ${before + 1}`;
  });
}

/** The people of a table in sentences: the own seat is "You". */
export const people = (names: readonly string[], game: string, own: number | null): Who[] =>
  seatNames(names, game).map((name, seat) =>
    seat === own ? new Who(storyWords().you, true) : new Who(name),
  );
