/** Placements that are only thought of, with every step on the way to them: undo and redo walk along it. */

export interface UndoHistory<P> {
  /** Every stand since the beginning, the empty one first. */
  readonly stands: readonly (readonly P[])[];
  /** The one that counts now. */
  readonly at: number;
}

export const EMPTY: UndoHistory<never> = { stands: [[]], at: 0 };

export const standOf = <P>({ stands, at }: UndoHistory<P>): readonly P[] => stands[at];

/** Go on from here: what was undone before is forgotten. */
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
