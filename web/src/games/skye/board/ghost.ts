/** A tile that is not placed yet, with the points it would give. */
import type { Placed } from '../types';

export interface Ghost extends Placed {
  gain: number | null;
}
