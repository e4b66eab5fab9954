/** The visible part of a boat: its cells, and as much of the hull as fits. */
import type { Bounds } from '../../../board/cells';

export const BOUNDS: Bounds = { left: -0.55, top: -0.72, right: 23, bottom: 9.72 };
