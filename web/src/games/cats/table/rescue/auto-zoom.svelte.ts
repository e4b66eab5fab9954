/** Zooms in on cells that are too small to hit while a piece is chosen. */
import { untrack } from 'svelte';
import type { Camera } from '../../../../board/camera.svelte';
import { type Cell, CELL } from '../../../../board/cells';
import { isStill } from '../../../../browser/settings.svelte';
import { BOUNDS } from '../../board/boat-bounds';
import type { Placing } from '../state/placing.svelte';

/** Cells smaller than this are zoomed in to the second size, or to the third if all rows must stay visible. */
const SMALL = 24;
const CLOSE = 32;
const LEAST = 26;
/** The rows of a boat plus a margin for labels. */
const ROWS = 9.3;
const MIDDLE = 4.5;
/** A margin at the edge where a finger would reach something else. */
const RIM = 16;

export interface Looked {
  camera: Camera;
  placing: Placing;
  /** The initial target. */
  focus: () => Cell;
  /** A cell that must stay in sight: the guide's. */
  aim: () => Cell | null;
  isCarrying: () => boolean;
}

/** Create it during component initialisation; it ends with the component. */
export class Zoom {
  readonly #at: Looked;
  #isOn = $state(false);
  #cell = 0;
  #width = 0;
  /** The piece whose places were last searched. */
  #sought: string | null = null;

  constructor(at: Looked) {
    this.#at = at;
    const { camera, placing } = at;
    $effect(() => {
      const { free, width } = camera;
      const fitted = Math.min(
        width / (BOUNDS.right - BOUNDS.left),
        free / (BOUNDS.bottom - BOUNDS.top),
      );
      const wants = placing.chosen !== null && width > 0 && fitted < SMALL;
      untrack(() => {
        if (wants !== this.#isOn) this.#turn(wants);
        else if (wants) this.#follow();
      });
    });
    // Look where the piece fits: at the guide's place, else first at most places, later only if none is visible.
    $effect(() => {
      const { legal: places, chosen } = placing;
      const aim = at.aim();
      untrack(() => {
        if (!this.#isOn || places.length === 0 || at.isCarrying() || placing.candidate) return;
        if (aim !== null) {
          if (!this.#isInSight(aim)) this.#approach(aim);
          return;
        }
        const seen = places.filter((place) => this.#isInSight(place.at)).length;
        const isNew = chosen !== this.#sought;
        this.#sought = chosen;
        if (seen > (isNew ? places.length / 2 : 0)) return;
        const across = places.map((place) => place.at[0]).sort((one, other) => one - other);
        this.#approach([across[Math.floor(across.length / 2)] + 0.5, MIDDLE]);
      });
    });
    // A hint can be anywhere: look where it would be placed.
    $effect(() => {
      const { candidate, isHint } = placing;
      untrack(() => {
        if (!this.#isOn || !isHint || !candidate || at.isCarrying()) return;
        if (!candidate.cells.every((cell) => this.#isInSight(cell))) this.#approach(candidate.at);
      });
    });
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  #turn(on: boolean): void {
    const { camera, focus } = this.#at;
    this.#isOn = on;
    if (on) this.#approach(focus());
    else camera.fit({ still: isStill() });
  }

  /** After a resize, restore the view unless the player has zoomed. */
  #follow(): void {
    const { aim, camera, isCarrying, placing } = this.#at;
    const wasTurned = camera.width !== this.#width;
    const isOurs = Math.abs(camera.scale * CELL - this.#cell) < 0.5;
    if (!wasTurned && (!isOurs || isCarrying())) return;
    const [x, y] = camera.toBoard(camera.width / 2, camera.top + camera.free / 2);
    const row = (placing.candidate?.at ?? aim())?.[1];
    this.#approach([x / CELL, row ?? y / CELL], true);
  }

  #approach([x, y]: Cell, still = isStill()): void {
    const { camera } = this.#at;
    this.#width = camera.width;
    this.#cell = Math.max(LEAST, Math.min(CLOSE, camera.free / ROWS));
    const isWhole = camera.free >= (ROWS - 0.3) * this.#cell;
    camera.approach([x, isWhole ? MIDDLE : y], this.#cell, { still });
  }

  #isInSight([x, y]: Cell): boolean {
    const { camera } = this.#at;
    const unit = CELL * camera.scale;
    const [left, top] = [camera.x + (x + 0.5) * unit, camera.y + (y + 0.5) * unit];
    return (
      left > RIM && left < camera.width - RIM && top > camera.top + RIM && top < camera.height - RIM
    );
  }
}
