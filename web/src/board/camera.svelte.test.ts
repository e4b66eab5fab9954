import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { CELL } from './cells';

function seeing(width = 400, height = 300): Camera {
  const camera = new Camera();
  camera.resize(width, height);
  camera.show({ left: -1, top: -1, right: 3, bottom: 2 });
  return camera;
}

describe('a camera', () => {
  it('centres the whole board', () => {
    const camera = seeing();
    expect(camera.scale).toBe(1);
    expect(camera.toBoard(0, 0)).toEqual([-100, -100]);
    expect(camera.toBoard(400, 300)).toEqual([300, 200]);
  });

  it('leaves the covered top free', () => {
    const camera = seeing(400, 360);
    camera.resize(400, 360, 60);
    expect(camera.scale).toBe(1);
    expect(camera.toBoard(0, 60)).toEqual([-100, -100]);
    camera.approach([1, -1], 150);
    expect(camera.toBoard(0, 60)[1]).toBe(-100);
  });

  it('shows a board that has just appeared at once', () => {
    const camera = new Camera();
    // The window is known before the board is.
    camera.resize(400, 300);
    camera.show({ left: -1, top: -1, right: 3, bottom: 2 }, { still: false });
    expect(camera.scale).toBe(1);
  });

  it('limits the size of small boards', () => {
    expect(seeing(4000, 3000).scale).toBeCloseTo(1.32);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const camera = seeing();
    const before = camera.toBoard(100, 50);
    camera.zoom(1.5, 100, 50);
    const [x, y] = camera.toBoard(100, 50);
    expect(x).toBeCloseTo(before[0]);
    expect(y).toBeCloseTo(before[1]);
    expect(camera.baked).toBe(1);
    camera.bake();
    expect(camera.baked).toBeCloseTo(1.5);
  });

  it('keeps the board visible', () => {
    const camera = seeing();
    camera.pan(9999, 9999);
    const [x, y] = camera.toBoard(400, 300);
    expect(x).toBeGreaterThan(-100);
    expect(y).toBeGreaterThan(-100);
  });

  it('follows a growing board until it is moved, and again after a fit', () => {
    const camera = seeing();
    camera.show({ left: -2, top: -1, right: 6, bottom: 2 });
    expect(camera.scale).toBe(0.5);
    camera.pan(5, 0);
    camera.show({ left: -1, top: -1, right: 3, bottom: 2 });
    expect(camera.scale).toBe(0.5);
    camera.fit();
    expect(camera.scale).toBe(1);
  });

  it('makes a cell visible', () => {
    const camera = seeing();
    camera.pan(-300, 0);
    camera.reveal([-1, 0]);
    expect(camera.toBoard(0, 0)[0]).toBeLessThan(-100 + 1e-9);
  });
});

it('leaves the buttons at the side free only if the board would reach them', () => {
  const camera = new Camera();
  camera.show({ left: 0, top: 0, right: 4, bottom: 2 });
  camera.resize(400, 360, 0, 50);
  expect(camera.x + 4 * CELL * camera.scale).toBeCloseTo(350);
  camera.resize(1000, 360, 0, 50);
  expect(camera.x + 2 * CELL * camera.scale).toBeCloseTo(500);
});

it('moves a cell below a hint, and shows all again after it', () => {
  const camera = new Camera();
  camera.resize(300, 300);
  camera.show({ left: 0, top: 0, right: 3, bottom: 3 });
  const { y } = camera;
  const back = camera.keepBelow([1, 0], 60);
  expect(camera.y).toBe(60);
  back();
  expect([camera.y, camera.isFitted]).toEqual([y, true]);
  camera.keepBelow([1, 2], 60)();
  expect(camera.y).toBe(y);
});
