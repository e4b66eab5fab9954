/** Makes a box focusable while it can scroll, and says at which edges more is hidden. */
import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (box) => {
  const edges = (): void => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    box.classList.toggle('more-above', box.scrollTop > 1);
    box.classList.toggle('more-below', below > 1);
  };
  const look = (): void => {
    const isTall = box.scrollHeight > box.clientHeight + 1;
    if (isTall || box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    edges();
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const contents = new MutationObserver(watch);
  box.addEventListener('scroll', edges, { passive: true });
  contents.observe(box, { childList: true });
  watch();
  return () => {
    contents.disconnect();
    sizes.disconnect();
    box.removeEventListener('scroll', edges);
  };
};
