/** The rules that a table has chosen, as words; those that every table has are not told. */
import type { LobbyWords } from '../words/lobby';
import type { TableInfo } from '../wire/protocol';
import { plain } from './schema';

export interface OptionWords {
  label: string;
  hint?: string;
  values?: Record<string, string>;
}

/** The words for an option of a game; one that we do not know is called as the server calls it. */
export function wordsFor(game: string, option: string, w: LobbyWords['options']): OptionWords {
  const known: Record<string, Record<string, OptionWords>> = { skye: w.skye, cats: w.cats };
  return known[game]?.[option] ?? { label: plain(option) };
}

export const valueWords = (value: string, words: OptionWords): string =>
  words.values?.[value] ?? plain(value);

const USUAL: Record<string, Record<string, unknown>> = {
  skye: { farm: 'eight', castle_on_roads: false, tie: 'gold', money: 'hidden', goals: null },
  cats: { mode: 'standard', difficulty: null, column_lesson: false },
};

export function rulesOf(
  { game, options }: Pick<TableInfo, 'game' | 'options'>,
  w: LobbyWords,
): string[] {
  if (typeof options !== 'object' || options === null) return [];
  return Object.entries(options).flatMap(([name, value]) => {
    const usual = USUAL[game]?.[name];
    if (name === 'players' || value === null || value === false || value === usual) return [];
    const words = wordsFor(game, name, w.options);
    // Which ones they are is seen at the table.
    if (Array.isArray(value)) return [w.options.chosen];
    return typeof value === 'string'
      ? [`${words.label}: ${valueWords(value, words)}`]
      : [words.label];
  });
}
