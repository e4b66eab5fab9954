/** The rules of a table as text, without the defaults. */
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

/** The name of an option; an unknown one keeps the server's name. */
export function wordsFor(game: string, option: string, w: LobbyWords['options']): OptionWords {
  const known: Record<string, Record<string, OptionWords>> = { skye: w.skye, cats: w.cats };
  return known[game]?.[option] ?? { label: plain(option) };
}

export const valueWords = (value: string, words: OptionWords): string =>
  words.values?.[value] ?? plain(value);

/** A difficulty with its meaning; ordered from easy to hard. */
export function levelWords(value: string, place: number, words: OptionWords): string {
  const name = valueWords(value, words);
  return words.lessons ? `${name}: ${words.lessons(BASIC_LESSONS, place)}` : name;
}
/** The sister's minimum number of lessons. */
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
    // The table shows which ones they are.
    if (Array.isArray(value)) return [w.options.chosen];
    return typeof value === 'string'
      ? [`${words.label}: ${valueWords(value, words)}`]
      : [words.label];
  });
}
