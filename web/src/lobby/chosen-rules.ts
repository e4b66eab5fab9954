/** The rules that a table has chosen, as words; those that every table has are not told. */
import type { LobbyWords } from '../i18n/lobby';
import type { TableInfo } from '../wire/protocol';
import { plain } from './options-schema';

export interface OptionWords {
  label: string;
  hint?: string;
  values?: Record<string, string>;
  /** what each value means */
  hints?: Record<string, string>;
  /** what a difficulty adds: the lessons of the opponent */
  lessons?: (basic: number, advanced: number) => string;
}

/** The words for an option of a game; one that we do not know is called as the server calls it. */
export function wordsFor(game: string, option: string, w: LobbyWords['options']): OptionWords {
  const known: Record<string, Record<string, OptionWords>> = { skye: w.skye, cats: w.cats };
  return known[game]?.[option] ?? { label: plain(option) };
}

export const valueWords = (value: string, words: OptionWords): string =>
  words.values?.[value] ?? plain(value);

/** A difficulty in words, with what it means; they come from the easiest to the hardest. */
export function levelWords(value: string, place: number, words: OptionWords): string {
  const name = valueWords(value, words);
  return words.lessons ? `${name}: ${words.lessons(BASIC_LESSONS, place)}` : name;
}
/** So many lessons the sister always has. */
const BASIC_LESSONS = 3;

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
