/** The camera of a board: its position and scale in the window. */
import { type Bounds, type Cell, CELL } from './cells';

/** The largest cell after a fit, and the limits of zooming, in pixels. */
const FITTED = 132;
const SMALLEST = 8;
/** A fit shows everything, however small; this is only for windows without any room. */
const TINIEST = 1;
const LARGEST = 280;
/** How much of the board always stays visible, in pixels. */
const IN_SIGHT = 60;
/** Hidden pixels that are too few to matter. */
const SLIVER = 2;
/** The duration of a camera move in milliseconds. */
const WAY = 220;

interface Look {
  scale: number;
  x: number;
  y: number;
}

/** Shows the point (bx, by) of the board at (x + bx * scale, y + by * scale). */
export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels per board unit. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale at which the layers are painted; during a zoom they are only stretched. */
  baked = $state(1);
  /** Whether it follows the bounds, because nobody has moved it. */
  isFitted = $state(true);
  /** Pixels at the top of the window that buttons cover. */
  top = $state(0);
  /** Pixels at the right of the window that buttons cover. */
  side = $state(0);
  #bounds: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  #hasShown = false;
  #onWay = 0;

  /** Show these bounds until somebody moves the board. There is no way to the first ones. */
  show(bounds: Bounds, { still = true } = {}): void {
    const isFirst = !this.#hasShown;
    this.#hasShown = true;
    this.#bounds = bounds;
    if (this.isFitted) this.#go(this.#fitted(), still || isFirst);
  }

  resize(width: number, height: number, top = 0, side = 0): void {
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    [this.width, this.height, this.top, this.side] = [width, height, top, side];
    if (this.isFitted) this.#go(this.#fitted(), true);
    else this.#set({ scale: this.scale, x: this.x + dx, y: this.y + dy });
  }

  /** Show everything again. */
  fit({ still = true } = {}): void {
    this.isFitted = true;
    this.#go(this.#fitted(), still);
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.isFitted = false;
    this.#set({ scale: this.scale, x: this.x + dx, y: this.y + dy });
  }

  /** Zoom by a factor; the point under (px, py) stays there. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#stop();
    this.isFitted = false;
    // A fit can be smaller than what zooming allows.
    const smallest = Math.min(SMALLEST / CELL, this.scale);
    const scale = Math.max(smallest, Math.min(LARGEST / CELL, this.scale * factor));
    const by = scale / this.scale;
    this.#set({ scale, x: px - (px - this.x) * by, y: py - (py - this.y) * by });
  }

  /** Repaint the layers at the current scale, so that they are sharp. */
  bake(): void {
    this.baked = this.scale;
  }

  /** The point of the board at a position in the window. */
  toBoard(px: number, py: number): Cell {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale];
  }

  /** The part of a movement that reveals something hidden on that side. */
  toHidden(dx: number, dy: number): readonly [number, number] {
    const { left, top, right, bottom } = this.#bounds;
    const unit = CELL * this.scale;
    const hides = (by: number, at: number, from: number, to: number, all: number): boolean =>
      by > 0 ? at + from * unit < -SLIVER : at + to * unit > all + SLIVER;
    return [
      hides(dx, this.x, left, right, this.width) ? dx : 0,
      hides(dy, this.y - this.top, top, bottom, this.free) ? dy : 0,
    ];
  }

  /** The height of the uncovered part. */
  get free(): number {
    return this.height - this.top;
  }

  /** Whether a part of the bounds is hidden. */
  get hidesSome(): boolean {
    const { left, top, right, bottom } = this.#bounds;
    const unit = CELL * this.scale;
    return (
      this.x + left * unit < -SLIVER ||
      this.y + top * unit < -SLIVER ||
      this.x + right * unit > this.width + SLIVER ||
      this.y + bottom * unit > this.height + SLIVER
    );
  }

  /** Zoom in on a point of the board, given in cells, until a cell has this many pixels. */
  approach([x, y]: Cell, cell: number, { still = true } = {}): void {
    const scale = cell / CELL;
    const { left, top, right, bottom } = this.#bounds;
    // A small board is centred; a large one has no empty space beside it.
    const placed = (at: number, from: number, to: number, all: number): number =>
      (to - from) * cell <= all
        ? all / 2 - ((from + to) / 2) * cell
        : Math.max(all - to * cell, Math.min(-from * cell, all / 2 - at * cell));
    this.isFitted = false;
    this.#go(
      {
        scale,
        x: placed(x, left, right, this.width),
        y: this.top + placed(y, top, bottom, this.free),
      },
      still,
    );
  }

  /** Move the view so that a cell is visible. */
  reveal([x, y]: Cell): void {
    const size = CELL * this.scale;
    const [left, top] = [this.x + x * size, this.y + y * size];
    const margin = Math.min(12, size / 4);
    const inside = (from: number, all: number): number =>
      from < margin ? margin - from : from + size > all - margin ? all - margin - from - size : 0;
    const [dx, dy] = [inside(left, this.width), inside(top - this.top, this.free)];
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** Move a cell below what covers the top of the window for a while; returns what shows all again. */
  keepBelow([, y]: Cell, covered: number): () => void {
    const by = covered - (this.y + y * CELL * this.scale);
    const wasFitted = this.isFitted;
    if (by <= 0) return () => undefined;
    this.pan(0, by);
    const moved = { x: this.x, y: this.y };
    return () => {
      if (wasFitted && this.x === moved.x && this.y === moved.y) this.fit();
    };
  }

  close(): void {
    this.#stop();
  }

  /** The whole window is used if nothing reaches the buttons at its side. */
  #fitted(): Look {
    const look = this.#within(this.width);
    const end = look.x + this.#bounds.right * CELL * look.scale;
    return end > this.width - this.side ? this.#within(this.width - this.side) : look;
  }

  #within(width: number): Look {
    const { left, top, right, bottom } = this.#bounds;
    const [wide, high] = [(right - left) * CELL, (bottom - top) * CELL];
    const scale = Math.max(TINIEST / CELL, Math.min(width / wide, this.free / high, FITTED / CELL));
    return {
      scale,
      x: width / 2 - ((left + right) / 2) * CELL * scale,
      y: this.top + this.free / 2 - ((top + bottom) / 2) * CELL * scale,
    };
  }

  #set({ scale, x, y }: Look): void {
    const { left, top, right, bottom } = this.#bounds;
    const unit = CELL * scale;
    const held = (at: number, from: number, to: number, all: number): number =>
      Math.max(IN_SIGHT - to * unit, Math.min(all - IN_SIGHT - from * unit, at));
    this.scale = scale;
    this.x = held(x, left, right, this.width);
    this.y = held(y, top, bottom, this.height);
  }

  #go(to: Look, still: boolean): void {
    this.#stop();
    if (still || this.width === 0) {
      [this.scale, this.x, this.y] = [to.scale, to.x, to.y];
      this.bake();
      return;
    }
    const from: Look = { scale: this.scale, x: this.x, y: this.y };
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / WAY));
      const eased = 1 - (1 - t) ** 3;
      const between = (key: keyof Look): number => from[key] + (to[key] - from[key]) * eased;
      [this.scale, this.x, this.y] = [between('scale'), between('x'), between('y')];
      if (t < 1) this.#onWay = requestAnimationFrame(step);
      else this.bake();
    };
    this.#onWay = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#onWay);
  }
}
