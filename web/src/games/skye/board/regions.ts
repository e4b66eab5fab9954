/** Finds connected areas and roads of a territory for drawing; points come from the server. */
import { keyOf } from '../../../board/cells';
import { type Side, SIDES, areaOfSides, tileOf } from '../pieces/pieces';
import type { Placed } from '../types';

/** An area or a road of one tile, by its index in the tile's data. */
export interface Stretch extends Placed {
  part: number;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The printed side that faces a side of the table (0 to 3 from north) after a rotation. */
const printed = (side: number, turn: number): number => (side - turn + 4) & 3;

/** The part of a tile at each printed side, or -1. */
type Reach = (tile: string) => readonly number[];

const roadOfSides: Reach = (tile) => {
  const { roads } = tileOf(tile);
  return SIDES.map((side: Side) => roads.findIndex((ends) => ends.includes(side)));
};
const areas: Reach = (tile) => areaOfSides(tileOf(tile));

/** Everything connected to a part, and whether it has no open end. */
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

/** The parts of the completed areas. */
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

/** The parts of the roads from the castle. */
export function castleRoads(land: readonly Placed[]): Stretch[] {
  const at = byCell(land);
  const castle = at.get(keyOf(0, 0));
  if (!castle) return [];
  const found = tileOf(castle.tile).roads.flatMap(
    (_, part) => run({ ...castle, part }, at, roadOfSides).all,
  );
  return [...new Map(found.map((one) => [`${keyOf(one.x, one.y)} ${one.part}`, one])).values()];
}

/** What the roads from the castle give: the gold of each round, and where they can be continued. */
export interface Linked {
  /** the barrels that they reach */
  barrels: number;
  /** their ends at empty cells */
  open: number;
}

export function linkedBy(land: readonly Placed[]): Linked {
  const at = byCell(land);
  const all = castleRoads(land);
  const barrelsOf = ({ tile, part }: Stretch): number =>
    tileOf(tile).items.reduce(
      (sum, { kind, n, road }) => (kind === 'whisky' && road === part ? sum + n : sum),
      0,
    );
  const openOf = ({ tile, x, y, turn, part }: Stretch): number =>
    STEPS.filter(
      ([dx, dy], side) =>
        roadOfSides(tile)[printed(side, turn)] === part && !at.has(keyOf(x + dx, y + dy)),
    ).length;
  return {
    barrels: all.reduce((sum, one) => sum + barrelsOf(one), 0),
    open: all.reduce((sum, one) => sum + openOf(one), 0),
  };
}
