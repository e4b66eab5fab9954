/** Where tiles fit on a boat: the server's answer, by tile and form. */
import { type Cell, tileOf } from '../pieces/pieces';
import { POSES, cornerOf, formOf, keyOf, posed } from '../pieces/poses';
import type { Cats } from '../types';
import type { Legal } from '../../../wire/types';
import { type Pose, formIn, middleIn, posesFrom } from './held-tile';

/** A placement: its cells and its points; null if the table has no previews. */
export interface Fit {
  cells: readonly Cell[];
  gain: number | null;
}

/** The placements of one tile, by form and by the corner of its box. */
export type Fits = ReadonlyMap<string, ReadonlyMap<string, Fit>>;

/** The placements among some legal moves. */
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

/** The placements of each of some tiles, which all have different shapes. */
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

/** The placement in a pose with its centre on a cell, if it fits. */
export function fitAt(fits: Fits, tile: string, pose: Pose, [x, y]: Cell): Fit | undefined {
  const [mx, my] = middleIn(tile, pose);
  return fits.get(formIn(tile, pose))?.get(keyOf([x - mx, y - my]));
}

/** The cells for its centre in one pose, with the points of each. */
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

/** The cells for its centre in this pose, or in any other pose if there are none. */
export function stopsOf(fits: Fits, tile: string, pose: Pose): Cell[] {
  const own = middlesOf(fits, tile, pose);
  const all =
    own.length > 0 ? own : posesFrom(pose).flatMap((other) => middlesOf(fits, tile, other));
  return [...new Map(all.map(({ at }) => [keyOf(at), at])).values()];
}

/** The placement nearest to a point in one pose, at most `within` cells away. */
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
