/** A piece in the hand: lifted by mouse or finger, carried over the page, laid down. */

/** How far above a finger the piece is held, so that it can be seen, in pixels. */
const LIFT = 62;
/** Pixels from which on it is a drag and no tap. */
const START = { mouse: 5, touch: 9 };
/** A second finger that is lifted sooner, in milliseconds, has tapped. */
const TAP = 350;
/** A twist by this many degrees rotates the piece; a pinch by this factor flips it. */
const TWIST = 40;
const PINCH = 1.45;

export interface Carrying {
  /** The middle of the piece is over this point of the page. */
  over(x: number, y: number): void;
  /** It is laid down. */
  drop(): void;
  /** It goes back to where it was. */
  cancel(): void;
  /** A second finger tapped, or two were twisted. */
  turn(by: 1 | -1): void;
  /** Two fingers were moved together or apart. */
  flip?(): void;
  /** It was let go without having been moved. */
  tap?(): void;
}

/** Where a second finger is, as seen from the first: its direction in degrees, and how far away. */
interface Second {
  since: number;
  angle: number;
  far: number;
  /** It has done something already: lifting it is no tap. */
  isUsed: boolean;
}

/** The same direction, from half a turn left to half a turn right. */
const around = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

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
    const others = new Map<number, Second>();
    let first = { x: x0, y: y0 };
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    this.#wasDragged = false;

    const seen = (at: PointerEvent): { angle: number; far: number } => ({
      angle: (Math.atan2(at.clientY - first.y, at.clientX - first.x) * 180) / Math.PI,
      far: Math.hypot(at.clientX - first.x, at.clientY - first.y),
    });
    const carry = (at: PointerEvent): void => {
      first = { x: at.clientX, y: at.clientY };
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

    const onSecond = (second: Second, at: PointerEvent): void => {
      const { angle, far } = seen(at);
      const twist = around(angle - second.angle);
      const spread = far / Math.max(1, second.far);
      if (Math.abs(twist) > TWIST) carrying.turn(twist > 0 ? 1 : -1);
      else if (spread > PINCH || spread < 1 / PINCH) carrying.flip?.();
      else return;
      Object.assign(second, { angle, far, isUsed: true });
    };
    const onMove = (at: PointerEvent): void => {
      const second = others.get(at.pointerId);
      if (second) onSecond(second, at);
      if (at.pointerId !== id) return;
      const far = Math.hypot(at.clientX - x0, at.clientY - y0);
      if (this.piece !== null) carry(at);
      else if (far > (isTouch ? START.touch : START.mouse)) begin(at);
    };
    const onDown = (at: PointerEvent): void => {
      if (at.pointerId === id || this.piece === null) return;
      others.set(at.pointerId, { since: at.timeStamp, ...seen(at), isUsed: false });
      // The second finger belongs to the piece: it moves no board and presses no button.
      at.stopPropagation();
      at.preventDefault();
    };
    const onUp = (at: PointerEvent): void => {
      const second = others.get(at.pointerId);
      if (second !== undefined) {
        others.delete(at.pointerId);
        at.stopPropagation();
        const isTap = at.timeStamp - second.since < TAP && !second.isUsed;
        if (at.type === 'pointerup' && isTap) carrying.turn(1);
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
