/** Pieces in a text, which are shown as pictures: `⟦L48⟧`, or with words `⟦blue-k03|a blue cat⟧`. */
import type { Story } from '../game-ui/story';
import type { Game } from '../wire/types';

type Named = Pick<Story<Game>, 'pieceName'>;

/** A part of a text: words, or a piece with its name; a picture beside its name needs none. */
export type Part = string | { piece: string; name: string };

const MARK = /⟦([^⟦⟧|]+)(?:\|([^⟦⟧]*))?⟧/u;
/** An id has a digit: the lesson `column` is also a word. */
const ID = /\b(?=[\w-]*\d)[A-Za-z][\w-]*\b/gu;

/** Mark a piece; without words it has the name that the game gives it. */
export const marked = (piece: string, words?: string): string =>
  words === undefined ? `⟦${piece}⟧` : `⟦${piece}|${words}⟧`;

/** Mark all pieces that a text of a player names by their ids. */
export const markIds = (story: Named, text: string): string =>
  text.replace(ID, (id) => (story.pieceName(id) === null ? id : marked(id)));

/** A text as words and pieces; what the game does not know stays text. */
export function parts(story: Named, text: string): Part[] {
  // Every third part is an id, and the one after it are its words.
  const split = text.split(MARK);
  const found: Part[] = [];
  for (let i = 0; i < split.length; i += 3) {
    if (split[i]) found.push(split[i]);
    const piece = split[i + 1];
    if (piece === undefined) continue;
    const name = story.pieceName(piece);
    const words = split[i + 2] as string | undefined;
    found.push(name === null ? (words ?? piece) : { piece, name: words ?? name });
  }
  return found;
}

/** A text with the names of its pieces. */
export const plainText = (story: Named, text: string): string =>
  parts(story, text)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');
