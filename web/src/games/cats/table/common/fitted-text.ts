/** Shrinks the text of a card step by step until it fits its box, whose height is fixed. */

/** The last step is the smallest text that can still be read. */
const STEPS = 3;
/** Above and below the text, in pixels. */
const PADDING = 4;

export function fitText(_text: string): (said: HTMLElement) => () => void {
  return (said) => {
    const box = said.parentElement ?? said;
    const fit = (): void => {
      for (let step = 0; step <= STEPS; step++) {
        said.dataset.step = String(step);
        if (said.scrollHeight <= box.clientHeight - PADDING) return;
      }
    };
    // The observer also calls it at once.
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
