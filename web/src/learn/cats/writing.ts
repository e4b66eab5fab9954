/** How moves of The Isle of Cats are written and refused. */
import { doingOf } from '../../cats/phases';
import type { Move, View } from '../../wire/cats';
import { catsWords } from '../../words/cats';
import { boatWords } from '../../words/cats-boat';
import { catsLearnWords } from '../../words/cats-learn';
import type { Writing } from '../writing';
import { moveText } from './notation';

export const writing: Writing = {
  textOf: (move) => moveText(move as Move),
  interjects: (text) => /^\s*(anytime|watch)\b/i.test(text),
  why: (reason) => boatWords().reasons[reason] ?? catsWords().refused[reason] ?? null,
  hint: () => catsLearnWords().move.hint,
  hasGains: (view) => doingOf(view as View) === 'place_tile',
};
