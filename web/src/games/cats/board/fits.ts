/** Where tiles fit on a boat: the answer of the server to one question, by tile and form. */
import { type Cell, tileOf } from '../pieces/pieces';
import { POSES, cornerOf, formOf, keyOf, posed } from '../pieces/poses';
import type { Cats } from '../types';
import type { Legal } from '../../../wire/types';
import { type Pose, formIn, middleIn, posesFrom } from './held-tile';

/** One way to lie: the cells, and what it would give; null where the table tells no previews. */
export interface Fit {
  cells: readonly Cell[];
  gain: number | null;
}

/** The ways of one tile, by form and by the corner of its box. */
export type Fits = ReadonlyMap<string, ReadonlyMap<string, Fit>>;

/** The places among some legal moves. */
export function placesIn({ moves, gains }: Legal<Cats>): Fit[] {
  return moves.flatMap((move, i) =>
    move.type === 'place' ? [{ cells: move.cells, gain: gains?.[i] ?? null }] : [],
  );
}

export function fitsOf(places: readonly Fit[]): Fits {
  const forms = new Map<string, Map<string, Fit>>();
  for (const place of places) {
    const form = formOf(place.cells);
    let there = forms.get(form);
    if (!there) forms.set(form, (there = new Map()));
    there.set(keyOf(cornerOf(place.cells)), place);
  }
  return forms;
}

const formsOf = (tile: string): Set<string> =>
  new Set(POSES.map((pose) => formOf(posed(tileOf(tile).cells, pose))));

/** Which of some tiles the places are for, with the places of each: no two of them have one shape. */
export function fitsByTile(places: readonly Fit[], tiles: readonly string[]): Map<string, Fits> {
  const all = fitsOf(places);
  return new Map(
    tiles.flatMap((tile) => {
      const own = new Map([...formsOf(tile)].flatMap((form) => pair(form, all.get(form))));
      return own.size > 0 ? [[tile, own] as const] : [];
    }),
  );
}
const pair = <V>(key: string, value: V | undefined): [string, V][] =>
  value === undefined ? [] : [[key, value]];

/** How it lies in a pose with its middle over a cell, if it fits there. */
export function fitAt(fits: Fits, tile: string, pose: Pose, [x, y]: Cell): Fit | undefined {
  const [mx, my] = middleIn(tile, pose);
  return fits.get(formIn(tile, pose))?.get(keyOf([x - mx, y - my]));
}

/** The cells over which its middle can be, in one pose, with what each would give. */
export function middlesOf(
  fits: Fits,
  tile: string,
  pose: Pose,
): { at: Cell; gain: number | null }[] {
  const [mx, my] = middleIn(tile, pose);
  return [...(fits.get(formIn(tile, pose))?.values() ?? [])].map(({ cells, gain }) => {
    const [x, y] = cornerOf(cells);
    return { at: [x + mx, y + my], gain };
  });
}

/** The cells over which its middle can be as it is turned; if there are none, in any other way. */
export function stopsOf(fits: Fits, tile: string, pose: Pose): Cell[] {
  const own = middlesOf(fits, tile, pose);
  const all =
    own.length > 0 ? own : posesFrom(pose).flatMap((other) => middlesOf(fits, tile, other));
  return [...new Map(all.map(({ at }) => [keyOf(at), at])).values()];
}

/** The place nearest to a point, in one pose; none farther away than `within` cells. */
export function nearestFit(
  fits: Fits,
  tile: string,
  pose: Pose,
  [x, y]: Cell,
  within: number,
): Cell | null {
  let best: Cell | null = null;
  let least = within;
  for (const { at } of middlesOf(fits, tile, pose)) {
    const far = Math.hypot(at[0] + 0.5 - x, at[1] + 0.5 - y);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

export const countOf = (fits: Fits): number =>
  [...fits.values()].reduce((sum, places) => sum + places.size, 0);
