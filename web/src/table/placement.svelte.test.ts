import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Carrier } from '../board/carrier.svelte';
import { Placement, type Trial } from './placement.svelte';

/** Two pieces that record what was done with them. */
class FakeTrial implements Partial<Trial> {
  mode = $state('lay');
  chosen: string | null = $state(null);
  canUndo = $state(false);
  canTry = true;
  tiles = ['one', 'two'];
  flip: (() => void) | undefined = vi.fn();
  turn = vi.fn();
  undo = vi.fn();
  redo = vi.fn();
  escape = vi.fn(() => false);
  choose(piece: string | null): void {
    this.chosen = piece;
  }
  startTrying(): void {
    this.mode = 'try';
  }
  stopTrying(): void {
    if (this.mode === 'try') this.mode = 'lay';
  }
}

let trial: FakeTrial;
let placement: Placement;
let stop: () => void;
const answers = {
  canTakeBack: true,
  confirm: vi.fn(async () => undefined),
  takeBack: vi.fn(async () => undefined),
};
const carrier = { isCarrying: false };
const seen = $state({ trying: false });

/** Press a key; returns false if it was not handled. */
function press(code: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { code, cancelable: true, ...held });
  window.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.clearAllMocks();
  trial = new FakeTrial();
  carrier.isCarrying = false;
  seen.trying = false;
  stop = $effect.root(() => {
    placement = new Placement({
      trial: trial as unknown as Trial,
      answers,
      carrier: carrier as Carrier,
      seen,
      notSent: () => '',
    });
  });
  flushSync();
});
afterEach(() => stop());

it('rotates, flips and chooses pieces with keys', () => {
  expect(press('KeyQ')).toBe(true);
  expect(press('KeyE')).toBe(true);
  expect(trial.turn.mock.calls).toEqual([[-1], [1]]);
  expect(press('KeyF')).toBe(true);
  expect(trial.flip).toHaveBeenCalled();
  expect(press('Digit2')).toBe(true);
  expect(trial.chosen).toBe('two');
  press('Digit2');
  expect(trial.chosen).toBe(null);
  expect(press('Digit3')).toBe(false);
});

it('ignores other keys', () => {
  trial.flip = undefined;
  expect(press('KeyF')).toBe(false);
  expect(press('KeyB')).toBe(false);
  expect(press('', { key: 'Escape' })).toBe(false);
  trial.mode = 'rest';
  expect(press('KeyQ')).toBe(false);
  expect(press('Enter', { key: 'Enter', ctrlKey: true })).toBe(false);
  expect(answers.confirm).not.toHaveBeenCalled();
});

it('undoes staged pieces first, then confirmed ones', () => {
  trial.canUndo = true;
  press('KeyZ');
  expect(trial.undo).toHaveBeenCalledTimes(1);
  expect(answers.takeBack).not.toHaveBeenCalled();
  trial.canUndo = false;
  press('KeyZ');
  expect(answers.takeBack).toHaveBeenCalledTimes(1);
  press('KeyZ', { shiftKey: true });
  expect(trial.redo).toHaveBeenCalledTimes(1);
});

it('plays and undoes nothing in try mode', () => {
  press('KeyT');
  expect([placement.isTrying, seen.trying]).toEqual([true, true]);
  expect(placement.canGoBack).toBe(false);
  press('KeyZ');
  press('Enter', { key: 'Enter', ctrlKey: true });
  expect(answers.takeBack).not.toHaveBeenCalled();
  expect(answers.confirm).not.toHaveBeenCalled();
  // Other components can also end it.
  seen.trying = false;
  flushSync();
  expect(placement.isAsked).toBe(true);
  press('Enter', { key: 'Enter', ctrlKey: true });
  expect(answers.confirm).toHaveBeenCalledTimes(1);
});

it('ignores keys after its component is removed, and an Escape that ends a drag', () => {
  carrier.isCarrying = true;
  press('', { key: 'Escape' });
  expect(trial.escape).not.toHaveBeenCalled();
  stop();
  expect(press('KeyQ')).toBe(false);
});
