// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { ignoreSecondClick } from './double-click';

let table: HTMLElement;
let button: HTMLButtonElement;
let done: string[];

beforeEach(() => {
  table = document.createElement('div');
  table.innerHTML = '<div class="acts"><button>Confirm</button></div>';
  const found = table.querySelector('button');
  if (found === null) throw new Error('there is a button');
  button = found;
  done = [];
  button.addEventListener('click', () => done.push(button.textContent));
  ignoreSecondClick()(table);
});

const click = (detail: number): void => {
  button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
};

it('lets the same button be pressed twice', () => {
  click(1);
  click(2);
  expect(done).toEqual(['Confirm', 'Confirm']);
});

it('keeps a double click from a button that has just appeared', () => {
  click(1);
  button.textContent = 'Decline';
  click(2);
  expect(done).toEqual(['Confirm']);
});

it('lets a new click and the keyboard press it', () => {
  click(1);
  button.textContent = 'Decline';
  click(1);
  click(0);
  expect(done).toEqual(['Confirm', 'Decline', 'Decline']);
});
