/** Gestures on a board with fingers, mouse and wheel: move, zoom, tap. */
import type { Camera } from './camera.svelte';

/** Pixels that a pointer may move during a tap. */
const TREMBLE = { mouse: 4, touch: 10 };
/** Wheel movement per rotation, and the least time between two rotations in milliseconds. */
const NOTCH = 30;
const TURN_PAUSE = 110;

export interface Touch {
  /** A position was tapped, in pixels of the window. */
  tap(x: number, y: number, event: PointerEvent): void;
  /** The pointer moves without being pressed; null if it left. */
  hover(at: { x: number; y: number } | null): void;
  /** Whether a piece is picked up there instead of moving the board. */
  grabs(x: number, y: number, event: PointerEvent): boolean;
  /** Whether the wheel rotates a piece here; otherwise it zooms. */
  turns(x: number, y: number): boolean;
  turn(by: 1 | -1): void;
  /** With Shift the wheel flips a piece. */
  flip(): void;
  /** The zoom has ended: repaint. */
  rest(): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Watch an element; returns a function that stops. */
export function watchGestures(element: HTMLElement, camera: Camera, touch: Touch): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let isTap = false;
  let wheeled = 0;
  let lastTurn = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Page pixels to element pixels; they differ if the page is zoomed by CSS. */
  const place = (event: MouseEvent): Finger => {
    const box = element.getBoundingClientRect();
    const ratio = box.width > 0 ? element.clientWidth / box.width : 1;
    return { x: (event.clientX - box.left) * ratio, y: (event.clientY - box.top) * ratio };
  };
  const later = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => touch.rest(), 140);
  };
  /** The centre of the fingers and their distance. */
  const spread = (): { x: number; y: number; far: number } => {
    const [a, b] = [...fingers.values()];
    if (!b) return { ...a, far: 0 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  function down(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('button, a, [data-still]')) return;
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = place(event);
    if (fingers.size === 0 && event.button === 0 && touch.grabs(at.x, at.y, event)) return;
    fingers.set(event.pointerId, at);
    isTap = fingers.size === 1;
    start = at;
    if (fingers.size > 1) for (const id of fingers.keys()) element.setPointerCapture(id);
  }

  function move(event: PointerEvent): void {
    const at = place(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse' && event.buttons === 0) touch.hover(at);
      return;
    }
    const tremble = event.pointerType === 'mouse' ? TREMBLE.mouse : TREMBLE.touch;
    if (isTap && start && Math.hypot(at.x - start.x, at.y - start.y) < tremble) return;
    if (isTap) {
      isTap = false;
      element.setPointerCapture(event.pointerId);
      touch.hover(null);
    }
    const was = spread();
    fingers.set(event.pointerId, at);
    const now = spread();
    camera.pan(now.x - was.x, now.y - was.y);
    if (was.far > 0 && now.far > 0) {
      camera.zoom(now.far / was.far, now.x, now.y);
      later();
    }
  }

  function up(event: PointerEvent): void {
    const at = fingers.get(event.pointerId);
    if (!at) return;
    fingers.delete(event.pointerId);
    if (isTap && event.type === 'pointerup') touch.tap(at.x, at.y, event);
    isTap = false;
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse') touch.hover(null);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = place(event);
    // With Shift many browsers scroll sideways.
    const delta = event.deltaY || event.deltaX;
    const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? delta * 16 : delta;
    // A trackpad pinch arrives as a wheel event with Ctrl.
    if (!event.ctrlKey && touch.turns(at.x, at.y)) {
      wheeled += by;
      if (Math.abs(wheeled) < NOTCH || event.timeStamp - lastTurn < TURN_PAUSE) return;
      if (event.shiftKey) touch.flip();
      else touch.turn(wheeled > 0 ? 1 : -1);
      [wheeled, lastTurn] = [0, event.timeStamp];
      return;
    }
    wheeled = 0;
    camera.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
    later();
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  // Only a non-passive listener can prevent the page from zooming.
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(resting);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}
