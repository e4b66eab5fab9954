/** A drag: a piece is picked up with mouse or finger, moved over the page and dropped. */

/** How far above the finger the piece is shown, in pixels. */
const LIFT = 62;
/** Pixels after which a press is a drag, not a tap. */
const START = { mouse: 5, touch: 9 };
/** A second finger that is lifted sooner has tapped; in milliseconds. */
const TAP = 350;
/** A twist by this many degrees rotates the piece; a pinch by this factor flips it. */
const TWIST = 40;
const PINCH = 1.45;

export interface Carrying {
  /** The centre of the piece moved to this point of the page. */
  over(x: number, y: number): void;
  /** It was dropped. */
  drop(): void;
  /** The drag was cancelled. */
  cancel(): void;
  /** A second finger tapped, or two fingers twisted. */
  turn(by: 1 | -1): void;
  /** Two fingers pinched. */
  flip?(): void;
  /** It was released without a movement. */
  tap?(): void;
}

/** The second finger relative to the first: direction in degrees, and distance. */
interface Second {
  since: number;
  angle: number;
  far: number;
  /** Whether it has already done something, so that lifting it is not a tap. */
  isUsed: boolean;
}

/** The same angle in -180..180 degrees. */
const around = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** One drag at a time. */
export class Drag {
  /** The dragged piece, or null. */
  piece: string | null = $state(null);
  /** The centre of the piece, in pixels of the page. */
  x = $state(0);
  y = $state(0);
  isTouch = $state(false);
  /** Whether to ignore the click that ends a drag. */
  #wasDragged = false;

  /** Whether the press that just ended was a drag; for the click that follows. */
  takeDragged(): boolean {
    const was = this.#wasDragged;
    this.#wasDragged = false;
    return was;
  }

  /** A piece was pressed; a movement starts the drag. */
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
      // The second finger controls the piece: it must not move the board or press a button.
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
    // A drag across the page selects no text.
    addEventListener('selectstart', (select) => select.preventDefault(), listen);
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
