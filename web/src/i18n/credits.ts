/** Who made the games, in a sentence. */

/** The title of a game, and the names of its authors. */
export type Credit = readonly [title: string, authors: readonly string[]];

/** One sentence about all games, with a space behind it; nothing where there are none. */
export const credits = (
  games: readonly Credit[],
  between: string,
  tell: (credit: Credit, place: number) => string,
): string => (games.length ? `${games.map(tell).join(between)}. ` : '');
