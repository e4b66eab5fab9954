/** Staged placements with their history, for undo and redo. */

export interface UndoHistory<P> {
  /** Every state since the start; the first one is empty. */
  readonly stands: readonly (readonly P[])[];
  /** The index of the current state. */
  readonly at: number;
}

export const EMPTY: UndoHistory<never> = { stands: [[]], at: 0 };

export const standOf = <P>({ stands, at }: UndoHistory<P>): readonly P[] => stands[at];

/** Add a state; everything that was undone is discarded. */
export const drawn = <P>({ stands, at }: UndoHistory<P>, next: readonly P[]): UndoHistory<P> => ({
  stands: [...stands.slice(0, at + 1), next],
  at: at + 1,
});

export const canUndo = ({ at }: UndoHistory<unknown>): boolean => at > 0;
export const canRedo = ({ stands, at }: UndoHistory<unknown>): boolean => at < stands.length - 1;
export const undone = <P>(sketch: UndoHistory<P>): UndoHistory<P> =>
  canUndo(sketch) ? { ...sketch, at: sketch.at - 1 } : sketch;
export const redone = <P>(sketch: UndoHistory<P>): UndoHistory<P> =>
  canRedo(sketch) ? { ...sketch, at: sketch.at + 1 } : sketch;
