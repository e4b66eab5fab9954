/** Whether a mouse or a finger points. */
import { MediaQuery } from 'svelte/reactivity';

const mouse = new MediaQuery('(hover: hover) and (pointer: fine)', false);

/** Whether this device has a mouse: then one clicks, and does not tap. */
export const hasMouse = (): boolean => mouse.current;
