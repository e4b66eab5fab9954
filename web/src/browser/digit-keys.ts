/** Keys by their place on the keyboard, so that they are the same in every alphabet. */

/** The digit of a key, of either block; 0 for all others, and for the 0. */
export function digitOf({ code }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
}
