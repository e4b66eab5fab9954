/** Keys by their position, so that they work with every keyboard layout. */

/** The digit of a key, number pad included; 0 for the 0 and all other keys. */
export function digitOf({ code }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
}
