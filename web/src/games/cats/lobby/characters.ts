/** The bots of this game as characters. */
import { type Level, recoloured } from '../../../art/medallion';
import type { Characters, Namesake } from '../../../game-ui/characters';
import { catsLobbyWords } from '../words/lobby';
import { FACES, otherCoat } from './faces';

export function characters(): Characters {
  const w = catsLobbyWords().characters;
  return {
    beginner: { ...w.beginner, face: FACES.beginner },
    easy: { ...w.easy, face: FACES.easy },
    normal: { ...w.normal, face: FACES.normal },
    hard: { ...w.hard, face: FACES.hard },
    expert: { ...w.expert, face: FACES.expert },
  };
}

export function namesake(level: Level, number: number): Namesake | undefined {
  const name = catsLobbyWords().namesakes[number];
  return name === undefined
    ? undefined
    : { name, face: recoloured(FACES[level], otherCoat(level, number)) };
}
