/** A piece in the hand: lifted by mouse or finger, carried over the page, laid down. */

/** How far above a finger the piece is held, so that it can be seen, in pixels. */
const LIFT = 62;
/** Pixels from which on it is a drag and no tap. */
const START = { mouse: 5, touch: 9 };
/** A second finger that is lifted sooner, in milliseconds, has tapped. */
const TAP = 350;

export interface Carrying {
  /** The middle of the piece is over this point of the page. */
  over(x: number, y: number): void;
  /** It is laid down. */
  drop(): void;
  /** It goes back to where it was. */
  cancel(): void;
  /** A second finger tapped. */
  turn(): void;
  /** It was let go without having been moved. */
  tap?(): void;
}

/** One drag at a time. */
export class Drag {
  /** The piece that is carried; null: none. */
  piece: string | null = $state(null);
  /** The middle of the piece, in pixels of the page. */
  x = $state(0);
  y = $state(0);
  isTouch = $state(false);
  /** The click that a drag ends with is not one. */
  #wasDragged = false;

  /** Did the press that ends now carry something? Asked by the click that follows. */
  takeDragged(): boolean {
    const was = this.#wasDragged;
    this.#wasDragged = false;
    return was;
  }

  /** A piece was pressed: it is carried as soon as the pointer moves. */
  press(piece: string, event: PointerEvent, carrying: Carrying): void {
    const target = event.currentTarget;
    if (event.button !== 0 || !(target instanceof Element) || this.piece !== null) return;
    const id = event.pointerId;
    const isTouch = event.pointerType !== 'mouse';
    const [x0, y0] = [event.clientX, event.clientY];
    const others = new Map<number, number>();
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    this.#wasDragged = false;

    const carry = (at: PointerEvent): void => {
      this.x = at.clientX;
      this.y = at.clientY - (isTouch ? LIFT : 0);
      carrying.over(this.x, this.y);
    };
    const begin = (at: PointerEvent): void => {
      this.piece = piece;
      this.isTouch = isTouch;
      this.#wasDragged = true;
      target.setPointerCapture(id);
      carry(at);
    };
    const end = (how: 'drop' | 'cancel'): void => {
      stop.abort();
      if (this.piece === null) {
        if (how === 'drop') carrying.tap?.();
        return;
      }
      this.piece = null;
      carrying[how]();
    };

    const onMove = (at: PointerEvent): void => {
      if (at.pointerId !== id) return;
      const far = Math.hypot(at.clientX - x0, at.clientY - y0);
      if (this.piece !== null) carry(at);
      else if (far > (isTouch ? START.touch : START.mouse)) begin(at);
    };
    const onDown = (at: PointerEvent): void => {
      if (at.pointerId === id || this.piece === null) return;
      others.set(at.pointerId, at.timeStamp);
      // The second finger belongs to the piece: it moves no board and presses no button.
      at.stopPropagation();
      at.preventDefault();
    };
    const onUp = (at: PointerEvent): void => {
      const since = others.get(at.pointerId);
      if (since !== undefined) {
        others.delete(at.pointerId);
        at.stopPropagation();
        if (at.type === 'pointerup' && at.timeStamp - since < TAP) carrying.turn();
      } else if (at.pointerId === id) end(at.type === 'pointerup' ? 'drop' : 'cancel');
    };
    addEventListener('pointermove', onMove, listen);
    addEventListener('pointerdown', onDown, { ...listen, capture: true });
    addEventListener('pointerup', onUp, { ...listen, capture: true });
    addEventListener('pointercancel', onUp, { ...listen, capture: true });
    addEventListener('blur', () => end('cancel'), listen);
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || this.piece === null) return;
        key.stopPropagation();
        end('cancel');
      },
      { ...listen, capture: true },
    );
  }
}
