/** Display names of seats; the server names a bot after its kind. */
import { castOf } from '../game-ui/characters';
import { storyWords } from '../i18n/story';
import { Who } from '../i18n/who';

const BOT = 'bot:';

/** Whether this is the server's name of a bot. */
export const isBot = (name: string): boolean => name.startsWith(BOT);

/** The names of the seats: bots have the names of their characters, or one by seat. */
export function seatNames(names: readonly string[], game: string): string[] {
  const { bots } = storyWords();
  const cast = castOf(
    game,
    names.map((name) => (isBot(name) ? name.slice(BOT.length) : null)),
  );
  return names.map((name, seat) =>
    isBot(name) ? (cast[seat]?.name ?? bots[seat % bots.length] ?? name) : name,
  );
}

/** The people of a table in sentences: the own seat is "You". */
export const people = (names: readonly string[], game: string, own: number | null): Who[] =>
  seatNames(names, game).map((name, seat) =>
    seat === own ? new Who(storyWords().you, true) : new Who(name),
  );
