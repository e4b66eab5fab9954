/** Hints while building start from the staged tiles, which stay. */
import { hasMouse } from '../../../../browser/pointer';
import type { Hints } from '../../../../table/hints/hints.svelte';
import { toast } from '../../../../ui/toasts.svelte';
import type { Seat } from '../../../../wire/types';
import { sameStand } from '../../board/fits';
import type { Skye } from '../../types';
import { buildingWords } from '../../words/building';
import { placeOf } from '../state/advice.svelte';
import type { Building } from '../state/building.svelte';

/** The keys go to the proposed cell: Enter drops the tile, and does not ask for another hint. */
function reach(x: number, y: number): void {
  document
    .querySelector<HTMLElement>(`section.board [data-cell="${x},${y}"]`)
    ?.focus({ preventScroll: true });
}

/** Show where a bot would place the next tile. */
export async function askWhere(
  building: Building,
  hints: Pick<Hints<Skye>, 'ask' | 'close'>,
  seat: Seat | null,
): Promise<void> {
  const { stand, tiles } = building;
  const isDone = (tile: string): boolean =>
    stand.some((placed) => placed.tile === tile) || building.isHomeless(tile);
  if (stand.length > 0 && tiles.every(isDone)) {
    toast(buildingWords().hintAllLaid, 'bulb');
    return;
  }
  const move = (await hints.ask(stand.map((placed) => placeOf(seat, placed))))?.move;
  if (move?.type !== 'place') return;
  // A tile that was moved meanwhile may be in the way.
  if (building.mode === 'build' && sameStand(stand, building.stand)) {
    building.showHint(move);
    if (hasMouse()) reach(move.x, move.y);
  } else hints.close();
}
