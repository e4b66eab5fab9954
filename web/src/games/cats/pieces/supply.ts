/** The treasures of the supply. */
import type { View } from '../types';

/** How many treasures of a shape are left; undefined: it is no treasure of the supply. */
export const leftOf = ({ common, rare }: View, tile: string): number | undefined =>
  [...common, ...rare].find((pile) => pile.tile === tile)?.count;
