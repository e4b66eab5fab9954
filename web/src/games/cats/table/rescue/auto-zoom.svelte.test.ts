import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Camera } from '../../../../board/camera.svelte';
import { type Cell, CELL } from '../../../../board/cells';
import { BOUNDS } from '../../board/boat-bounds';
import type { Placing } from '../state/placing.svelte';
import { Zoom } from './auto-zoom.svelte';

vi.mock('../../../../browser/settings.svelte', () => ({ isStill: () => true }));

/** What the zoom looks at of a piece that is being placed. */
class Held {
  chosen = $state<string | null>('blue-k01');
  legal = $state<{ at: Cell }[]>([]);
  candidate = $state<{ at: Cell; cells: Cell[] } | null>(null);
  isHint = $state(false);

  suggest(...cells: Cell[]): void {
    this.candidate = { at: [cells[0][0] + 0.5, cells[0][1] + 0.5], cells };
    this.isHint = true;
    flushSync();
  }
}

/** A phone's window of a boat, zoomed in at its bow. */
function phone(): { camera: Camera; held: Held; end: () => void } {
  const camera = new Camera();
  const held = new Held();
  camera.resize(390, 330);
  camera.show(BOUNDS);
  const end = $effect.root(() => {
    new Zoom({
      camera,
      placing: held as unknown as Placing,
      focus: () => [18, 4],
      aim: () => null,
      isCarrying: () => false,
    });
  });
  flushSync();
  return { camera, held, end };
}

const left = (camera: Camera, [x]: Cell): number => camera.x + x * CELL * camera.scale;

it('looks where a hint lies that is out of sight, and stays where it is in sight', () => {
  const { camera, held, end } = phone();
  expect(left(camera, [1, 4])).toBeLessThan(0);
  held.suggest([1, 4], [2, 4]);
  expect(left(camera, [1, 4])).toBeGreaterThan(0);
  const { x } = camera;
  held.suggest([3, 4], [4, 4]);
  expect(camera.x).toBe(x);
  end();
});

it('does not follow what a player holds', () => {
  const { camera, held, end } = phone();
  const { x } = camera;
  held.candidate = { at: [1.5, 4.5], cells: [[1, 4]] };
  flushSync();
  expect(camera.x).toBe(x);
  end();
});
