/** Where things are on the screen. */

/** The largest element in sight of the first selector that has one. */
export function largestOf(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    let [found, most]: [Element | null, number] = [null, 0];
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width * height > most) [found, most] = [element, width * height];
    }
    if (found) return found;
  }
  return null;
}
