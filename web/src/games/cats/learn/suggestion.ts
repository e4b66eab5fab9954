/** The guide's suggestion: the planned move of the lesson, or a bot's move. */
import { cardOf } from '../pieces/deck';
import { type Cell, type Family, boatOf, tileOf } from '../pieces/pieces';
import { keyOf } from '../pieces/poses';
import { poseFor } from '../board/nearest-fit';
import { middleOn, placeKey } from '../board/held-tile';
import { TREASURES, tileInHand } from '../table/state/task';
import type { Cats, Move, Place, View } from '../types';
import type { TableStore } from '../../../wire/table.svelte';
import { botHint } from '../../../learn/bot-hint';
import { readCell } from './notation';

/** A move and the place of its tile. */
export interface Suggestion {
  move: Move;
  tile: string | null;
  cells: readonly Cell[] | null;
  /** the cell under the centre of the tile */
  at: Cell | null;
  /** the map of its colour that it would cover */
  map: Family | null;
  /** cards that are kept because some must be, and not paid for */
  spare?: readonly string[];
}

/** The planned moves of a lesson, used if they are possible. */
export interface Plan {
  /** sets of cards to keep; the first available one counts */
  keep: readonly (readonly string[])[];
  pay: readonly string[];
  /** cats to rescue and their places */
  cats: readonly { tile: string; at: string }[];
  /** places of treasures and oshax */
  finds: readonly string[];
}

/** More than the number of places of any tile. */
const MOST = 2000;

type Asked = Pick<TableStore<Cats>, 'hint' | 'legal' | 'seat' | 'whyNot'>;

const bare = (move: Move): Suggestion => ({ move, tile: null, cells: null, at: null, map: null });

/** The place of a tile: as planned, or with the most points. */
async function placeOf(
  table: Asked,
  tile: string,
  planned: string | undefined,
): Promise<Place | null> {
  const { moves, gains } = await table.legal(
    { type: 'place' },
    { scratch: [tile], gains: true, most: MOST },
  );
  const places = moves.filter((move): move is Place => move.type === 'place');
  const wanted = planned && placeKey(planned.split(' ').map(readCell));
  const found = wanted && places.find(({ cells }) => placeKey(cells) === wanted);
  if (found) return found;
  if (places.length === 0) return null;
  return gains ? places[gains.indexOf(Math.max(...gains))] : places[0];
}

function lying(
  view: View,
  seat: number,
  move: Move,
  tile: string,
  cells: readonly Cell[],
): Suggestion {
  const pose = poseFor(tile, cells);
  const { family } = tileOf(tile);
  const map = family && boatOf(view.crews[seat].boat).maps[family];
  const isOnMap = map !== null && cells.some((cell) => keyOf(cell) === keyOf(map));
  return {
    move,
    tile,
    cells,
    at: pose && middleOn(tile, pose, cells),
    map: isOnMap ? family : null,
  };
}

/** The tile for a place if the table offers several. */
const tileFor = (tiles: readonly string[], cells: readonly Cell[]): string | null =>
  tiles.find((tile) => poseFor(tile, cells) !== null) ?? null;

async function rescue(
  table: Asked,
  view: View,
  seat: number,
  plan: Plan,
): Promise<Suggestion | null> {
  const { moves } = await table.legal({ type: 'rescue' }, { most: MOST });
  const can = (tile: string): Move | undefined =>
    moves.find((move) => move.type === 'rescue' && move.tile === tile);
  const planned = plan.cats.find(({ tile }) => can(tile));
  const move = (planned && can(planned.tile)) ?? (await botHint<Cats>(table));
  if (!move || move.type !== 'rescue') return move && bare(move);
  const place = await placeOf(table, move.tile, planned?.at);
  return place ? lying(view, seat, move, move.tile, place.cells) : bare(move);
}

/** A planned place for a treasure or an oshax, if it is legal now. */
async function find(table: Asked, seat: number, { finds }: Plan): Promise<Place | null> {
  for (const text of finds) {
    const cells = text.split(' ').map((cell): [number, number] => [...readCell(cell)]);
    const place: Place = { type: 'place', seat, cells };
    if ((await table.whyNot(place)).legal) return place;
  }
  return null;
}

async function onBoat(
  table: Asked,
  view: View,
  seat: number,
  plan: Plan,
): Promise<Suggestion | null> {
  const inHand = tileInHand(view);
  if (inHand !== null) {
    const planned = plan.cats.find(({ tile }) => tile === inHand);
    const place = await placeOf(table, inHand, planned?.at);
    return place && lying(view, seat, place, inHand, place.cells);
  }
  const move = (await find(table, seat, plan)) ?? (await botHint<Cats>(table));
  if (!move || move.type !== 'place') return move && bare(move);
  const tile = tileFor(view.question?.type === 'place_oshax' ? view.oshax : TREASURES, move.cells);
  return tile ? lying(view, seat, move, tile, move.cells) : bare(move);
}

export async function suggest(table: Asked, view: View, plan: Plan): Promise<Suggestion | null> {
  const seat = table.seat ?? 0;
  const crew = view.crews[seat];
  const known = (pile: { cards: string[] | null }): string[] => pile.cards ?? [];
  if (view.question !== null) return onBoat(table, view, seat, plan);
  switch (view.phase) {
    case 'keep': {
      const pack = known(crew.pack);
      const cards = plan.keep.find((set) => set.every((id) => pack.includes(id)));
      const move: Move | null = cards
        ? { type: 'keep', seat, cards: [...cards] }
        : await botHint<Cats>(table);
      if (move?.type !== 'keep') return move && bare(move);
      const isPlanned = known(crew.kept).every((id) => plan.keep.flat().includes(id));
      const spare = isPlanned ? move.cards.filter((id) => !plan.pay.includes(id)) : [];
      return { ...bare(move), spare };
    }
    case 'pay': {
      const kept = known(crew.kept);
      const cards = plan.pay.filter((id) => kept.includes(id));
      const cost = cards.reduce((sum, id) => sum + (cardOf(id).cost ?? 0), 0);
      if (cards.length >= 3 && cost <= crew.fish) return bare({ type: 'pay', seat, cards });
      break;
    }
    case 'lay':
      return bare({
        type: 'lay',
        seat,
        cards: known(crew.hand).filter((id) => cardOf(id).kind === 'rescue'),
      });
    case 'rescue':
      return rescue(table, view, seat, plan);
  }
  const move = await botHint<Cats>(table);
  return move && bare(move);
}
