/** How moves of Isle of Skye are written and refused. */
import type { Move, Reason, View } from '../types';
import { buildingWords } from '../words/building';
import { skyeLearnWords } from '../words/learn';
import type { MoveNotation } from '../../../game-ui/move-notation';
import { moveText } from './notation';

export const moveNotation: MoveNotation = {
  textOf: (move) => moveText(move as Move),
  interjects: () => false,
  why: (reason, fields) => {
    const { reasons } = buildingWords();
    return Object.hasOwn(reasons, reason) ? reasons[reason as Reason](fields) : null;
  },
  hint: () => skyeLearnWords().move.hint,
  hasGains: (view) => (view as View).phase === 'build',
};
