/** Your finished games against the sister, from the list of your tables. */
import type { CatsOptions, Difficulty } from '../types';
import type { TableInfo } from '../../../wire/protocol';

/** From the easiest to the hardest. */
const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard', 'very_hard', 'expert'];

export interface SoloGame {
  id: string;
  difficulty: Difficulty;
  own: number;
  /** Unknown for old games, whose lists did not include her. */
  hers: number | null;
  won: boolean;
  /** when it ended, by the server's clock */
  at: number;
}

export interface Level {
  difficulty: Difficulty;
  played: number;
  won: number;
  /** null if none was played */
  best: number | null;
}

/** The solo games among some tables, in the same order. */
export function soloGames(tables: readonly TableInfo[]): SoloGame[] {
  return tables.flatMap(({ id, game, status, options, scores, automa, winners, touched }) => {
    const chosen = options as CatsOptions;
    const own = scores?.[0];
    if (game !== 'cats' || status !== 'finished' || chosen.mode !== 'solo' || own === undefined)
      return [];
    const won = winners?.includes(0) ?? false;
    const difficulty = chosen.difficulty ?? 'easy';
    return [{ id, difficulty, own, hers: automa, won, at: touched }];
  });
}

/** The results at each difficulty. */
export function levels(games: readonly SoloGame[]): Level[] {
  return DIFFICULTIES.map((difficulty) => {
    const here = games.filter((game) => game.difficulty === difficulty);
    return {
      difficulty,
      played: here.length,
      won: here.filter(({ won }) => won).length,
      best: here.length > 0 ? Math.max(...here.map(({ own }) => own)) : null,
    };
  });
}

/** The next harder difficulty, or null. */
export const harder = (difficulty: Difficulty): Difficulty | null =>
  DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1] ?? null;
