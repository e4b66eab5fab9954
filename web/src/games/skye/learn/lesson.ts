/** The prepared table of the first game of Isle of Skye: the same word gives the same tiles. */
import type { NewTable } from '../../../wire/protocol';
import data from './lesson.json';

export const LESSON_TABLE: NewTable = {
  game: 'skye',
  seats: [{ type: 'me' }, { type: 'bot', bot: data.bot }],
  options: { goals: data.goals },
  chat: 'off',
  luck: data.luck,
};

/** What the guide would do first, in the notation. */
export const SUGGESTIONS: readonly string[] = data.suggestions;
export const PLANNED_AXE = /^axe (\w+)/.exec(SUGGESTIONS[0])?.[1] ?? null;
