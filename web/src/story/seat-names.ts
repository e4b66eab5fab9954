/** What people read as the names of the seats: the server calls a bot by its kind. */
import { storyWords } from '../i18n/story';

const BOT = 'bot:';

/** Is this the server's name of a bot? */
export const isBot = (name: string): boolean => name.startsWith(BOT);

/** The names of the seats; bots have one by their place at the table. */
export function seatNames(names: readonly string[]): string[] {
  const { bots } = storyWords();
  return names.map((name, seat) => (isBot(name) ? (bots[seat % bots.length] ?? name) : name));
}
