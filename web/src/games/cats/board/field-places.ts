/** The places of cats in the fields: within a day the place of a rescued cat stays empty. */
import type { Field, View } from '../types';

/** A place of a field, and the cat that is or was there. */
export interface FieldPlace {
  readonly tile: string;
  readonly isEmpty: boolean;
}

/** In these phases cats leave the fields. */
const LEAVING: readonly string[] = ['rescue', 'rare'];

export class FieldPlaces {
  #ship = -1;
  #seen: Readonly<Record<Field, readonly string[]>> = { left: [], right: [] };

  /** All places of a field that has cats. */
  of(view: Pick<View, 'ship' | 'phase' | Field>, field: Field): FieldPlace[] {
    if (view.ship !== this.#ship || !LEAVING.includes(view.phase))
      [this.#ship, this.#seen] = [view.ship, { left: [], right: [] }];
    const [here, seen] = [view[field], this.#seen[field]];
    const all = [...seen, ...here.filter((tile) => !seen.includes(tile))];
    this.#seen = { ...this.#seen, [field]: all };
    return here.length === 0 ? [] : all.map((tile) => ({ tile, isEmpty: !here.includes(tile) }));
  }
}
