/** Ignores the second click of a double click on another button. */
import type { Attachment } from 'svelte/attachments';

const sayingOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent;

/**
 * A double click must not press a button that has just replaced another one.
 *
 * For example, "Decline" appears where "Confirm" was a moment ago.
 */
export function ignoreSecondClick(): Attachment<HTMLElement> {
  return (element) => {
    let first = '';
    const click = (event: MouseEvent): void => {
      const button = (event.target as Element).closest('.acts button');
      if (button === null) return;
      const saying = sayingOf(button);
      if (event.detail <= 1) first = saying;
      else if (saying !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    element.addEventListener('click', click, { capture: true });
    return () => element.removeEventListener('click', click, { capture: true });
  };
}
