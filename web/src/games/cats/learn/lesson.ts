/** The tables of the lessons of The Isle of Cats; a fixed seed gives the same tiles and cards. */
import type { NewTable } from '../../../wire/protocol';
import data from './lesson.json';
import type { Plan } from './suggestion';

export const STANDARD_TABLE: NewTable = {
  game: 'cats',
  seats: [{ type: 'me' }, { type: 'bot', bot: data.standard.bot }],
  options: { mode: 'standard' },
  chat: 'off',
  luck: data.standard.luck,
};

/** What to play after the lesson. */
export const FIRST_GAME: NewTable = {
  game: 'cats',
  seats: [{ type: 'me' }, { type: 'bot', bot: 'easy' }],
  options: { mode: 'standard' },
};

export const SOLO_COURSE = 'lesson-cats-solo';
export const SOLO_TABLE: NewTable = {
  game: 'cats',
  seats: [{ type: 'me' }],
  options: { mode: 'solo', difficulty: 'easy' },
  chat: 'off',
  luck: data.solo.luck,
};

export const FIRST_SOLO_GAME: NewTable = {
  game: 'cats',
  seats: [{ type: 'me' }],
  options: { mode: 'solo', difficulty: 'easy' },
};

export const PLANS: Readonly<Record<'cats' | 'solo', Plan>> = {
  cats: data.standard.plan,
  solo: data.solo.plan,
};
