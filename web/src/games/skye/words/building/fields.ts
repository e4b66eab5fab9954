/** Reads the fields of a refusal. */
import type { Side, Terrain } from '../../pieces/pieces';

export type Fields = { readonly [field: string]: unknown };

const SIDES: Record<string, Side> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const TERRAINS: Record<string, Terrain> = { pasture: 'P', mountain: 'M', water: 'W' };

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

/** The side in a field; north by default. */
export const sideOf = (value: unknown): Side => SIDES[textOf(value)] ?? 'N';

export const terrainOf = (value: unknown): Terrain => TERRAINS[textOf(value)] ?? 'P';
