/** The table of the lesson of Isle of Skye; a fixed seed gives the same tiles. */
import type { NewTable } from '../../../wire/protocol';
import data from './lesson.json';

export const LESSON_TABLE: NewTable = {
  game: 'skye',
  seats: [{ type: 'me' }, { type: 'bot', bot: data.bot }],
  options: { goals: data.goals },
  chat: 'off',
  luck: data.luck,
};

/** What to play after the lesson. */
export const FIRST_GAME: NewTable = {
  game: 'skye',
  seats: [{ type: 'me' }, { type: 'bot', bot: 'easy' }],
};

/** The guide's first suggestions in notation. */
export const SUGGESTIONS: readonly string[] = data.suggestions;
export const PLANNED_AXE = /^axe (\w+)/.exec(SUGGESTIONS[0])?.[1] ?? null;
