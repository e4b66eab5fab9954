/** A value of a game's view, cut into named parts and told in one line. */

const LENGTH = 60;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether it is worth unfolding: it holds something that has parts itself, or too much for a line. */
export function hasParts(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.values(value).some(isObject) || written(value).length > LENGTH;
}

/** The parts by their names; those of a list are counted from 1. */
export const partsOf = (value: unknown): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((part, at) => [String(at + 1), part])
    : Object.entries(value as object);

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(written).join(', ') || '–';
  if (isObject(value))
    return Object.entries(value)
      .map(([key, part]) => `${key} ${written(part)}`)
      .join(', ');
  return String(value);
}

/** The value in a line that is not too long. */
export function inOneLine(value: unknown): string {
  const text = written(value);
  return hasParts(value) && text.length > LENGTH ? `${text.slice(0, LENGTH)} …` : text;
}
