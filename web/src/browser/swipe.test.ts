// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { swipes } from './swipe';

let element: HTMLElement;
let flicked: number;

beforeEach(() => {
  element = document.createElement('div');
  flicked = 0;
  swipes(() => flicked++)(element);
});

/** A finger, or another pointer, moves from (100, 100) to another point in this many milliseconds. */
function stroke(
  x: number,
  y: number,
  { ms = 120, pointerType = 'touch', pointerId = 1 } = {},
): void {
  const at = (type: string, clientX: number, clientY: number, time: number): void => {
    const event = new PointerEvent(type, { pointerType, pointerId, clientX, clientY });
    Object.defineProperty(event, 'timeStamp', { value: time });
    element.dispatchEvent(event);
  };
  at('pointerdown', 100, 100, 0);
  at('pointerup', x, y, ms);
}

it('is quick, long and horizontal, to either side', () => {
  stroke(200, 110);
  stroke(10, 95);
  expect(flicked).toBe(2);
});

it('ignores panning, taps and the mouse', () => {
  stroke(200, 110, { ms: 500 });
  stroke(110, 100);
  stroke(200, 200);
  stroke(200, 110, { pointerType: 'mouse' });
  expect(flicked).toBe(0);
});
