/** Makes a box focusable while it can scroll. */
import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    const isTall = box.scrollHeight > box.clientHeight + 1;
    if (isTall || box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const contents = new MutationObserver(watch);
  contents.observe(box, { childList: true });
  watch();
  return () => {
    contents.disconnect();
    sizes.disconnect();
  };
};
