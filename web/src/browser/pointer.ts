/** Whether a mouse or a finger points. */
import { MediaQuery } from 'svelte/reactivity';

const mouse = new MediaQuery('(hover: hover) and (pointer: fine)', false);

/** Whether this device has a mouse: then one clicks, and does not tap. */
export const hasMouse = (): boolean => mouse.current;

/** Whether the last press was by a finger or a pen, with no key pressed since. */
let isTouched = false;
if (typeof addEventListener === 'function') {
  const press = { capture: true, passive: true };
  addEventListener(
    'pointerdown',
    ({ pointerType }) => (isTouched = pointerType !== 'mouse'),
    press,
  );
  addEventListener('keydown', () => (isTouched = false), press);
}

/** Whether a finger moved the focus: it needs no tooltip, which nothing would close again. */
export const wasTouched = (): boolean => isTouched;
