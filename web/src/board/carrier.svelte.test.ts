// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { Carrier, type Laying } from './carrier.svelte';
import type { Cell } from './cells';

/** A board with one place: a piece lands there from up to two cells away, and is held on the right half. */
class Site implements Laying {
  chosen: string | null = null;
  at: Cell | null = null;
  laid: string[] = [];
  get isHeld(): boolean {
    return this.at !== null;
  }
  choose(piece: string | null): void {
    this.chosen = piece;
  }
  holdAt(at: Cell, how?: string): boolean {
    const reach = how === 'drop' ? 2 : 0.5;
    const isNear = Math.hypot(at[0] - 1, at[1] - 1) <= reach;
    this.at = isNear ? [1, 1] : at[0] > 5 ? at : null;
    return isNear;
  }
  away(): void {
    this.at = null;
  }
  drop(): boolean {
    if (this.at?.[0] !== 1 || this.at[1] !== 1 || this.chosen === null) return false;
    this.laid.push(this.chosen);
    this.at = null;
    return true;
  }
  isLaid = (piece: string): boolean => this.laid.includes(piece);
  putBack = vi.fn();
  turn = vi.fn();
}

let site: Site;
const missed = vi.fn();
beforeEach(() => {
  site = new Site();
  missed.mockClear();
});

/** Drags a piece with the mouse over some points in cells, and lets go at the last one. */
function drag(...points: readonly Cell[]): void {
  const carrier = new Carrier(site, missed);
  const pane = document.createElement('div');
  pane.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000);
  Object.defineProperty(pane, 'clientWidth', { value: 1000 });
  carrier.pane = pane;
  Object.assign(carrier.camera, { width: 1000, height: 1000, scale: 1, x: 0, y: 0 });
  const button = document.createElement('button');
  button.setPointerCapture = () => undefined;
  const send = (type: string, [x, y]: Cell, on: EventTarget): boolean =>
    on.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: x * 100,
        clientY: y * 100,
      }),
    );
  button.addEventListener('pointerdown', (event) => carrier.press('piece', event));
  send('pointerdown', [9, 9], button);
  for (const point of points) send('pointermove', point, window);
  send('pointerup', points[points.length - 1], window);
}

it('lands on the nearest place if it is let go beside it', () => {
  drag([4, 4], [2.4, 1.4]);
  expect(site.laid).toEqual(['piece']);
  expect(missed).not.toHaveBeenCalled();
});

it('says so if it is let go where it cannot be held', () => {
  drag([4, 4]);
  expect(site.laid).toEqual([]);
  expect(missed).toHaveBeenCalledOnce();
});

it('stays held where it does not fit, which says why', () => {
  drag([7, 4]);
  expect(site.isHeld).toBe(true);
  expect(missed).not.toHaveBeenCalled();
});

it('does not jump to a place on its way, far from where it is let go', () => {
  drag([1, 1], [7, 4]);
  expect(site.laid).toEqual([]);
  expect(site.at).toEqual([7, 4]);
});
