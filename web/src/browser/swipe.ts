/** A quick sideways swipe with one finger, as opposed to panning. */
import type { Attachment } from 'svelte/attachments';

/** The least distance in pixels and the longest time in milliseconds. */
const FAR = 60;
const QUICK = 280;

export function swipes(onswipe: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let fingers = 0;
    const down = (event: PointerEvent): void => {
      fingers++;
      start = event.pointerType === 'touch' && fingers === 1 ? event : null;
    };
    const up = (event: PointerEvent): void => {
      fingers = Math.max(0, fingers - 1);
      if (event.type !== 'pointerup' || start?.pointerId !== event.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      const isQuick = event.timeStamp - start.timeStamp < QUICK;
      start = null;
      if (isQuick && Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) onswipe();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  };
}
