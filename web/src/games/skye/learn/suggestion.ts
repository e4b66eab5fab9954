/** The guide's suggestion: the planned move of the lesson, or the server's best place. */
import type { Move, Placed, Skye, View } from '../types';
import type { TableStore } from '../../../wire/table.svelte';
import { botHint } from '../../../learn/bot-hint';
import { moveText } from './notation';

type Asked = Pick<TableStore<Skye>, 'hint' | 'legal' | 'seat'>;

/** A planned move, if it is still possible. */
function planned(view: View, seat: number, plan: readonly string[]): Move | null {
  if (view.round !== 1) return null;
  if (view.phase === 'price') {
    const found = plan
      .map((text) => /^axe (\w+), (\w+)=(\d+), (\w+)=(\d+)$/.exec(text))
      .find(Boolean);
    const stall = view.clans[seat].stall.map(({ tile }) => tile);
    if (!found || !stall.includes(found[1])) return null;
    const prices: [[string, number], [string, number]] = [
      [found[2], Number(found[3])],
      [found[4], Number(found[5])],
    ];
    return { type: 'price', seat, axe: found[1], prices };
  }
  if (view.phase !== 'buy') return null;
  const gold = view.clans[seat].gold ?? 0;
  const offers = view.clans.filter((_, of) => of !== seat).flatMap(({ stall }) => stall);
  const wanted = offers.find(({ tile }) => plan.includes(moveText({ type: 'buy', seat, tile })));
  return wanted && (wanted.price ?? 0) <= gold ? { type: 'buy', seat, tile: wanted.tile } : null;
}

/** The best place of the chosen tile, or of one that is not placed yet. */
async function place(
  table: Asked,
  hand: readonly string[],
  laid: readonly Placed[],
  chosen: string | null,
): Promise<Move | null> {
  const open = hand.filter((tile) => !laid.some((placed) => placed.tile === tile));
  const tiles = chosen !== null && open.includes(chosen) ? [chosen] : open;
  const after = laid.map((placed): Move => ({ type: 'place', seat: table.seat ?? 0, ...placed }));
  for (const tile of tiles) {
    const { moves, gains } = await table.legal(
      { type: 'place', tile },
      { gains: true, scratch: [...hand], after },
    );
    if (moves.length === 0) continue;
    return gains ? moves[gains.indexOf(Math.max(...gains))] : moves[0];
  }
  return null;
}

export async function suggest(
  table: Asked,
  view: View,
  plan: readonly string[],
  { laid, chosen }: { laid: readonly Placed[]; chosen: string | null },
): Promise<Move | null> {
  const seat = table.seat ?? 0;
  if (view.phase === 'build') {
    // A bot plans ahead, but does not know the staged tiles.
    const move = laid.length === 0 ? await botHint<Skye>(table) : null;
    if (move?.type === 'place' && (chosen === null || chosen === move.tile)) return move;
    return place(table, view.clans[seat].hand, laid, chosen);
  }
  return planned(view, seat, plan) ?? botHint<Skye>(table);
}
