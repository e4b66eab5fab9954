/** A value of a game's view, cut into named parts and told in one line. */

/** A line that only announces what can be unfolded is no longer than this. */
const LENGTH = 60;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether it is worth unfolding: it holds something that has parts itself. */
export const hasParts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some(isObject);

/** The parts by their names; those of a list are counted from 1. */
export const partsOf = (value: unknown): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((part, at) => [String(at + 1), part])
    : Object.entries(value as object);

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(written).join(', ') || '–';
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, part]) => `${key} ${written(part)}`);
    return parts.join(', ') || '–';
  }
  return String(value);
}

/** The value in a line; one that can be unfolded is cut. */
export function inOneLine(value: unknown): string {
  const text = written(value);
  return hasParts(value) && text.length > LENGTH ? `${text.slice(0, LENGTH)} …` : text;
}
