/** Which stretches of a territory run together, only to paint them: points come from the server. */
import { keyOf } from '../../../board/cells';
import { type Side, SIDES, areaOfSides, tileOf } from '../pieces/pieces';
import type { Placed } from '../types';

/** An area or a road of one tile, by its place in the data of the tile. */
export interface Stretch extends Placed {
  part: number;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The printed side that points to a side of the table, 0 to 3 from the north, after some turns. */
const printed = (side: number, turn: number): number => (side - turn + 4) & 3;

/** Which part of a tile reaches each printed side; -1: none. */
type Reach = (tile: string) => readonly number[];

const roadOfSides: Reach = (tile) => {
  const { roads } = tileOf(tile);
  return SIDES.map((side: Side) => roads.findIndex((ends) => ends.includes(side)));
};
const areas: Reach = (tile) => areaOfSides(tileOf(tile));

/** All that runs together with a stretch, and whether every end of it meets another tile. */
function run(
  start: Stretch,
  at: ReadonlyMap<string, Placed>,
  reach: Reach,
): { all: Stretch[]; isClosed: boolean } {
  const seen = new Map<string, Stretch>();
  const open = [start];
  let isClosed = true;
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const key = `${keyOf(stretch.x, stretch.y)} ${stretch.part}`;
    if (seen.has(key)) continue;
    seen.set(key, stretch);
    const parts = reach(stretch.tile);
    for (let side = 0; side < 4; side++) {
      if (parts[printed(side, stretch.turn)] !== stretch.part) continue;
      const beside = at.get(keyOf(stretch.x + STEPS[side][0], stretch.y + STEPS[side][1]));
      const part = beside && reach(beside.tile)[printed((side + 2) & 3, beside.turn)];
      if (!beside) isClosed = false;
      else if (part !== undefined && part >= 0) open.push({ ...beside, part });
    }
  }
  return { all: [...seen.values()], isClosed };
}

const byCell = (land: readonly Placed[]): ReadonlyMap<string, Placed> =>
  new Map(land.map((placed) => [keyOf(placed.x, placed.y), placed]));

/** The areas with no open end, stretch by stretch. */
export function closedAreas(land: readonly Placed[]): Stretch[] {
  const at = byCell(land);
  const done = new Set<string>();
  const found: Stretch[] = [];
  for (const placed of land)
    tileOf(placed.tile).areas.forEach((_, part) => {
      if (done.has(`${keyOf(placed.x, placed.y)} ${part}`)) return;
      const { all, isClosed } = run({ ...placed, part }, at, areas);
      for (const one of all) done.add(`${keyOf(one.x, one.y)} ${one.part}`);
      if (isClosed) found.push(...all);
    });
  return found;
}

/** The roads that lead from the castle, stretch by stretch. */
export function castleRoads(land: readonly Placed[]): Stretch[] {
  const at = byCell(land);
  const castle = at.get(keyOf(0, 0));
  if (!castle) return [];
  const found = tileOf(castle.tile).roads.flatMap(
    (_, part) => run({ ...castle, part }, at, roadOfSides).all,
  );
  return [...new Map(found.map((one) => [`${keyOf(one.x, one.y)} ${one.part}`, one])).values()];
}
