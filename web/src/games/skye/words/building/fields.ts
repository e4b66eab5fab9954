/** The fields of a refusal, read as what they should be. */
import type { Side, Terrain } from '../../pieces/pieces';

export type Fields = { readonly [field: string]: unknown };

const SIDES: Record<string, Side> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const TERRAINS: Record<string, Terrain> = { pasture: 'P', mountain: 'M', water: 'W' };

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

/** The side that a field names; the north if it names none. */
export const sideOf = (value: unknown): Side => SIDES[textOf(value)] ?? 'N';

export const terrainOf = (value: unknown): Terrain => TERRAINS[textOf(value)] ?? 'P';
