/** The rules that a table has chosen, as words; those that every table has are not shown. */
import type { Options, OptionWords } from '../game-ui/lobby-ui';
import { type Option, plain } from './options-schema';

type AllWords = Readonly<Record<string, OptionWords>> | undefined;

/** The words for an option; one that the game has no words for is called as the server calls it. */
export const wordsFor = (option: string, words: AllWords): OptionWords =>
  words?.[option] ?? { label: plain(option) };

export const valueWords = (value: string, words: OptionWords): string =>
  words.values?.[value] ?? plain(value);

/** The values of a choice in the order of their words; the schema sorts them by letter. */
export function inOrder(option: Extract<Option, { kind: 'choice' }>, words: OptionWords): string[] {
  const order = words.values ? Object.keys(words.values) : [option.default];
  const place = (value: string): number =>
    order.includes(value) ? order.indexOf(value) : order.length;
  return [...option.values].sort((one, other) => place(one) - place(other));
}

/** The options that differ from the defaults of the schema. */
export function rulesOf(chosen: Options, schema: readonly Option[], words: AllWords): string[] {
  return schema.flatMap(({ name, default: usual }) => {
    const value = chosen[name] ?? usual;
    if (value === null || value === false || value === usual) return [];
    const told = wordsFor(name, words);
    // Which ones they are is seen at the table.
    if (Array.isArray(value)) return [told.chosen ?? told.label];
    return typeof value === 'string' ? [`${told.label}: ${valueWords(value, told)}`] : [told.label];
  });
}
