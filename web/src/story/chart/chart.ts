/** Chart layout: round numbers on the axis, and names that do not overlap. */

/** Ticks in steps of 1, 2 or 5 times a power of ten, about `wanted` of them. */
export function gridLines(least: number, most: number, wanted = 4): number[] {
  const rough = Math.max(1, (most - least) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (factor: number): boolean => (most - least) / (factor * power) <= wanted + 1;
  const step = power * ([1, 2, 5, 10].find(fits) ?? 10);
  const lines: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most + 1e-9; value += step)
    lines.push(value);
  return lines;
}

/** Positions near the given ones, at least `gap` apart, within the range, in the same order. */
export function spread(
  wanted: readonly number[],
  gap: number,
  least: number,
  most: number,
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = least;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + gap;
  }
  let ceiling = most;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** Wrap a name and its number into lines; longer text is cut. */
export function wrapped(name: string, number: string, lines: number, letters: number): string[] {
  const cut = (text: string, room: number): string =>
    text.length > room ? `${text.slice(0, Math.max(1, room - 1)).trimEnd()}…` : text;
  const found: string[] = [''];
  for (const word of name.split(' ')) {
    const line = found[found.length - 1];
    if (line === '') found[found.length - 1] = word;
    else if (line.length + 1 + word.length <= letters || found.length === lines)
      found[found.length - 1] = `${line} ${word}`;
    else found.push(word);
  }
  const last = found.pop() ?? '';
  const told = found.map((line) => cut(line, letters));
  // The number is never cut.
  if (last.length + 1 + number.length <= letters) return [...told, `${last} ${number}`];
  if (told.length + 1 < lines) return [...told, cut(last, letters), number];
  return [...told, `${cut(last, letters - 1 - number.length)} ${number}`];
}
