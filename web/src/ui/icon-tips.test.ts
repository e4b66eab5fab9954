// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import IconTips from './IconTips.svelte';

let button: HTMLButtonElement;
let tips: object;
beforeEach(() => {
  tips = mount(IconTips, { target: document.body });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button aria-label="Close" aria-keyshortcuts="Esc"><svg class="icon"></svg></button>',
  );
  button = document.querySelector('button') as HTMLButtonElement;
  document.elementsFromPoint = () => [];
  Object.assign(button, { matches: () => true, closest: () => button });
  flushSync();
});
afterEach(() => {
  void unmount(tips);
  document.body.replaceChildren();
});

/** The tooltip after the button got the focus. */
function told(): string | undefined {
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  flushSync();
  return document.querySelector('[data-icon-tip]')?.textContent ?? undefined;
}

it('a key that moves the focus shows the name and the key', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(told()).toBe('Close (Esc)');
});

it('a finger that moves the focus shows nothing', () => {
  const touch = new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  document.body.dispatchEvent(touch);
  expect(told()).toBeUndefined();
});
