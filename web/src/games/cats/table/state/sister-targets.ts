/** The cats that a card of the sister takes, counted as she counts. */
import { sisterCardOf } from '../../pieces/deck';

/**
 * Effects come one after the other: the row closes up behind a cat that is gone, so the next
 * number counts without it. A number that is too high means the last cat.
 */
export function targetsOf(card: string, cats: readonly string[]): Set<string> {
  const row = [...cats];
  const taken = new Set<string>();
  const at = (slot: number) => Math.min(slot, row.length) - 1;
  for (const effect of sisterCardOf(card).effects) {
    if (row.length === 0) break;
    if ('swap_cats' in effect) {
      const [one, two] = effect.swap_cats.map(at);
      [row[one], row[two]] = [row[two], row[one]];
    } else if (effect.take === 'cat') {
      for (const tile of row.splice(at(effect.slot), 1)) taken.add(tile);
    }
  }
  return taken;
}

/** The cats that she takes only because we rescue one first and the numbers move up, with their numbers now. */
export function movedUp(
  card: string,
  cats: readonly string[],
  rescued: string,
): [number, string][] {
  const before = targetsOf(card, cats);
  const after = targetsOf(
    card,
    cats.filter((cat) => cat !== rescued),
  );
  return cats.flatMap((cat, at): [number, string][] =>
    after.has(cat) && !before.has(cat) ? [[at + 1, cat]] : [],
  );
}
