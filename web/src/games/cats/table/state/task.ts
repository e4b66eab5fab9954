/** The current task on our boat. */
import { COMMON, RARE, TILES } from '../../pieces/pieces';
import type { View } from '../../types';
import { doingOf, phaseOf } from '../../pieces/phases';

/**
 * rescue: take a cat and place it. tile: a tile in the hand must be placed. oshax: one of them, with a colour.
 * map, treasures: a treasure of the supply. rest: nothing.
 */
export type Task = 'rescue' | 'tile' | 'oshax' | 'map' | 'treasures' | 'rest';

const STEPS: Partial<Record<ReturnType<typeof doingOf>, Task>> = {
  place_tile: 'tile',
  place_oshax: 'oshax',
  colour_oshax: 'oshax',
  map_treasure: 'map',
  treasures: 'treasures',
};

export function taskOf(view: View, seat: number | null, isMine: boolean): Task {
  if (seat === null || !isMine) return 'rest';
  const doing = doingOf(view);
  if (doing !== 'nothing') return view.doing.doer === seat ? (STEPS[doing] ?? 'rest') : 'rest';
  return phaseOf(view) === 'rescue' && view.watcher < 0 ? 'rescue' : 'rest';
}

/** Tiles by their numbers in the rules: cats, rare treasures, common treasures, oshax. */
const BY_NUMBER: readonly string[] = (['cat', 'rare', 'common', 'oshax'] as const).flatMap((kind) =>
  TILES.filter((tile) => tile.kind === kind).map(({ id }) => id),
);

/** The tile that must be placed, or null. */
export const tileInHand = (view: View): string | null =>
  doingOf(view) === 'place_tile' ? (BY_NUMBER[view.doing.tile] ?? null) : null;

/** All treasures; the table knows which are available. */
export const TREASURES: readonly string[] = [...RARE, ...COMMON].map(({ id }) => id);
