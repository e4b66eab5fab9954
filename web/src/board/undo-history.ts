/** Placements that are only thought of, with every step on the way to them: undo and redo walk along it. */

export interface Sketch<P> {
  /** Every stand since the beginning, the empty one first. */
  readonly stands: readonly (readonly P[])[];
  /** The one that counts now. */
  readonly at: number;
}

export const EMPTY: Sketch<never> = { stands: [[]], at: 0 };

export const standOf = <P>({ stands, at }: Sketch<P>): readonly P[] => stands[at];

/** Go on from here: what was undone before is forgotten. */
export const drawn = <P>({ stands, at }: Sketch<P>, next: readonly P[]): Sketch<P> => ({
  stands: [...stands.slice(0, at + 1), next],
  at: at + 1,
});

export const canUndo = ({ at }: Sketch<unknown>): boolean => at > 0;
export const canRedo = ({ stands, at }: Sketch<unknown>): boolean => at < stands.length - 1;
export const undone = <P>(sketch: Sketch<P>): Sketch<P> =>
  canUndo(sketch) ? { ...sketch, at: sketch.at - 1 } : sketch;
export const redone = <P>(sketch: Sketch<P>): Sketch<P> =>
  canRedo(sketch) ? { ...sketch, at: sketch.at + 1 } : sketch;
