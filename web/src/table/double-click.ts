/** The second click of a double click is meant for what the first one hit. */
import type { Attachment } from 'svelte/attachments';

const sayingOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent;

/**
 * A double click does nothing with a button that came to stand where another one was.
 *
 * "Decline" stands where "Confirm" was a moment before: nobody can have meant both.
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
