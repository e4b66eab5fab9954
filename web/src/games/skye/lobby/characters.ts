/** The bots of this game as characters. */
import type { Characters } from '../../../game-ui/characters';
import { skyeLobbyWords } from '../words/lobby';
import { FACES } from './faces';

export function characters(): Characters {
  const w = skyeLobbyWords().characters;
  return {
    beginner: { ...w.beginner, face: FACES.beginner },
    easy: { ...w.easy, face: FACES.easy },
    normal: { ...w.normal, face: FACES.normal },
    hard: { ...w.hard, face: FACES.hard },
    expert: { ...w.expert, face: FACES.expert },
  };
}
