/** Display names of seats; the server names a bot after its kind. */
import { storyWords } from '../i18n/story';

const BOT = 'bot:';

/** Whether this is the server's name of a bot. */
export const isBot = (name: string): boolean => name.startsWith(BOT);

/** The names of the seats; bots are named by seat. */
export function seatNames(names: readonly string[]): string[] {
  const { bots } = storyWords();
  return names.map((name, seat) => (isBot(name) ? (bots[seat % bots.length] ?? name) : name));
}
