/** Why the guide would choose these cards, or this cat. */
import { carriedBy } from '../table/state/card-choice.svelte';
import { lackOf } from '../table/state/why-no-rescue';
import { known } from '../pieces/crew';
import { cardOf } from '../pieces/deck';
import { boatOf, tileOf } from '../pieces/pieces';
import { cellSet, keyOf } from '../pieces/poses';
import type { View } from '../types';
import { cardText } from '../words/cards';
import type { CatsLearnWords } from '../words/learn/en';
import type { Suggestion } from './suggestion';

type Words = CatsLearnWords['coach'];

/** The most reasons that are said at once. */
const MOST = 3;

interface Standing {
  view: View;
  seat: number;
  suggestion: Suggestion | null;
}

function reasonFor(id: string, { why }: Words): string {
  const { kind, basket } = cardOf(id);
  // The rule of a lesson says what it gives.
  if (kind === 'lesson' || kind === 'sister') return cardText(id).text.replace(/\.$/, '');
  if (kind !== 'rescue') return why[kind];
  return basket === 'normal' ? why.basket : basket === 'broken' ? why.broken : why.boots;
}

/** Why these cards; empty without a suggestion of cards. */
export function whyCards({ suggestion }: Standing, w: Words): string {
  const move = suggestion?.move;
  if (!move || (move.type !== 'keep' && move.type !== 'pay') || move.cards.length === 0) return '';
  const titles = new Map<string, string[]>();
  for (const id of move.cards) {
    const reason = suggestion.spare?.includes(id) ? w.why.spare : reasonFor(id, w);
    titles.set(reason, [...(titles.get(reason) ?? []), cardText(id).title]);
  }
  const reasons = [...titles].map(
    ([reason, alike]) => `${[...new Set(alike)].join(', ')}: ${reason}`,
  );
  return w.why.these(reasons.slice(0, MOST).join('; '));
}

/** What is left for cats after paying for the suggested cards. */
export function whatIsLeft({ view, seat, suggestion }: Standing, w: Words): string {
  const move = suggestion?.move;
  if (move?.type !== 'pay') return '';
  const crew = view.crews[seat];
  const cost = move.cards.reduce((sum, id) => sum + (cardOf(id).cost ?? 0), 0);
  const { cats } = carriedBy([...known(crew.hand), ...move.cards]);
  return w.why.leaves(crew.fish - cost, crew.ready + cats);
}

/** Why this cat, and there. */
export function whyCat({ view, seat, suggestion }: Standing, w: Words): string {
  if (suggestion?.move.type !== 'rescue' || !suggestion.cells) return '';
  const { move, cells, map } = suggestion;
  const { boat, tiles } = view.crews[seat];
  const own = cellSet(cells);
  const rats = boatOf(boat).rats.filter((cell) => own.has(keyOf(cell))).length;
  const family = tileOf(move.tile).family;
  const joined = familyAt(
    tiles.filter(({ colour }) => colour === family).map((tile) => tile.cells),
    cells,
  );
  const reasons = [
    ...(map === null ? [] : [w.why.map]),
    ...(joined > 1 ? [w.why.joins(joined)] : []),
    ...(rats > 0 ? [w.why.rats(rats)] : []),
    ...(view.left.includes(move.tile) ? [w.why.cheap] : []),
  ];
  return reasons.length > 0 ? w.why.this(reasons.slice(0, MOST).join('; ')) : '';
}

type Cells = readonly (readonly [number, number])[];

const touch = (one: Cells, other: Cells): boolean =>
  one.some(([x, y]) => other.some(([a, b]) => Math.abs(x - a) + Math.abs(y - b) === 1));

/** How many cats of one colour would hang together with this one. */
function familyAt(others: readonly Cells[], cat: Cells): number {
  const found: Cells[] = [cat];
  for (let i = 0; i < found.length; i++)
    for (const other of others)
      if (!found.includes(other) && touch(found[i], other)) found.push(other);
  return found.length;
}

/** Why no further cat is rescued. */
export const whyPass = ({ view, seat }: Standing, { pass }: Words): string =>
  pass[lackOf(view, view.crews[seat])];
