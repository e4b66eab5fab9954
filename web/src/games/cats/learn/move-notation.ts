/** How moves of The Isle of Cats are written and refused. */
import { doingOf } from '../pieces/phases';
import type { Move, View } from '../types';
import { catsWords } from '../words/table';
import { boatWords } from '../words/boat';
import { catsLearnWords } from '../words/learn';
import type { MoveNotation } from '../../../game-ui/move-notation';
import { moveText } from './notation';

export const moveNotation: MoveNotation = {
  textOf: (move) => moveText(move as Move),
  interjects: (text) => /^\s*(anytime|watch)\b/i.test(text),
  why: (reason) => boatWords().reasons[reason] ?? catsWords().refused[reason] ?? null,
  hint: () => catsLearnWords().move.hint,
  hasGains: (view) => doingOf(view as View) === 'place_tile',
};
