/** Your finished games against the sister, from the list of your tables. */
import type { CatsOptions, Difficulty } from '../types';
import type { TableInfo } from '../../../wire/protocol';

/** From the easiest to the hardest. */
const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard', 'very_hard', 'expert'];

export interface SoloGame {
  id: string;
  difficulty: Difficulty;
  own: number;
  /** Of games from before she was told in lists, it is not known. */
  hers: number | null;
  won: boolean;
  /** when it was over, by the server's clock */
  at: number;
}

export interface Level {
  difficulty: Difficulty;
  played: number;
  won: number;
  /** null: none was played */
  best: number | null;
}

/** The games alone among some tables, as they came. */
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

/** How it went at each difficulty. */
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

/** The next harder one; null: there is none. */
export const harder = (difficulty: Difficulty): Difficulty | null =>
  DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1] ?? null;
