/** Placements that are only thought of, with every step on the way to them: undo and redo walk along it. */
import type { Placed } from '../wire/skye';

export interface Sketch {
  /** Every stand since the beginning, the empty one first. */
  readonly stands: readonly (readonly Placed[])[];
  /** The one that counts now. */
  readonly at: number;
}

export const EMPTY: Sketch = { stands: [[]], at: 0 };

export const standOf = ({ stands, at }: Sketch): readonly Placed[] => stands[at];

/** Go on from here: what was undone before is forgotten. */
export const drawn = ({ stands, at }: Sketch, next: readonly Placed[]): Sketch => ({
  stands: [...stands.slice(0, at + 1), next],
  at: at + 1,
});

export const canUndo = ({ at }: Sketch): boolean => at > 0;
export const canRedo = ({ stands, at }: Sketch): boolean => at < stands.length - 1;
export const undone = (sketch: Sketch): Sketch =>
  canUndo(sketch) ? { ...sketch, at: sketch.at - 1 } : sketch;
export const redone = (sketch: Sketch): Sketch =>
  canRedo(sketch) ? { ...sketch, at: sketch.at + 1 } : sketch;
