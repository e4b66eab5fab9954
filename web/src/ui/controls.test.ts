/** The controls with their own logic. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import Chip from './Chip.svelte';
import Delta from './Delta.svelte';
import Segment from './Segment.svelte';
import Stepper from './Stepper.svelte';
import Switch from './Switch.svelte';
import { toast, toasts } from './toasts.svelte';

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));
let shown: Record<string, unknown>[] = [];

function put<P extends Record<string, unknown>>(
  component: Parameters<typeof mount<P, Record<string, unknown>>>[0],
  props: P,
): void {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
}
function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
});

it('a stepper stays within its limits, by buttons and by keys', () => {
  const onchange = vi.fn();
  put(Stepper, { value: 2, min: 1, max: 3, label: 'Price', less: 'Less', more: 'More', onchange });
  const value = find('[role=spinbutton]');
  const key = (name: string) =>
    value.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  find('[aria-label=More]').click();
  find('[aria-label=More]').click();
  flushSync();
  expect(value.textContent).toBe('3');
  expect(value.getAttribute('aria-valuenow')).toBe('3');
  key('Home');
  key('ArrowDown');
  flushSync();
  expect(value.textContent).toBe('1');
  expect(onchange.mock.calls).toEqual([[3], [1]]);
});

it('a switch says whether it is on', () => {
  const onchange = vi.fn();
  put(Switch, { on: false, label: 'Sounds', onchange });
  find('[role=switch]').click();
  flushSync();
  expect(find('[role=switch]').getAttribute('aria-checked')).toBe('true');
  expect(onchange).toHaveBeenCalledWith(true);
});

it('a segment is a group of radio buttons with numbers or words as values', () => {
  const onchange = vi.fn();
  const options = [2, 3, 4].map((value) => ({ value, label: `${value} seats` }));
  const props = { value: 3, options, label: 'Seats', onchange };
  shown.push(mount(Segment<number>, { target: document.body, props }));
  flushSync();
  expect(find<HTMLInputElement>('input:checked').value).toBe('3');
  document.querySelectorAll<HTMLInputElement>('input')[2].click();
  flushSync();
  expect(onchange).toHaveBeenCalledWith(4);
});

it('a disabled button says why', () => {
  const onclick = vi.fn();
  put(Button, { disabled: true, why: 'One tile is left.', onclick, children: text('Confirm') });
  find('button').click();
  flushSync();
  expect(onclick).not.toHaveBeenCalled();
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
  expect(find('[role=tooltip]').textContent).toContain('One tile is left.');
});

it('a chip with a click is a button', () => {
  put(Chip, { onclick: () => undefined, pressed: true, children: text('Castle roads') });
  expect(find('button').getAttribute('aria-pressed')).toBe('true');
});

it.each([
  [4, '+4'],
  [-2, '−2'],
  [0, '±0'],
])('a change of %i is written %s', (by, written) => {
  put(Delta, { by });
  expect(document.body.textContent).toContain(written);
});

it('at most three toasts at a time, each closing by itself', () => {
  vi.useFakeTimers();
  for (const words of ['a', 'b', 'c', 'd']) toast(words);
  expect(toasts().map((one) => one.text)).toEqual(['b', 'c', 'd']);
  vi.runAllTimers();
  expect(toasts()).toEqual([]);
  vi.useRealTimers();
});
