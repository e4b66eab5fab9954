/** The current task on our boat. */
import { COMMON, RARE } from '../../pieces/pieces';
import { type Question, begunBy } from '../../pieces/phases';
import type { View } from '../../types';

/**
 * rescue: take a cat and place it. tile: a tile in the hand must be placed. oshax: one of them, with a colour.
 * map, treasures: a treasure of the supply. rest: nothing.
 */
export type Task = 'rescue' | 'tile' | 'oshax' | 'map' | 'treasures' | 'rest';

const TASKS: Readonly<Partial<Record<Question['type'], Task>>> = {
  place_tile: 'tile',
  place_oshax: 'oshax',
  choose_colour: 'oshax',
  place_map_treasure: 'map',
  place_treasures: 'treasures',
};

export function taskOf(view: View, seat: number | null, isMine: boolean): Task {
  if (seat === null || !isMine) return 'rest';
  if (view.question !== null) {
    const begun = begunBy(view, seat);
    return (begun && TASKS[begun.type]) ?? 'rest';
  }
  return view.phase === 'rescue' && view.watcher === null ? 'rescue' : 'rest';
}

/** The tile that must be placed, or null. */
export const tileInHand = ({ question }: View): string | null =>
  question?.type === 'place_tile' ? question.tile : null;

/** All treasures; the table knows which are available. */
export const TREASURES: readonly string[] = [...RARE, ...COMMON].map(({ id }) => id);
